import type { Page } from '@playwright/test';
import { expectUncovered } from '../support/covered.ts';
import { openPage } from '../support/open-page.ts';
import { field } from '../support/quote.ts';
import { startSite } from '../support/site-process.ts';
import { test as base, expect } from '../support/test.ts';
import { buildVariant } from '../support/variant-site.ts';

// Nothing listens there: each test answers for the script itself.
const ANALYTICS_SRC = 'http://127.0.0.1:9/meten.js';

const test = base.extend<{ asked: string[] }, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const variant = buildVariant({ ANALYTICS_SRC });
      const site = await startSite({ root: variant.root, env: { ANALYTICS_SRC } });
      await use(site);
      await site.stop();
      variant.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The requests for the analytics script. */
  asked: [
    async ({ page }, use) => {
      const asked: string[] = [];
      await page.route(ANALYTICS_SRC, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.measured = true;' });
      });
      await use(asked);
    },
    { auto: true },
  ],
});

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const measured = (page: Page) => page.evaluate(() => 'measured' in globalThis);

test('S8 · the bar gives two equal answers, and nothing is loaded or kept before one', async ({ page, asked }) => {
  await openPage(page, '/faq');
  await expect(bar(page)).toBeVisible();
  const looks = await bar(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, height } = getComputedStyle(button);
        return { color, backgroundColor, borderColor, fontSize, fontWeight, height };
      }),
    );
  await expect(bar(page).getByRole('button')).toHaveText(['Weigeren', 'Accepteren']);
  expect(looks[0]).toEqual(looks[1]);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], '']);
});

test('S8 · the script is loaded once it is accepted, and on later visits without asking', async ({ page, asked }) => {
  await openPage(page, '/faq');
  await bar(page).getByRole('button', { name: 'Accepteren' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => measured(page)).toBe(true);
  await openPage(page, '/over-ons');
  await expect.poll(() => measured(page)).toBe(true);
  await expect(bar(page)).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

test('S8 · a refusal is kept, and can be changed in the settings', async ({ page, asked }) => {
  await openPage(page, '/faq');
  await bar(page).getByRole('button', { name: 'Weigeren' }).click();
  await expect(bar(page)).toHaveCount(0);
  await openPage(page, '/over-ons');
  await expect(bar(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accepteren' }).click();
  await expect.poll(() => measured(page)).toBe(true);
});

test('L3 · a choice is kept for a year', async ({ page, asked }) => {
  await page.addInitScript(() => {
    localStorage.setItem('consent', `${Date.now() - 1} granted`);
  });
  await openPage(page, '/faq');
  await expect(bar(page)).toBeVisible();
  expect(asked).toEqual([]);
});

for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
  test(`L3 · ${signal} is a refusal, whatever was accepted before`, async ({ page, asked }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
      localStorage.setItem('consent', `${Date.now() + 1e6} granted`);
    }, signal);
    await openPage(page, '/faq');
    await page.waitForLoadState('networkidle');
    await expect(bar(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('S8, S10 · the bar covers neither the phone number nor what has the focus', async ({ page }) => {
      await openPage(page, '/offerte');
      await expect(bar(page)).toBeVisible();
      await expectUncovered(page.locator('a[href^="tel:"]').filter({ visible: true }).first());
      for (const name of ['name', 'postalCode', 'description']) {
        await field(page, name).focus();
        await expectUncovered(field(page, name));
      }
    });
  });
}
