import type { Page } from '@playwright/test';
import { messages, newQuote } from '../../harness/example-quote.ts';
import { desktop, errorStatus, menuLink, phone } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expectFocusShown, tabTo } from '../support/focus.ts';
import { leadsFrom } from '../support/leads.ts';
import {
  confirmationHeading,
  confirmedReference,
  errorSummary,
  field,
  quoteForm,
  sendButton,
} from '../support/quote.ts';
import { smallPhoto } from '../support/quote-photos.ts';
import { expect, test } from '../support/test.ts';

// Only keys: no pointer, and no focus set by script.

const [bitumen, bitumenPath] = menuLink('bitumen');
const banner = (page: Page) => page.getByRole('banner');

for (const [viewport, javaScriptEnabled] of [
  [phone, true],
  [desktop, true],
  [phone, false],
] as const) {
  test.describe(`by keyboard at ${viewport.width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport, expectedErrors: [errorStatus] });

    test('a service is found through the menu', async ({ page }) => {
      await page.goto(paths.home);
      if (viewport === phone) {
        await tabTo(page, banner(page).locator('summary'));
        await page.keyboard.press('Enter');
      } else {
        await tabTo(page, page.getByRole('button', { name: 'Onze Diensten' }));
      }
      await tabTo(page, banner(page).getByRole('link', { name: bitumen }).filter({ visible: true }));
      // Before it is hydrated the browser loads the page itself.
      if (javaScriptEnabled) await page.locator(':root[data-hydrated]').waitFor();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(bitumenPath);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport();
      // After a page load, screen readers start at the top anyway.
      if (javaScriptEnabled) await expect(heading).toBeFocused();
    });

    // On wide screens the same keys do the same.
    if (viewport === desktop) return;

    test('a quote is requested, refused, corrected and confirmed', async ({ page, site }) => {
      const quote = newQuote();
      const photo = { name: 'dak.png', mimeType: 'image/png', buffer: await smallPhoto() };
      page.on('filechooser', (chooser) => chooser.setFiles(photo));
      await page.goto(paths.quote);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
      await expectFocusShown(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();

      await fillByKeyboard(page, { ...quote, email: 'jan@', city: '' });
      await tabTo(page, field(page, 'files'));
      await page.keyboard.press('Enter');
      await expect(field(page, 'files')).toHaveValue(/dak\.png$/);
      await tabTo(page, sendButton(page));
      await page.keyboard.press('Enter');

      const summary = errorSummary(page);
      await expect(summary).toBeFocused();
      await expectFocusShown(page);
      expect(await leadsFrom(site, quote.email)).toEqual([]);
      await tabTo(page, summary.getByRole('link', { name: messages.email }));
      await page.keyboard.press('Enter');
      await expect(field(page, 'email')).toBeFocused();
      await expectFocusShown(page);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(quote.email);
      await tabTo(page, field(page, 'city'));
      await page.keyboard.type(quote.city);
      await page.keyboard.press('Enter');

      const reference = await confirmedReference(page);
      await expect(confirmationHeading(page)).toBeFocused();
      await expectFocusShown(page);
      expect(await leadsFrom(site, quote.email)).toMatchObject([{ reference, fields: quote }]);
    });
  });
}

/** Moves to each field by Tab, in the order of the form, and types its value. */
async function fillByKeyboard(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const names = await quoteForm(page)
    .locator('[required]')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ name }) => name));
  for (const name of names) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(values[name] ?? '');
  }
}
