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

/** Rejects an error of this name outside of any handler. */
const rejectIn = (page: Page, name: string) =>
  page.evaluate((name) => void setTimeout(() => Promise.reject(Object.assign(new Error(name), { name })), 0), name);

test('an uncaught error is reported once, without what was typed, and five at most', async ({ page, reports }) => {
  await hydratePage(page);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new RangeError('"Jan de Vries" at 06 12 34 56 78 is no jan@voorbeeld.nl');
    }),
  );
  await expect.poll(reports).toHaveLength(1);
  const version = await page.evaluate(() => Reflect.get(window, '__reactRouterManifest').version);
  expect(reports()[0]).toMatchObject({ page: paths.quote, message: 'RangeError', build: version });
  for (const name of 'aabcdefgh') await rejectIn(page, name);
  // At most five for a page view. They may arrive in another order than they were sent.
  await expect
    .poll(() =>
      reports()
        .map(({ message }) => message)
        .sort(),
    )
    .toEqual(['RangeError', 'a', 'b', 'c', 'd']);
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
