import type { Page } from '@playwright/test';
import { newQuote } from '../../harness/example-quote.ts';
import { untilHydrated } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { holdCode } from '../support/page.ts';
import { errorSummary, expectTyped, field, fillQuote, sendButton } from '../support/quote.ts';
import { chosenPhotos, smallPhoto } from '../support/quote-photos.ts';
import { expect, hydratePage, test } from '../support/test.ts';

test.use({ expectedErrors: [/Minified React error #418/] });

/** What translators, password managers and blockers do to a page. */
const changes = {
  'a translator has wrapped its texts': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, option')) continue;
      const font = document.createElement('font');
      (text as ChildNode).replaceWith(font);
      font.append(`${text.nodeValue} (en)`);
    }
  },
  'a password manager has added an element after each field': () => {
    for (const input of document.querySelectorAll('main input')) input.after(document.createElement('div'));
  },
  'a blocker has removed an element': () => document.querySelector('main form p')?.remove(),
};

for (const [what, change] of Object.entries(changes)) {
  test(`typed text, photos, focus and scroll position survive when ${what}`, async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(paths.quote);
    const quote = newQuote();
    await fillQuote(page, quote);
    await field(page, 'files').setInputFiles([{ name: 'dak.png', mimeType: 'image/png', buffer: await smallPhoto() }]);
    await page.evaluate(change);
    await field(page, 'city').focus();
    const before = await page.evaluate(() => scrollY);
    release();
    await untilHydrated(page);
    await expect(field(page, 'city')).toBeFocused();
    await expectTyped(page, quote);
    await expect(chosenPhotos(page)).toContainText(['dak.png']);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
  });
}

test('a form on a page that is translated after hydration still shows its errors, and sends', async ({ page }) => {
  await page.goto(paths.quote);
  await hydratePage(page);
  await page.evaluate(changes['a translator has wrapped its texts']);
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeVisible();
  await fillQuote(page, newQuote());
  await expectNoCrash(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/verzonden=/);
  await expectNoCrash(page);
});

async function expectNoCrash(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText('Er ging iets mis');
}
