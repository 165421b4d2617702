import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { desktop, errorStatus, phone, refusedQuote, untilHydrated } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expect, test } from '../support/test.ts';

/** A part of the site in one state: `show` opens it and returns its element. */
type Look = { readonly name: string; readonly show: (page: Page) => Promise<Locator> };

const looks: readonly Look[] = [
  {
    name: 'header',
    async show(page) {
      await page.goto(paths.faq);
      return page.getByRole('banner');
    },
  },
  {
    name: 'header-on-a-phone',
    async show(page) {
      await page.setViewportSize(phone);
      await page.goto(paths.faq);
      return page.getByRole('banner');
    },
  },
  ...(['hover', 'focus'] as const).map((state) => ({
    name: `buttons-${state}`,
    async show(page: Page) {
      await page.goto(paths.about);
      const buttons = page.getByRole('main').locator('p:has(> .button)').last();
      await buttons.getByRole('link').first()[state]();
      return buttons;
    },
  })),
  {
    name: 'question-open',
    async show(page) {
      await page.goto(paths.faq);
      const question = page.locator('main .accordion-item').nth(1);
      await question.locator('summary').click();
      await untilHydrated(page);
      // Its text may change.
      for (const part of await question.locator('> *').all())
        await part.evaluate((text) => text.replaceChildren('Dak'));
      return question;
    },
  },
  {
    name: 'field-with-an-error',
    async show(page) {
      await refusedQuote.open(page);
      return page
        .locator('main form div')
        .filter({ has: page.getByLabel('E-mailadres') })
        .last();
    },
  },
];

test.use({
  viewport: desktop,
  // Allows the style that `stylePath` injects.
  bypassCSP: true,
  expectedErrors: [errorStatus],
  contextOptions: { reducedMotion: 'reduce' },
});

for (const theme of ['light', 'dark'] as const) {
  for (const { name, show } of looks) {
    test(`${name} looks the same as before, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      const part = await show(page);
      await expect(part).toHaveScreenshot(`${name}-${theme}.png`, {
        stylePath: fileURLToPath(new URL('looks/one-font.css', import.meta.url)),
        maxDiffPixelRatio: 0.002,
        threshold: 0.1,
      });
    });
  }
}
