import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Screen = { readonly width: number; readonly height: number };

/**
 * Expects that axe finds nothing on the page as it is: all rules in the light theme on each screen, and contrast alone
 * in the dark theme, which changes nothing but colours.
 */
export async function expectAccessible(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // Reduced motion: nothing is half faded in while its contrast is measured.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect.soft(await violations(page, RULES), `${screen.width} px, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect.soft(await violations(page, ['color-contrast']), `${screen.width} px, dark`).toEqual([]);
  }
}

async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'], preload: false });
  // The map is another site's page.
  const { violations } = await axe.exclude('iframe').setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
