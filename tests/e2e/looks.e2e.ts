import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { desktop, errorStatus, phone, refusedQuote, untilHydrated } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { field } from '../support/quote.ts';
import { sendWithPhotos, smallPhoto, uploadStatus } from '../support/quote-photos.ts';
import { expect, hydratePage, openPage, test } from '../support/test.ts';

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
      const button = buttons.getByRole('link').first();
      await button[state]();
      // Not earlier: hydration would put the texts back.
      await hydratePage(page);
      await buttons.evaluate(shortenTexts);
      await pin(buttons);
      await button[state]();
      return buttons;
    },
  })),
  {
    name: 'photos-arrived',
    async show(page) {
      await page.setViewportSize(phone);
      await openPage(page, paths.quote);
      const names = ['dak.png', 'foto_van_het_hele_dak_met_de_schoorsteen_en_de_goot.png', 'goot.png'];
      const photos = names.map(async (name, index) => ({
        name,
        mimeType: 'image/png',
        buffer: await smallPhoto(60 + index),
      }));
      await field(page, 'files').setInputFiles(await Promise.all(photos));
      await sendWithPhotos(page);
      await expect(uploadStatus(page)).toHaveText(/^Alle 3/);
      return page.locator('.confirmation ul');
    },
  },
  {
    name: 'question-open',
    async show(page) {
      await page.goto(paths.faq);
      const question = page.locator('main .accordion-item').nth(1);
      await question.locator('summary').click();
      await untilHydrated(page);
      await page.mouse.move(0, 0);
      // Texts may change.
      for (const part of await question.locator('> *').all())
        await part.evaluate((text) => text.replaceChildren('Dak'));
      await pin(question);
      return question;
    },
  },
  {
    name: 'field-with-an-error',
    async show(page) {
      await refusedQuote.open(page);
      return page.locator('main form div:has(> [name="email"])').last();
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

for (const { name, show } of looks) {
  test(`${name} looks the same as before, light and dark`, async ({ page }) => {
    const part = await show(page);
    await part.evaluate(drawHyphensWithFont);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.soft(part).toHaveScreenshot(`${name}-${colorScheme}.png`, {
        stylePath: fileURLToPath(new URL('looks/one-font.css', import.meta.url)),
        maxDiffPixelRatio: 0.002,
        threshold: 0.1,
      });
    }
  });
}

/** Takes a part out of the page, on the page's ground: what stands above would move it by parts of a pixel. */
function pin(part: Locator): Promise<void> {
  return part.evaluate((element: HTMLElement) => {
    Object.assign(element.style, {
      background: 'var(--paper)',
      // The last row of pixels may be half its own.
      boxShadow: '0 0 0 2px var(--paper)',
      position: 'fixed',
      top: '300px',
      left: '0',
      width: '500px',
      zIndex: '11',
    });
  });
}

/** Replaces hyphens, which Besley lacks (art/font.mjs): the machine's font would draw them. */
function drawHyphensWithFont(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replaceAll('-', '–') ?? '';
}

/** Replaces every text, because it may change. */
function shortenTexts(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) texts.currentNode.nodeValue = 'Dak';
}
