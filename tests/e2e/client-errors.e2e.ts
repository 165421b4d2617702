import type { Page } from '@playwright/test';
import { startSite } from '../../harness/site-process.ts';
import { clientErrorsPath, paths } from '../../shared/paths.ts';
import { untilIdle } from '../support/idle.ts';
import { openPage } from '../support/open-page.ts';
import { field, rulesPath } from '../support/quote.ts';
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

test('an uncaught error is reported once, without what was typed', async ({ page, reports }) => {
  await hydratePage(page);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new RangeError('"Jan de Vries" at 06 12 34 56 78 is no jan@voorbeeld.nl');
    }),
  );
  await throwIn(page, 'rejected');
  await throwIn(page, 'rejected');
  await expect.poll(() => reports().length).toBe(2);
  const version = await page.evaluate(() => Reflect.get(window, '__reactRouterManifest').version);
  expect(reports()[0]).toMatchObject({
    page: paths.quote,
    message: 'RangeError: … at # # # # # is no …',
    build: version,
  });
  expect(reports()[1]).toMatchObject({ message: 'TypeError: rejected' });
});

test('a page view reports five errors at most', async ({ page, reports }) => {
  await hydratePage(page);
  for (const letter of 'abcdefgh') await throwIn(page, letter);
  await expect.poll(() => reports().length).toBe(5);
  await openPage(page, page.url());
  await throwIn(page, 'next');
  await expect.poll(() => reports().at(-1)?.message).toBe('TypeError: next');
  expect(reports()).toHaveLength(6);
});

test('a hydration mismatch is reported with the number of React’s message', async ({ page, reports }) => {
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Vertaald';
  });
  await hydratePage(page);
  await expect.poll(() => reports()[0]?.message).toMatch(/^Error: Minified React error #418; visit \S+ for/);
  expect(reports()[0]?.source).toMatch(/^\/assets\/framework-\S+\.js:\d+:\d+$/);
});

test('a chunk that fails to load is reported with its file', async ({ page, reports }) => {
  await page.route(`**${rulesPath()}`, (route) => route.abort());
  await hydratePage(page);
  await field(page, 'name').focus();
  await expect.poll(() => reports()[0]).toMatchObject({ page: paths.quote, source: rulesPath() });
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

test('nothing is sent without an error', async ({ page, reports }) => {
  const beacons: string[] = [];
  page.on('request', (request) => request.url().endsWith(clientErrorsPath) && beacons.push(request.url()));
  await hydratePage(page);
  await untilIdle(page);
  expect(beacons).toEqual([]);
  expect(reports()).toEqual([]);
});
