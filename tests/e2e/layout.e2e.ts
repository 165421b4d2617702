import type { Page } from '@playwright/test';
import { brokenWords, overflow, overlaps } from '../support/layout.ts';
import { allViews, errorStatus } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 768, 1280, 1920];

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of allViews) {
  test(`${name} fits narrow and wide screens, and text twice as large`, async ({ page }) => {
    await open(page);
    for (const width of widths) await expectFit(page, width, 'usual text');
    await page.setViewportSize({ width: 320, height: 900 });
    expect.soft(await brokenWords(page), 'words in two pieces, 320 px').toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [640, 1280]) await expectFit(page, width, 'large text');
  });
}

/** Expects no horizontal overflow and nothing lying over anything else. */
async function expectFit(page: Page, width: number, text: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await overflow(page), `pixels out of the page, ${width} px, ${text}`).toBe(0);
  expect.soft(await overlaps(page), `${width} px, ${text}`).toEqual([]);
}
