import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allViews, desktop, errorStatus, phone } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 360, 768, 1280];

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [errorStatus], reducedMotion: 'reduce' });

for (const { name, open } of allViews) {
  test(`${name} has no accessibility violation, small or large, light or dark`, async ({ page }) => {
    await open(page);
    const t0 = Date.now();
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
    }
    console.log(Date.now() - t0);
  });

  test(`${name} never scrolls sideways`, async ({ page }) => {
    await open(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${width} px`).toBe(0);
    }
  });
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
