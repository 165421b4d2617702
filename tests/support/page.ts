import type { Locator, Page } from '@playwright/test';

/** Delays the page's scripts, as a slow connection does, until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** The links in an element: text and path. */
export function linksIn(part: Locator): Promise<string[][]> {
  return part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent.trim(), link.getAttribute('href') ?? '']));
}

/** The bar above the header. */
export function topBar(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Direct contact' });
}

/** The strip below the footer. */
export function strip(page: Page): Locator {
  return page.getByRole('region', { name: 'Bedrijfsgegevens en instellingen' });
}

/** The top edge of an element, in pixels below the top of the viewport. */
export async function top(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

/** The bottom edge of an element, in pixels below the top of the viewport. */
export async function bottom(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}
