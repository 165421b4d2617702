import { errorStatus, refusedQuote } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { elementsWithRole } from '../support/accessibility-tree.ts';
import { openPage } from '../support/open-page.ts';
import {
  confirmation,
  confirmedReference,
  fillQuote,
  messages,
  newQuote,
  quoteForm,
  SENT,
  sendButton,
  toast,
} from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: [errorStatus] });

test('the fields expose that they are required, and their descriptions', async ({ page }) => {
  await page.goto(paths.quote);
  await expect(quoteForm(page)).toMatchAriaSnapshot(`
    - form "Offerte aanvragen":
      - textbox "Naam"
      - textbox "Telefoonnummer"
      - textbox "E-mailadres"
      - textbox "Straat en huisnummer"
      - textbox "Postcode"
      - textbox "Plaats"
      - textbox "Beschrijving"
      - button /niet verplicht/
      - status
      - button
      - status
  `);
  for (const field of await elementsWithRole(page, 'textbox'))
    expect(field).toMatchObject({ required: true, invalid: 'false' });
  const hints = (await elementsWithRole(page, 'textbox')).map(({ description }) => description).filter(Boolean);
  expect(hints).toHaveLength(5);
});

for (const [who, refuse] of Object.entries({
  'the page': async (page) => {
    await openPage(page, paths.quote);
    await sendButton(page).click();
  },
  'the server': refusedQuote.open,
} satisfies Record<string, typeof refusedQuote.open>)) {
  test(`an error that ${who} finds is announced at once, in a list and at its field`, async ({ page }) => {
    await refuse(page);
    const items = Object.values(messages).map((message) => `\n- listitem:\n  - link "${message}"`);
    await expect(quoteForm(page).getByRole('alert')).toMatchAriaSnapshot(
      `- heading [level=3]\n- list:${items.join('').replaceAll('\n', '\n  ')}`,
    );
    expect(await elementsWithRole(page, 'alert')).toMatchObject([{ live: 'assertive', atomic: true }]);
    const fields = await elementsWithRole(page, 'textbox');
    for (const field of fields) expect(field).toMatchObject({ required: true, invalid: 'true' });
    const messagesOf = fields.map(({ description }) =>
      Object.values(messages).filter((text) => description.endsWith(text)),
    );
    expect(messagesOf.flat().toSorted()).toEqual(Object.values(messages).toSorted());
  });
}

test('a sent request is announced by existing live regions', async ({ page }) => {
  await openPage(page, paths.quote);
  expect(await elementsWithRole(page, 'status')).toMatchObject([
    { live: 'polite' },
    { live: 'polite' },
    { live: 'polite' },
  ]);
  await fillQuote(page, newQuote());
  await sendButton(page).click();
  await confirmedReference(page);
  await expect(confirmation(page)).toMatchAriaSnapshot(`
    - region "Bevestiging":
      - heading [level=2]
      - paragraph:
        - strong: /^AD-[A-Z0-9]{6}$/
      - list
      - paragraph:
        - link
  `);
  await expect(toast(page, SENT)).toBeVisible();
  const toasts = page.getByRole('region', { name: /^Meldingen/ });
  await expect(toasts).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - button "Melding sluiten"
        - text: ${SENT}
  `);
  expect(await elementsWithRole(page, 'region')).toContainEqual(
    expect.objectContaining({ name: expect.stringMatching(/^Meldingen/), live: 'polite' }),
  );
});
