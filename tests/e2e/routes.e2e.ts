import type { Page } from '@playwright/test';
import { desktop, missingPath } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const OOPS = 'Oops! Page not found';
test.use({ viewport: desktop });

test.describe('inside the site', () => {
  test.use({ expectedErrors: [new RegExp(missingPath)] });

  test('R2 · client-side navigation to an unknown path shows the not-found page and is logged in the console', async ({
    page,
  }) => {
    await page.goto(paths.home);
    await hydratePage(page);
    const logged = page.waitForEvent('console', (message) => message.text().includes(missingPath));
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, missingPath);
    await expectNotFoundPage(page);
    expect((await logged).type()).toBe('error');
    await page.goBack();
    await expect(page.getByRole('form', { name: 'Offerte aanvragen' })).toBeVisible();
  });
});

test('R3 · a new page starts at its top, and Back and Forward restore the scroll position', async ({ page }) => {
  await page.goto(paths.about);
  await hydratePage(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(paths.faq);
  await expect.poll(() => scrolled(page)).toBe(0);
  // The sheet of all pages stays the first: it orders the layers of all.
  expect(await page.locator('style').first().innerHTML()).toContain('@layer base');

  await page.goBack();
  await expect(page).toHaveURL(paths.about);
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(paths.faq);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('R3 · a link to an anchor scrolls to it before hydration', async ({ page }) => {
  await page.goto(paths.terms);
  await page.getByRole('link', { name: 'Artikel 7' }).click();
  await expectAtAnchor(page, 'Artikel 7');
});

test('R3 · Back shows the page of its address before the code runs too', async ({ page }) => {
  await page.goto(paths.about);
  await hydratePage(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(paths.contact);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Contact/);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(paths.about);
  await expect(heading).toHaveText(/^Dakdekkers/);
});

test('R3 · a link to an anchor scrolls to it after hydration; Back from it, and from another page, restores the scroll position', async ({
  page,
}) => {
  await page.goto(paths.terms);
  await hydratePage(page);
  await page.getByRole('link', { name: 'Artikel 7' }).click();
  await expectAtAnchor(page, 'Artikel 7');
  const anchor = await scrolled(page);
  await page.goto(paths.home);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(anchor);
  await hydratePage(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.terms);
  await expect.poll(() => scrolled(page)).toBe(0);
});

async function expectNotFoundPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OOPS);
  await expect(page.locator('main').getByRole('link', { name: 'home' })).toHaveAttribute('href', paths.home);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Expects that an anchor's heading is at the top of the viewport, below the sticky header. */
async function expectAtAnchor(page: Page, heading: string): Promise<void> {
  const top = async (selector: ReturnType<Page['getByRole']>) => (await selector.boundingBox())?.y ?? -1;
  const header = await page.getByRole('banner').boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(() => top(page.getByRole('heading', { name: heading }))).toBeGreaterThanOrEqual(below);
  expect(await top(page.getByRole('heading', { name: heading }))).toBeLessThan(below + 100);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
