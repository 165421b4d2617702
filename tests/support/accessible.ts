import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Screen = { readonly width: number; readonly height: number };

/** Expects that axe has nothing to say of the page as it stands, on each of these screens, by day and by night. */
export async function expectAccessible(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion nothing is half faded in while its contrast is measured.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await violations(page), `${screen.width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ['violations'], preload: false });
  // The map is another's page.
  const { violations } = await axe.exclude('iframe').setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
