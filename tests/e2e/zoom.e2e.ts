import { view, zoomed } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { tabThrough } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: zoomed });

for (const { name, open } of [view(paths.home), view(paths.quote), view(paths.contact)]) {
  test(`on ${name} at 400 % Tab reaches the end of the page, and every stop is visible`, async ({ page }) => {
    await open(page);
    expect((await tabThrough(page)).length).toBeGreaterThan(20);
  });
}

test('the menu at 400 % shows its last link', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('banner').locator('summary').click();
  const last = page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
