import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths.ts';
import { allViews, desktop, errorStatus, phone, sendMessage } from '../support/pages.ts';
import { expect, test, wakePage } from '../support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of allViews) {
  test(`${name} is accessible on small and large screens, by day and by night`, async ({ page }) => {
    await open(page);
    for (const screen of [phone, desktop]) {
      await page.setViewportSize(screen);
      await expectAccessible(page);
    }
  });
}

test('the menu of small screens is accessible while open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.home);
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the services menu is accessible while open', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Onze Diensten' }).hover();
  await expect(page.locator('#diensten-menu')).toBeVisible();
  await expectAccessible(page);
});

test('questions and the cookie settings are accessible while open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.faq);
  await page.locator('main summary').first().click();
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie-instellingen' })).toBeVisible();
  await expectAccessible(page);
});

test('a sent message is accessible, with its notice', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.contact);
  await wakePage(page);
  await sendMessage(page);
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await expectAccessible(page);
});

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion nothing is half faded in while its contrast is measured.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).options({
      runOnly: RULES,
      resultTypes: ['violations'],
      preload: false,
    });
    // The map is another's page.
    const { violations } = await axe.exclude('iframe').setLegacyMode(true).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect.soft(found, `${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([]);
  }
}
