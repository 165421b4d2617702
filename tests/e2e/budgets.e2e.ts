import type { Page, Request as PageRequest } from '@playwright/test';
import { servicePath } from '../../content/services/index.ts';
import { phone } from '../../harness/pages.ts';
import { pagePaths, paths } from '../../shared/paths.ts';
import { untilIdle } from '../support/idle.ts';
import { expect, hydratePage, test } from '../support/test.ts';

/** Maximum of compressed bytes that a phone loads. */
const budget = {
  /** HTML with the whole style sheet. Head and first screen arrive in the first round trip. */
  html: 17_000,
  home: 80_000,
  otherPage: 70_000,
  /** With a second picture, which is near enough to load with the first screen. */
  about: 86_000,
  /** The page, its font and picture; on home also the five pictures of its cards, fetched early. */
  requests: 8,
  script: 129_000,
  /** What a form adds: validation, sending, photos. */
  form: 60_000,
};

/** One page of each template. */
const kinds = [
  paths.home,
  servicePath('daklekkage'),
  paths.about,
  paths.faq,
  paths.quote,
  paths.contact,
  paths.privacy,
];

test.use({ viewport: phone, deviceScaleFactor: 2 });

test('the HTML and CSS of every page fit their budget', async ({ request }) => {
  for (const path of pagePaths) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect.soft(Number(response.headers()['content-length']), path).toBeLessThanOrEqual(budget.html);
  }
});

for (const path of kinds) {
  test(`${path} fits its budget of bytes and requests`, async ({ page }) => {
    await connect(page);
    const loaded = watch(page);
    await page.goto(path);
    await loaded.settled();
    expect(await loaded.bytes('document')).toBeLessThanOrEqual(budget.html);
    expect(loaded.count()).toBeLessThanOrEqual(budget.requests);
    const own: Readonly<Record<string, number>> = { [paths.home]: budget.home, [paths.about]: budget.about };
    expect(await loaded.bytes()).toBeLessThanOrEqual(own[path] ?? budget.otherPage);
    expect(await loaded.bytes('script')).toBe(0);
    const hasForm = (await page.locator('main form').count()) > 0;
    const code = budget.script + (hasForm ? budget.form : 0);
    expect(await loaded.bytes('fetch')).toBeLessThanOrEqual(hasForm ? code : 0);
    await hydratePage(page);
    await loaded.settled();
    // Code that was fetched ahead in time comes from the cache.
    const ahead = await loaded.bytes('fetch');
    expect((await loaded.bytes('script')) + ahead).toBeGreaterThan(50_000);
    expect(await loaded.bytes('script')).toBeLessThanOrEqual(code);
  });
}

/** Reports a 4G connection to the page: a browser that does not know its network loads lazy pictures from twice as far. */
async function connect(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 1_000_000,
    uploadThroughput: 1_000_000,
    connectionType: 'cellular4g',
  });
}

/** Counts a page's requests to the site, except for the icon, which browsers request at any time. */
function watch(page: Page) {
  const started = new Set<PageRequest>();
  const finished: PageRequest[] = [];
  page.on('request', (request) => started.add(request));
  page.on('requestfailed', (request) => started.delete(request));
  page.on('requestfinished', (request) => {
    started.delete(request);
    if (!request.url().endsWith('/favicon.svg')) finished.push(request);
  });
  return {
    /** Without the code that a page with a form fetches ahead, after everything else and without running it. */
    count: () => finished.filter((request) => request.resourceType() !== 'fetch').length,
    /** Resolves when no request is open and the page has had time to start another. */
    async settled(): Promise<void> {
      await expect
        .poll(async () => {
          await untilIdle(page);
          return started.size;
        })
        .toBe(0);
    },
    async bytes(type?: string): Promise<number> {
      const counted = finished.filter((request) =>
        type === undefined ? request.resourceType() !== 'fetch' : request.resourceType() === type,
      );
      const sizes = await Promise.all(counted.map((request) => request.sizes()));
      // From the cache, the browser reports a negative size.
      return sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0);
    },
  };
}
