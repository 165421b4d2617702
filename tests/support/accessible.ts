import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktop } from '../../harness/pages.ts';
import { longRun } from './long-run.ts';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Screen = { readonly width: number; readonly height: number };

export const narrow: Screen = { width: 320, height: 640 };
const middle: Screen = { width: 768, height: 1024 };

/**
 * Expects that axe finds nothing wrong with the page in its current state: all rules on the first screen in the light
 * theme, what colours and width change on the last one in the dark theme. The long run checks both on every screen, and
 * on one of middle size.
 */
export async function expectAccessible(page: Page, screens: readonly Screen[] = [narrow, desktop]): Promise<void> {
  const inLight = longRun ? [...screens, middle] : screens.slice(0, 1);
  const inDark = longRun ? [...screens, middle] : screens.slice(-1);
  for (const screen of inLight) await expectNoViolation(page, screen, 'light', RULES);
  for (const screen of inDark) await expectNoViolation(page, screen, 'dark', ['color-contrast', 'target-size']);
}

async function expectNoViolation(page: Page, screen: Screen, colorScheme: 'light' | 'dark', rules: string[]) {
  await page.setViewportSize(screen);
  // Reduced motion, so that nothing is fading in while its contrast is measured.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // A link that has half scrolled under the header is no small target.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await violations(page, rules), `${screen.width} px, ${colorScheme}`).toEqual([]);
}

async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'], preload: false });
  // The map is another site's page.
  const { violations } = await axe.exclude('iframe').setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
