import type { Page } from '@playwright/test';
import { desktop, errorStatus } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { cookieSettings } from '../support/cookie-settings.ts';
import { holdCode, strip } from '../support/page.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const theme = (page: Page, name: string) => strip(page).getByRole('radio', { name });

test.use({ viewport: desktop, colorScheme: 'light', expectedErrors: [errorStatus] });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('S8 · the theme switch is in the strip below the footer, and the cookie settings open and close by mouse and by keyboard', async ({
      page,
    }) => {
      await page.goto(paths.about);
      const byDay = await colors(page);
      await theme(page, 'Donker').check();
      const byNight = await colors(page);
      expect(byNight).not.toEqual(byDay);
      await theme(page, 'Licht').check();
      expect(await colors(page)).toEqual(byDay);
      await theme(page, 'Systeem').check();
      expect(await colors(page)).toEqual(byDay);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await colors(page)).toEqual(byNight);

      if (javaScriptEnabled) await hydratePage(page);
      const { toggle, content } = cookieSettings(page);
      await expect(content).toBeHidden();
      await toggle.click();
      await expect(content).toBeVisible();
      await expect(content).toContainText('Niet in gebruik');
      if (javaScriptEnabled) await expect(content).toBeInViewport({ ratio: 1 });
      await toggle.click();
      await expect(content).toBeHidden();

      await toggle.focus();
      for (const visible of [true, false]) {
        await page.keyboard.press('Enter');
        await expect(content).toBeVisible({ visible });
      }
    });
  });
}

test('S8 · a chosen theme is remembered on every page, before hydration too, until the system’s is chosen', async ({
  page,
}) => {
  await page.goto(paths.about);
  await hydratePage(page);
  await theme(page, 'Donker').check();
  const byNight = await colors(page);

  const release = await holdCode(page);
  await page.goto(paths.faq);
  expect(await colors(page)).toEqual(byNight);
  release();
  await hydratePage(page);
  await expect(theme(page, 'Donker')).toBeChecked();
  expect(await colors(page)).toEqual(byNight);

  await theme(page, 'Systeem').check();
  await page.reload();
  expect(await colors(page)).not.toEqual(byNight);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

/** The page's computed colours. */
function colors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
}
