import { messages, newQuote } from '../../harness/example-quote.ts';
import { untilHydrated } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expectUncovered } from '../support/covered.ts';
import { leadsFrom, mailsOf } from '../support/leads.ts';
import {
  closeToast,
  confirmationHeading,
  confirmedReference,
  errorSummary,
  expectEmpty,
  expectTyped,
  field,
  fillQuote,
  openFilledQuote,
  openForm,
  quoteForm,
  SENT,
  sendButton,
  sendQuotePath,
} from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { expect, hydratePage, openPage, test } from '../support/test.ts';

/** Both pages with the form, each on one of the two screens: the form is the same. */
const places = [
  { path: '/', width: 360 },
  { path: '/offerte', width: 1280 },
];

for (const { path, width } of places) {
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('Q2, Q3, Q4, Q5 · an empty form gets every message; filled in, it is sent by the specified call, confirmed, stored once and mailed twice', async ({
      page,
      site,
    }) => {
      await openPage(page, path);
      await sendButton(page).click();

      const summary = errorSummary(page);
      await expect(summary.getByRole('link')).toHaveText(Object.values(messages));
      await expect(summary).toBeFocused();
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
      await fillQuote(page, { ...quote, name: `  ${quote.name} ` });
      const sent = page.waitForRequest(`**${sendQuotePath}`);
      await sendButton(page).click();
      const request = await sent;
      expect(request.method()).toBe('POST');
      expect(request.url()).toBe(`${site.url}/functions/v1/send-contact-email`);
      expect(request.postDataJSON()).toEqual({ ...quote, files: [] });
      const headers = await request.allHeaders();
      expect(headers.apikey).toBe('sb_publishable_local');
      expect(headers['content-type']).toBe('application/json');
      await closeToast(page, SENT);
      const reference = await confirmedReference(page);
      await expect(confirmationHeading(page)).toBeFocused();
      await expectUncovered(confirmationHeading(page));
      await expect(page).toHaveTitle(/^Aanvraag ontvangen/);
      await page.reload();
      expect(await confirmedReference(page)).toBe(reference);
      await hydratePage(page);
      await expectEmpty(page);
      await page.goBack();
      expect(await confirmedReference(page)).toBe(reference);

      const stored = await leadsFrom(site, quote.email);
      expect(stored).toMatchObject([{ reference, kind: 'quote', fields: { ...quote, files: [] } }]);
      const mails = await mailsOf(site, reference);
      expect(mails.firm).toContain(`Reply-To: ${quote.name} <${quote.email}>`);
      expect(mails.visitor).toContain(`To: ${quote.email}`);
    });
  });
}

test('Q2 · invalid fields are revalidated on input, valid ones only on submit', async ({ page }) => {
  await openPage(page, '/offerte');
  const quote = newQuote();
  await fillQuote(page, { ...quote, email: 'jan@', city: '' });
  await sendButton(page).click();
  const summary = errorSummary(page);
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

test('Q3, 47 · while it is sent, the button reads Verzenden... and is disabled; two submits at once are one request', async ({
  page,
}) => {
  let sends = 0;
  const response = Promise.withResolvers<void>();
  await page.route(`**${sendQuotePath}`, async (route) => {
    sends++;
    await response.promise;
    await route.continue();
  });
  const quote = await openFilledQuote(page);
  await field(page, 'files').setInputFiles({ name: 'dak.png', mimeType: 'image/png', buffer: await smallPhoto() });
  await quoteForm(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(sendButton(page)).toHaveText('Verzenden...');
  await expect(sendButton(page)).toBeDisabled();
  await expect(quoteForm(page).getByRole('button', { name: 'Verwijder dak.png' })).toBeDisabled();
  // A correction would not be sent.
  await expect(field(page, 'phone')).not.toBeEditable();
  await expect(quoteForm(page).getByRole('status').filter({ hasText: 'Bezig met verzenden' })).toHaveCount(1);
  await expectTyped(page, quote);
  response.resolve();
  await confirmedReference(page);
  expect(sends).toBe(1);
  await openForm(page);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).not.toHaveText('Verzenden...');
});

test('Q5 · where the browser blocks all storage, what is typed outlives a visit to another page, and is sent', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  const quote = await openFilledQuote(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(paths.faq);
  await page.goBack();
  await expectTyped(page, quote);
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields: quote }]);
});

test('the draft of a request is back after a reload without a touch, and deleted once the request is sent; that of the next request outlives a reload of the confirmation', async ({
  page,
}) => {
  const draft = () => page.evaluate(() => sessionStorage.getItem('offerte-concept'));
  const quote = await openFilledQuote(page);
  await page.reload();
  await expectTyped(page, quote);
  await untilHydrated(page);
  await sendButton(page).click();
  await confirmedReference(page);
  expect(await draft()).toBeNull();
  await expectEmpty(page);

  const next = newQuote();
  await fillQuote(page, next);
  await page.goBack();
  await confirmedReference(page);
  await page.reload();
  await hydratePage(page);
  await openForm(page);
  await expectTyped(page, next);
});
