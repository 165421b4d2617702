import type { Locator, Page } from '@playwright/test';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { test as base } from './test.ts';
import { buildVariant } from './variant-site.ts';

// Nothing listens there: tests fulfil requests for the script themselves.
const ANALYTICS_SRC = 'http://127.0.0.1:9/meten.js';

/** The key that the script writes to every kind of browser storage. */
export const MEASURED = '_meten';

const script = `
  document.cookie = '${MEASURED}=1; Max-Age=1000; Path=/';
  localStorage.setItem('${MEASURED}', '1');
  sessionStorage.setItem('${MEASURED}', '1');
  globalThis.measured = true;`;

/** Playwright's test with a site that has an analytics script; `asked` are the requests for it. */
export const test = base.extend<{ asked: string[] }, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const variant = buildVariant({ ANALYTICS_SRC });
      const site = await startSite({ root: variant.root, env: { ANALYTICS_SRC } });
      await use(site);
      await site.stop();
      variant.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  asked: [
    async ({ page }, use) => {
      const asked: string[] = [];
      await page.route(ANALYTICS_SRC, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: script });
      });
      await use(asked);
    },
    { auto: true },
  ],
});

/** The cookie consent bar. */
export function consentBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Cookies', exact: true });
}

/** Whether the script has run in the page. */
export function isMeasured(page: Page): Promise<boolean> {
  return page.evaluate(() => 'measured' in globalThis);
}
