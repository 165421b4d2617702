import type { Locator, Page } from '@playwright/test';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { test as base } from './test.ts';
import { buildVariant } from './variant-site.ts';

// Nothing listens there: tests fulfil requests for the script themselves.
const ANALYTICS_SRC = 'http://127.0.0.1:9/meten.js';
const settings = { ANALYTICS_SRC, CONTACT_DELIVERY: 'on' };

/** The key that the script writes to every kind of browser storage. */
export const MEASURED = '_meten';

const script = `
  document.cookie = '${MEASURED}=1; Max-Age=1000; Path=/';
  localStorage.setItem('${MEASURED}', '1');
  sessionStorage.setItem('${MEASURED}', '1');
  globalThis.measured = true;`;

/**
 * Playwright's test with a site that has everything optional: an analytics script and delivery of contact messages.
 * `scriptRequests` are the requests for the script.
 */
export const test = base.extend<{ scriptRequests: string[] }, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const variant = buildVariant(settings);
      const site = await startSite({ root: variant.root, env: settings });
      await use(site);
      await site.stop();
      variant.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  scriptRequests: [
    async ({ page }, use) => {
      const requests: string[] = [];
      await page.route(ANALYTICS_SRC, (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: script });
      });
      await use(requests);
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
