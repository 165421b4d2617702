import { expectUncovered } from '../support/covered.ts';
import { untilIdle } from '../support/idle.ts';
import { leadsFrom, mailsOf } from '../support/leads.ts';
import { openPage } from '../support/open-page.ts';
import {
  backendClientPath,
  closeToast,
  confirmation,
  confirmedReference,
  expectEmpty,
  expectTyped,
  field,
  fieldNames,
  fillQuote,
  messages,
  newQuote,
  openFilledQuote,
  openForm,
  quoteForm,
  rulesPath,
  SENT,
  sendButton,
  sendQuotePath,
} from '../support/quote.ts';
import { expect, hydratePage, test } from '../support/test.ts';

/** Both pages with the form, each on one of the two screens: the form is the same. */
const places = [
  { path: '/', width: 360 },
  { path: '/offerte', width: 1280 },
];

for (const path of ['/', '/offerte']) {
  test(`Q1 · on ${path} the fields have their names and attributes`, async ({ page }) => {
    await page.goto(path);
    const attributes = ['type', 'inputmode', 'autocomplete', 'spellcheck'];
    const expected = {
      name: [null, null, 'name', null],
      email: ['email', 'email', 'email', 'false'],
      phone: ['tel', 'tel', 'tel', null],
      address: [null, null, 'address-line1', null],
      postalCode: [null, null, 'postal-code', 'false'],
      city: [null, null, 'address-level2', null],
      description: [null, null, null, null],
    };
    for (const [name, values] of Object.entries(expected)) {
      const found = await field(page, name).evaluate(
        (element, names) => names.map((attribute) => element.getAttribute(attribute)),
        attributes,
      );
      expect(found, name).toEqual(values);
      await expect(field(page, name), `${name} has a label`).toHaveAccessibleName(/\w/);
      await expect(field(page, name)).toHaveAttribute('required', '');
    }
    await expect(field(page, 'description')).toHaveJSProperty('tagName', 'TEXTAREA');
    const files = await field(page, 'files').evaluate((input: HTMLInputElement) => [
      input.type,
      input.multiple,
      input.accept,
      input.hasAttribute('capture'),
    ]);
    expect(files).toEqual(['file', true, 'image/*', false]);
  });
}

for (const { path, width } of places) {
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('Q2, Q3, Q4 · an empty form gets every message; filled in, it is confirmed, stored once and mailed twice', async ({
      page,
      site,
    }) => {
      await openPage(page, path);
      await openForm(page);
      await sendButton(page).click();

      const summary = quoteForm(page).getByRole('alert');
      await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
      await expect(summary.getByRole('heading')).toBeFocused();
      await expectUncovered(summary.getByRole('heading'));
      await expect(page).toHaveTitle(/^Fout: /);
      for (const [name, message] of Object.entries(messages)) {
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${message}$`));
        await summary.getByRole('link', { name: message }).click();
        await expect(field(page, name)).toBeFocused();
        await expectUncovered(field(page, name));
      }

      const quote = newQuote();
      await fillQuote(page, quote);
      await sendButton(page).click();
      await closeToast(page, SENT);
      const reference = await confirmedReference(page);
      await expect(confirmation(page).getByRole('heading')).toBeFocused();
      await expectUncovered(confirmation(page).getByRole('heading'));
      await expectEmpty(page);
      await expect(page).not.toHaveTitle(/Fout/);

      const stored = await leadsFrom(site, quote.email);
      expect(stored).toMatchObject([{ reference, kind: 'quote', fields: { ...quote, files: [] } }]);
      const mails = await mailsOf(site, reference);
      expect(mails.firm).toContain(`Reply-To: ${quote.name} <${quote.email}>`);
      expect(mails.visitor).toContain(`To: ${quote.email}`);
    });
  });
}

test('Q2 · the message for a long name or description states the maximum', async ({ page }) => {
  await openPage(page, '/offerte');
  const quote = newQuote();
  await fillQuote(page, { ...quote, name: 'é'.repeat(101), description: '🏠'.repeat(1001) });
  await sendButton(page).click();
  await expect(quoteForm(page).getByRole('alert').getByRole('link')).toHaveText([
    'Naam mag maximaal 100 karakters bevatten',
    'Beschrijving mag maximaal 1000 karakters bevatten',
  ]);
  await fillQuote(page, { name: 'é'.repeat(100), description: '🏠'.repeat(1000) });
  await expect(quoteForm(page).getByRole('alert')).toHaveCount(0);
});

test('Q2 · invalid fields are revalidated on input, valid ones only on submit', async ({ page }) => {
  await openPage(page, '/offerte');
  const quote = newQuote();
  await fillQuote(page, { ...quote, email: 'jan@', city: '' });
  await sendButton(page).click();
  const summary = quoteForm(page).getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([messages.email, messages.city]);

  await field(page, 'email').fill('jan@voorbeeld');
  await expect(summary.getByRole('link')).toHaveText([messages.email, messages.city]);
  await field(page, 'email').fill(quote.email);
  await expect(summary.getByRole('link')).toHaveText([messages.city]);
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
  await field(page, 'name').fill('');
  await expect(summary.getByRole('link')).toHaveText([messages.city]);
  await field(page, 'city').fill('Haarlem');
  await expect(summary).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Fout/);
});

test('Q3 · while it is sent, the button reads Verzenden... and is disabled', async ({ page }) => {
  const response = Promise.withResolvers<void>();
  await page.route(`**${sendQuotePath}`, async (route) => {
    await response.promise;
    await route.continue();
  });
  const quote = await openFilledQuote(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Verzenden...');
  await expect(sendButton(page)).toBeDisabled();
  await expect(quoteForm(page).getByRole('status').filter({ hasText: 'Bezig met verzenden' })).toHaveCount(1);
  await expectTyped(page, quote);
  response.resolve();
  await confirmedReference(page);
  await openForm(page);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).not.toHaveText('Verzenden...');
});

test('Q5 · the call is as specified', async ({ page, site }) => {
  const quote = await openFilledQuote(page);
  await field(page, 'name').fill(`  ${quote.name} `);
  const sent = page.waitForRequest(`**${sendQuotePath}`);
  await sendButton(page).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.url()).toBe(`${site.url}/functions/v1/send-contact-email`);
  expect(request.postDataJSON()).toEqual({ ...quote, files: [] });
  const headers = await request.allHeaders();
  expect(headers.apikey).toBe('sb_publishable_local');
  expect(headers['content-type']).toBe('application/json');
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  await confirmedReference(page);
});

test('Q7 · /offerte explains in three steps what to expect', async ({ page }) => {
  await page.goto('/offerte');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Wat u kunt verwachten' }) });
  await expect(section.getByRole('listitem')).toHaveCount(3);
});

test('Q8 · the backend client and the rules load on the first focus in a form, and store nothing in local storage', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openPage(page, '/offerte');
  await untilIdle(page);
  expect(scripts).not.toContain(backendClientPath());
  expect(scripts).not.toContain(rulesPath());
  await field(page, 'name').focus();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining([backendClientPath(), rulesPath()]));

  await fillQuote(page, newQuote());
  await sendButton(page).click();
  await confirmedReference(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the draft of a request survives a reload, and is deleted once the request is sent', async ({ page }) => {
  const draft = () => page.evaluate(() => sessionStorage.getItem('offerte-concept'));
  const quote = await openFilledQuote(page);
  await page.reload();
  await hydratePage(page);
  await expectTyped(page, quote);
  expect(await draft()).toContain(quote.description.split('\n')[0]);

  await sendButton(page).click();
  await confirmedReference(page);
  expect(await draft()).toBeNull();
  await page.reload();
  await hydratePage(page);
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue('');
});
