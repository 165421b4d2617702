import { phone, strip } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { tabThrough, tabTo } from '../support/focus.ts';
import { overflow } from '../support/layout.ts';
import { openPage } from '../support/open-page.ts';
import { consentBar, test } from '../support/optional-site.ts';
import { smallTargets } from '../support/targets.ts';
import { expect } from '../support/test.ts';

test('the bar is a region with two buttons, and accessible', async ({ page }) => {
  await openPage(page, paths.faq);
  await expect(consentBar(page)).toMatchAriaSnapshot(`
    - region "Cookies":
      - paragraph
      - button "Weigeren"
      - button "Accepteren"
  `);
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('the settings with their two answers are accessible', async ({ page }) => {
  await openPage(page, paths.faq);
  await strip(page).getByRole('button', { name: 'Cookie-instellingen' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Cookie-instellingen":
      - button "Sluiten"
      - button "Weigeren"
      - button "Accepteren"
  `);
  await expectAccessible(page);
});

for (const viewport of [phone, { width: 320, height: 256 }]) {
  test.describe(`at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test('the bar covers no element that Tab reaches', async ({ page }) => {
      await openPage(page, paths.quote);
      await expect(consentBar(page)).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await tabThrough(page);
    });
  });
}

test('the question can be answered by keyboard', async ({ page }) => {
  await openPage(page, paths.quote);
  await tabTo(page, consentBar(page).getByRole('button', { name: 'Weigeren' }));
  await page.keyboard.press('Enter');
  await expect(consentBar(page)).toHaveCount(0);
});
