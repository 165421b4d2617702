import type { Page } from '@playwright/test';
import { phone, untilHydrated } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { holdCode } from '../support/page.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const START = ['0+', '0%', '0+', '24/7'];
const END = ['2500+', '98%', '35+', '24/7'];

const counters = (page: Page) => page.locator('.counters');
/** What is seen; the end values stay in the page for print and assistive technology. */
const figures = (page: Page) => counters(page).locator('dd > [aria-hidden], dd:not(:has([aria-hidden]))');

test.use({ viewport: phone });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]) {
  test(`H1 · at ${viewport.width} × ${viewport.height} the first screen has the call button, the roof’s parts and the first row of fields`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(paths.home);
    const hero = page.locator('.hero');
    for (const part of [
      hero.locator('a[href^="tel:"]').first(),
      ...['Pannen', 'Goot'].map((name) => hero.getByRole('link', { name })),
      ...['name', 'phone', 'email'].map((name) => hero.locator(`[name="${name}"]`)),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test('H1 · on a phone the first screen has the call button and beside it the way to the form', async ({ page }) => {
  await page.goto(paths.home);
  const hero = page.locator('.hero');
  await expect(hero.locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 });
  const toForm = hero.locator('a[href^="#"].button');
  await expect(toForm).toBeInViewport({ ratio: 1 });
  await toForm.click();
  await expect(hero.locator('[name="name"]')).toBeInViewport();
});

test('H3 · they count up from zero, in 1500 to 2000 ms, once 30% of them is in view', async ({ page }) => {
  await openWithCode(page);
  await expect(figures(page)).toHaveText(START);
  await expect(counters(page).locator('dd')).toContainText(END);
  await page.emulateMedia({ media: 'print' });
  expect((await counters(page).locator('dd').allInnerTexts()).toSorted()).toEqual(END.toSorted());
  await page.emulateMedia({ media: null });
  await showShare(page, 0.25);
  await page.clock.runFor(2500);
  await expect(figures(page)).toHaveText(START);

  await showShare(page, 0.35);
  await startCounting(page);
  await page.clock.runFor(700);
  const [roofs = 0] = await values(page);
  expect(roofs).toBeGreaterThan(0);
  expect(roofs).toBeLessThan(2500);
  await page.clock.runFor(700);
  const [moreRoofs = 0] = await values(page);
  expect(moreRoofs).toBeGreaterThan(roofs);
  expect(moreRoofs).toBeLessThan(2500);
  await page.clock.runFor(600);
  await expect(figures(page)).toHaveText(END);

  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.runFor(100);
  await showShare(page, 0.5);
  await page.clock.runFor(100);
  await expect(figures(page), 'they count once').toHaveText(END);
});

test('H3 · counters in view at hydration keep their end values', async ({ page }) => {
  const release = await holdCode(page);
  await page.clock.install();
  await page.goto(paths.home);
  await showShare(page, 0.5);
  await page.mouse.move(1, 1);
  await page.mouse.move(5, 5);
  await expect(figures(page)).toHaveText(END);
  release();
  await untilHydrated(page);
  await seenByObservers(page);
  await page.clock.runFor(100);
  await expect(figures(page)).toHaveText(END);
  await page.clock.runFor(1000);
  await expect(figures(page)).toHaveText(END);
});

test('H3 · with reduced motion the end values are shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithCode(page);
  await expect(figures(page)).toHaveText(END);
  await showShare(page, 0.5);
  await page.clock.runFor(500);
  await expect(figures(page)).toHaveText(END);
});

test('on a phone the font of running text is used once it is there', async ({ page }) => {
  const font = Promise.withResolvers<void>();
  await page.route('**/public-sans*.woff2', async (route) => {
    await font.promise;
    await route.continue();
  });
  await Promise.all([page.waitForRequest(/public-sans/), page.goto(paths.home)]);
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await family()).not.toContain('"Public Sans",');
  font.resolve();
  await expect.poll(family).toContain('"Public Sans",');
});

test.describe('a font that cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('on a phone is no script error', async ({ page }) => {
    await page.route('**/public-sans*.woff2', (route) => route.abort());
    await Promise.all([page.waitForEvent('requestfailed'), page.goto(paths.home)]);
    await expect(page.locator('html[data-loaded]')).toHaveCount(0);
  });
});

/** Opens the page and its code, and stops its clock. */
async function openWithCode(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(paths.home);
  await hydratePage(page);
  await seenByObservers(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Scrolls until this fraction of the counters is in the viewport. */
async function showShare(page: Page, share: number): Promise<void> {
  await counters(page).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy(0, top + height * part - innerHeight);
  }, share);
  await seenByObservers(page);
}

/** Waits until the page's intersection observers have fired: they fire in the order of creation. */
async function seenByObservers(page: Page): Promise<void> {
  await counters(page).evaluate(
    (element) => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(element)),
  );
}

/** Lets the first frame of the counting start. */
async function startCounting(page: Page): Promise<void> {
  await page.clock.runFor(16);
}

async function values(page: Page): Promise<number[]> {
  return (await figures(page).allInnerTexts()).map((text) => Number.parseInt(text, 10));
}
