import { newQuote } from '../../harness/example-quote.ts';
import { desktop } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expectAccessible, narrow } from '../support/accessible.ts';
import { cookieSettings } from '../support/cookie-settings.ts';
import { confirmedReference, errorSummary, field, fillQuote, SENT, sendButton, toast } from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ viewport: narrow });

test('the menu of small screens is accessible while open', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
  await expectAccessible(page, [narrow]);
});

test('the services menu is accessible while open', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, paths.home);
  await page.getByRole('button', { name: 'Onze Diensten' }).focus();
  await expect(page.locator('#diensten-menu')).toBeVisible();
  await expectAccessible(page, [desktop]);
});

test('a question and the cookie settings are accessible while open', async ({ page }) => {
  await openPage(page, paths.faq);
  await page.locator('main .accordion-item > summary').nth(1).click();
  await cookieSettings(page).toggle.click();
  await expect(page.locator('main .accordion-item > p').nth(1)).toBeVisible();
  await expect(cookieSettings(page).content).toBeVisible();
  await expectAccessible(page);
});

test('an invalid quote form with a photo is accessible, and so is the confirmation of a valid one with its toast', async ({
  page,
}) => {
  await openPage(page, paths.quote);
  await field(page, 'files').setInputFiles({ name: 'dak.png', mimeType: 'image/png', buffer: await smallPhoto() });
  await page.getByRole('button', { name: 'Verwijder dak.png' }).waitFor();
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeVisible();
  await expectAccessible(page);

  await fillQuote(page, newQuote());
  await sendButton(page).click();
  await confirmedReference(page);
  await expect(toast(page, SENT)).toBeVisible();
  // With the focus in it the toast stays.
  await toast(page, SENT).getByRole('button', { name: 'Melding sluiten' }).focus();
  await expectAccessible(page);
  await expect(toast(page, SENT)).toBeVisible();
});
