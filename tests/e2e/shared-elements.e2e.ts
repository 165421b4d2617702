import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { desktop, menuLink, phone } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { fillAndSendMessage } from '../support/contact.ts';
import { cookieSettings } from '../support/cookie-settings.ts';
import { bottom, linksIn, strip, top, topBar } from '../support/page.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const toasts = (page: Page) => page.locator('.toaster[data-kind]');

for (const screen of [phone, desktop]) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen });

    test('S1 · the header stays in view and its logo leads home', async ({ page }) => {
      await page.goto(paths.faq);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => top(page.getByRole('banner'))).toBe(0);
      await page.getByRole('banner').getByRole('link', { name: company.name }).click();
      await expect(page).toHaveURL(paths.home);
    });

    test('S8 · there is a bar with phone, mail and WhatsApp above the header, and a strip below the footer', async ({
      page,
    }) => {
      await page.goto(paths.privacy);
      expect(await bottom(topBar(page))).toBeLessThanOrEqual(await top(page.getByRole('banner')));
      expect(await linksIn(topBar(page))).toEqual([
        [company.phone.display, `tel:${company.phone.e164}`],
        [company.email, `mailto:${company.email}`],
        ['WhatsApp', `https://wa.me/${company.whatsapp.e164.slice(1)}`],
      ]);
      await expect(topBar(page)).toContainText('24/7');

      expect(await top(strip(page))).toBe(await bottom(page.getByRole('contentinfo')));
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(Math.abs((await bottom(strip(page))) - end)).toBeLessThan(1);
      for (const fact of [company.legalName, company.address.street, `KvK ${company.kvk}`, company.vatId]) {
        await expect(strip(page)).toContainText(fact);
      }
      await expect(strip(page).getByRole('radio')).toHaveCount(3);
      await expect(cookieSettings(page).toggle).toBeVisible();
    });

    test('S3 · the current page is marked, visually and for assistive technology', async ({ page }) => {
      const openMenu = async () => {
        if (screen === phone) await page.getByRole('banner').locator('summary').click();
        else await page.getByRole('button', { name: 'Onze Diensten' }).hover();
      };
      const link = (name: string) => page.getByRole('banner').getByRole('link', { name }).filter({ visible: true });
      const expectCurrent = async (name: string, path: string) => {
        const current = page.getByRole('banner').locator('[aria-current="page"]:visible');
        await expect(current).toHaveCount(1);
        await expect(current).toHaveAttribute('href', path);
        await expect.poll(async () => (await color(link(name))) !== (await color(link('Contact')))).toBe(true);
      };
      await page.goto(paths.about);
      await openMenu();
      await expectCurrent('Over Ons', paths.about);
      const [name, path] = menuLink('bitumen');
      await link(name).click();
      await expect(page).toHaveURL(path);
      await page.mouse.move(20, 700);
      await openMenu();
      await expectCurrent(name, path);
    });
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`S9 · toasts follow the system's theme, ${theme}, until one is chosen`, async ({ page }) => {
    const other = theme === 'light' ? 'Donker' : 'Licht';
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(paths.contact);
    await hydratePage(page);
    await fillAndSendMessage(page);
    await expect(toasts(page)).toBeVisible();
    const ground = () => toasts(page).evaluate((toast) => getComputedStyle(toast).backgroundColor);
    const before = await ground();
    await strip(page).getByRole('radio', { name: other }).check();
    await expect.poll(ground).not.toBe(before);
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await strip(page).getByRole('radio', { name: 'Systeem' }).check();
    expect(await ground()).not.toBe(before);
  });
}

test.describe('at 1280 px', () => {
  test.use({ viewport: desktop });

  test('S10 · the header shows the phone number, in one row, and scrolling moves nothing in it', async ({ page }) => {
    const banner = page.getByRole('banner');
    const number = banner.locator('a[href^="tel:"]:visible');
    const lefts = () =>
      banner
        .locator('a:visible, button:visible')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(paths.faq);
      await expect(number).toHaveText(company.phone.display);
      const before = await lefts();
      await page.mouse.wheel(0, 30);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await lefts()).toEqual(before);
      await expect(number).toBeInViewport({ ratio: 1 });
      expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect((await banner.boundingBox())?.height).toBeLessThan(80);
    }
  });
});

function color(element: ReturnType<Page['locator']>): Promise<string> {
  return element.evaluate((link) => getComputedStyle(link).color);
}
