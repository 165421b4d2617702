import { company } from '../../content/company.ts';
import { desktop, errorStatus, phone, refusedQuote, view, zoomed } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { fillAndSendMessage } from '../support/contact.ts';
import { cookieSettings } from '../support/cookie-settings.ts';
import { expectUncovered } from '../support/covered.ts';
import { expectFocusShown, outOfOrder, tabThrough, tabTo } from '../support/focus.ts';
import { longRun } from '../support/long-run.ts';
import { expect, openPage, test } from '../support/test.ts';
import { testedViews, viewKinds } from '../support/views.ts';

test.use({ expectedErrors: [errorStatus] });

/** On wide screens the header differs and forms have columns; all else is as on phones. */
const wide = longRun ? viewKinds : [view(paths.home), view(paths.faq), refusedQuote];

for (const [viewport, views] of [
  [phone, testedViews],
  [desktop, wide],
] as const) {
  for (const { name, open } of views) {
    test.describe(`${name} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test('S10 · the phone number is large, uncovered and in view; Tab follows the reading order to the end of the page, and every stop is visible', async ({
        page,
      }) => {
        await open(page);
        await page.evaluate(() => scrollTo(0, 0));
        const dials = page.locator(`a[href="tel:${company.phone.e164}"]`, { hasText: company.phone.display });
        await expectUncovered(dials.filter({ visible: true }).first());
        expect((await dials.filter({ visible: true }).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThan(20);
        expect(outOfOrder(stops)).toEqual([]);
        const last = await cookieSettings(page).toggle.evaluate((toggle) => toggle.outerHTML.slice(0, 100));
        expect(stops.at(-1)?.name).toBe(last);
      });
    });
  }
}

for (const { name, open } of [view(paths.home), view(paths.contact)]) {
  test(`on ${name} at 400 % Tab reaches the end of the page, and every stop is visible`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await open(page);
    expect((await tabThrough(page)).length).toBeGreaterThan(20);
  });
}

test.describe('on a small screen', () => {
  test.use({ viewport: phone });

  test('the open menu closes when the Tab key leaves it, forwards or backwards', async ({ page }) => {
    await openPage(page, paths.home);
    const toggle = page.getByRole('banner').locator('summary');
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link').last());
    await tabTo(page, page.getByRole('main').getByRole('link').first());
    await expect(menu).toBeHidden();

    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expectFocusShown(page);
    await expect(menu).toBeHidden();
  });
});

test('a toast shows the focus, and its button closes it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, paths.contact);
  await fillAndSendMessage(page);
  const toast = page.locator('.toaster[data-kind]');
  await expect(toast).toBeVisible();
  await tabTo(page, toast.getByRole('button', { name: 'Melding sluiten' }));
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});
