import type { Page } from '@playwright/test';
import { messages, newQuote } from '../../harness/example-quote.ts';
import { leadsFrom } from '../support/leads.ts';
import { holdCode } from '../support/page.ts';
import {
  confirmedReference,
  errorSummary,
  expectEmpty,
  expectTyped,
  field,
  fillQuote,
  quoteForm,
  sendButton,
} from '../support/quote.ts';
import { chosenPhotos } from '../support/quote-photos.ts';
import { expect, hydratePage, test } from '../support/test.ts';

/** Posts a form with an invalid mail address and city; the code of the page in response is still delayed. */
async function openRefused(page: Page) {
  const quote = newQuote();
  const release = await holdCode(page);
  await page.goto('/offerte');
  await fillQuote(page, { ...quote, email: 'jan@', city: '' });
  await sendButton(page).click();
  await expect(page).toHaveTitle(/^Fout: /);
  return { quote, release };
}

test.use({ expectedErrors: [/422 \(Unprocessable/] });

test('a photo dropped into its field shows at once, without any other sign of the visitor', async ({ page }) => {
  await page.goto('/offerte');
  await field(page, 'files').setInputFiles([{ name: 'dak.png', mimeType: 'image/png', buffer: Buffer.from('x') }]);
  await expect(chosenPhotos(page)).toContainText(['dak.png']);
});

test('text and photos entered before hydration are kept and sent', async ({ page, site }) => {
  const release = await holdCode(page);
  const quote = newQuote();
  await page.goto('/');
  await fillQuote(page, quote);
  await field(page, 'files').setInputFiles([{ name: 'dak.png', mimeType: 'image/png', buffer: Buffer.from('x') }]);
  release();
  await hydratePage(page);
  await expectTyped(page, quote);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('offerte-concept'))).toContain(quote.name);
  await expect(field(page, 'description')).toBeFocused();
  await expect(chosenPhotos(page)).toContainText(['dak.png']);
  await quoteForm(page).getByRole('button', { name: 'Verwijder dak.png' }).click();
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields: quote }]);
});

test('a rejected form post is corrected and sent after hydration, and the form is then empty', async ({
  page,
  site,
}) => {
  const { quote, release } = await openRefused(page);
  release();
  await hydratePage(page);
  await expect(errorSummary(page).getByRole('link')).toHaveText([messages.email, messages.city]);
  await expectTyped(page, { ...quote, email: 'jan@', city: '' });

  await fillQuote(page, { email: quote.email, city: quote.city });
  await expect(page).not.toHaveTitle(/Fout/);
  await sendButton(page).click();
  const reference = await confirmedReference(page);
  await expectEmpty(page);
  expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields: quote }]);
});

test('Q2 · a correction typed on a rejected form before hydration stays, is validated after it, and keeps the focus', async ({
  page,
}) => {
  const { quote, release } = await openRefused(page);
  await field(page, 'city').pressSequentially('Haar');
  release();
  await hydratePage(page);
  await expect(field(page, 'city')).toBeFocused();
  await page.keyboard.type('lem');
  await expectTyped(page, { ...quote, email: 'jan@', city: 'Haarlem' });
  await expect(errorSummary(page).getByRole('link')).toHaveText([messages.email]);
  await expect(field(page, 'city')).not.toHaveAttribute('aria-invalid');
});
