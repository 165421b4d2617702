import { errorStatus, notFound, refusedQuote, sendMessage } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { thanks } from '../support/contact.ts';
import { openPage } from '../support/open-page.ts';
import { confirmedReference, fillQuote, newQuote, quoteForm, SENT, sendButton, toast } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

const narrow = { width: 320, height: 640 };
const middle = { width: 768, height: 1024 };
const wide = { width: 1280, height: 900 };
const screens = [narrow, middle, wide];

test.use({ viewport: narrow, expectedErrors: [errorStatus] });

test('the menu of small screens is accessible while open', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
  await expectAccessible(page, [narrow, middle]);
});

test('the services menu is accessible while open', async ({ page }) => {
  await page.setViewportSize(wide);
  await openPage(page, paths.home);
  await page.getByRole('button', { name: 'Onze Diensten' }).focus();
  await expect(page.locator('#diensten-menu')).toBeVisible();
  await expectAccessible(page, [wide]);
});

test('questions are accessible while open', async ({ page }) => {
  await openPage(page, paths.faq);
  await page.locator('main summary').first().click();
  await expect(page.locator('main details > p').first()).toBeVisible();
  await expectAccessible(page, screens);
});

test('the cookie settings are accessible while open', async ({ page }) => {
  await openPage(page, paths.faq);
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie-instellingen' })).toBeVisible();
  await expectAccessible(page, screens);
});

test('an invalid quote form is accessible', async ({ page }) => {
  await openPage(page, paths.quote);
  await sendButton(page).click();
  await expect(quoteForm(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page, screens);
});

for (const { name, open } of [refusedQuote, notFound]) {
  test(`${name} is accessible on the narrowest and on middle-sized screens`, async ({ page }) => {
    await open(page);
    await expectAccessible(page, [narrow, middle]);
  });
}

test('a confirmed quote request is accessible, with its toast', async ({ page }) => {
  await openPage(page, paths.quote);
  await fillQuote(page, newQuote());
  await sendButton(page).click();
  await confirmedReference(page);
  await expect(toast(page, SENT)).toBeVisible();
  // The key that leads to the notices; what has the focus stays.
  await page.keyboard.press('Alt+T');
  await expectAccessible(page, screens);
  await expect(toast(page, SENT)).toBeVisible();
});

test('a message that has been sent is accessible', async ({ page }) => {
  await openPage(page, paths.contact);
  await sendMessage(page);
  await expect(thanks(page)).toBeVisible();
  await expectAccessible(page, [narrow]);
});
