import type { Page } from '@playwright/test';
import { errorStatus, testedViews } from '../../harness/pages.ts';
import { pagePaths } from '../../shared/paths.ts';
import { brokenWords, overflow, overlaps } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 768, 1280, 1920];

test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of testedViews) {
  test(`${name} fits narrow and wide screens, and text of twice the size`, async ({ page }) => {
    await open(page);
    for (const width of widths) await expectFit(page, width, 'usual text');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [640, 1280]) await expectFit(page, width, 'large text');
  });
}

test('no word of any page is too long for a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of pagePaths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await overflow(page), path).toBe(0);
    expect.soft(await brokenWords(page), `words in two pieces on ${path}`).toEqual([]);
  }
});

/** Expects that the page does not scroll sideways and that no element covers another. */
async function expectFit(page: Page, width: number, text: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await overflow(page), `pixels of overflow, ${width} px, ${text}`).toBe(0);
  expect.soft(await overlaps(page), `${width} px, ${text}`).toEqual([]);
}
