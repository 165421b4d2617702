import type { Page } from '@playwright/test';
import { servicePath } from '../../content/services/index.ts';
import { desktop } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { untilIdle } from '../support/idle.ts';
import { expect, hydratePage, test } from '../support/test.ts';

test.use({ viewport: desktop });

test('D2 · client-side navigation to a service shows the same content and head as its own page', async ({ page }) => {
  const path = servicePath('dakisolatie');
  await page.goto('/');
  await hydratePage(page);
  // Through another service: its head must leave nothing behind.
  for (const through of [servicePath('dakgoten'), path]) {
    await page.getByRole('button', { name: 'Onze Diensten' }).hover();
    await page.locator(`#diensten-menu a[href="${through}"]`).click();
    await expect(page).toHaveURL(through);
    await page.mouse.move(5, 700);
  }
  await untilIdle(page);
  const navigated = await shown(page);
  await page.goto(path);
  expect(navigated).toEqual(await shown(page));
});

test('the style sheet of services, which stays after navigation, leaves the pictures of other pages as they are', async ({
  page,
}) => {
  const cuts = () =>
    page.locator('main .slope').evaluateAll((slopes) =>
      slopes.map((slope) => {
        const { maskImage, width } = getComputedStyle(slope);
        return [maskImage, width];
      }),
    );
  await page.goto(paths.about);
  const own = await cuts();
  await page.goto(servicePath('dakgoten'));
  await hydratePage(page);
  await page.getByRole('banner').getByRole('link', { name: 'Over Ons' }).click();
  await expect(page).toHaveURL(paths.about);
  await expect.poll(cuts).toEqual(own);
});

/** The text of a page, and what its head says to search engines and in link previews. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const meta = document.querySelectorAll<HTMLMetaElement>('meta[name="description"], meta[property^="og:"]');
    const canonical = document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]');
    return [
      document.title,
      ...[...canonical].map(({ href }) => href),
      ...[...meta].map(({ content }) => content).sort(),
      document.querySelector('main')?.textContent ?? '',
    ];
  });
}
