import type { Page } from '@playwright/test';
import { startSite } from '../../harness/site-process.ts';
import { paths } from '../../shared/paths.ts';
import { test as base, expect, hydratePage } from '../support/test.ts';

/** A server per test, because it logs at most ten reports per address. */
const test = base.extend<{ reports: () => Record<string, string>[] }>({
  reports: async ({ page }, use) => {
    const site = await startSite();
    await page.goto(`${site.url}${paths.quote}`);
    await use(() => logged(site.output()));
    await site.stop();
  },
});

test.use({ expectedErrors: [/./] });

/** The page errors that a server has logged. */
function logged(output: string): Record<string, string>[] {
  const entries = output.split('\n').filter((line) => line.includes('"page-error"'));
  return entries.map((line) => JSON.parse(line));
}

/** Throws outside of any handler. */
const throwIn = (page: Page, message: string) =>
  page.evaluate((text) => void setTimeout(() => Promise.reject(new TypeError(text)), 0), message);

test('an uncaught error is reported once, without what was typed, and five at most', async ({ page, reports }) => {
  await hydratePage(page);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new RangeError('"Jan de Vries" at 06 12 34 56 78 is no jan@voorbeeld.nl');
    }),
  );
  await throwIn(page, 'rejected');
  await throwIn(page, 'rejected');
  for (const letter of 'abcdefgh') await throwIn(page, letter);
  await expect.poll(() => reports().length, { message: 'at most five for a page view' }).toBe(5);
  const version = await page.evaluate(() => Reflect.get(window, '__reactRouterManifest').version);
  expect(reports()[0]).toMatchObject({
    page: paths.quote,
    message: 'RangeError: … at # # # # # is no …',
    build: version,
  });
  expect(reports()[1]).toMatchObject({ message: 'TypeError: rejected' });
});

test('a page whose entry module fails to load is reported too', async ({ page, reports }) => {
  await page.route('**/assets/entry*.js', (route) => route.abort());
  await page.mouse.move(1, 1);
  await page.mouse.move(5, 5);
  await expect.poll(() => reports()[0]).toMatchObject({ page: paths.quote, message: 'TypeError' });
  expect(reports()[0]?.source).toMatch(/^\/assets\/entry\.client-\S+\.js$/);
  expect(reports()[0]?.build).not.toBe('other');
  expect(reports()).toHaveLength(1);
});
