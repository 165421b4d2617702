import type { Page } from '@playwright/test';
import { desktop, errorStatus, phone, view, viewKinds } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { tabThrough } from '../support/focus.ts';
import { clipped, overflow, overlaps } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

/** What is left of 1280 × 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of viewKinds) {
  test.describe(`${name} at 400 %`, () => {
    test.use({ viewport: zoomed });

    test('scrolls in one direction only, and sticky elements don’t cover the page', async ({ page }) => {
      await open(page);
      expect(await overflow(page)).toBe(0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      expect(await readableShare(page)).toBeGreaterThan(0.75);
    });
  });

  test(`${name} clips no words with text spacing`, async ({ page }) => {
    await open(page);
    // The values of WCAG 1.4.12.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }
      `);
      document.adoptedStyleSheets.push(spacing);
    });
    for (const screen of [phone, desktop]) {
      await page.setViewportSize(screen);
      expect.soft(await overflow(page), `pixels out of the page, ${screen.width} px`).toBe(0);
      expect.soft(await overlaps(page), `${screen.width} px`).toEqual([]);
      expect.soft(await clipped(page), `${screen.width} px`).toEqual([]);
    }
  });
}

for (const { name, open } of [view(paths.home), view(paths.quote), view(paths.contact)]) {
  test.describe(`${name} at 400 %`, () => {
    test.use({ viewport: zoomed });

    test('Tab reaches the end of the page, and every stop is visible', async ({ page }) => {
      await open(page);
      expect((await tabThrough(page)).length).toBeGreaterThan(20);
    });
  });
}

test.describe('the menu at 400 %', () => {
  test.use({ viewport: zoomed });

  test('shows its last link', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('banner').locator('summary').click();
    const last = page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

/** Which share of the view's middle line shows what scrolls with the page. */
function readableShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, row) => document.elementFromPoint(innerWidth / 2, row));
    return rows.filter((element) => !stays(element)).length / rows.length;
  });
}
