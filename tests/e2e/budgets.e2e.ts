import type { Page, Request } from '@playwright/test';
import { servicePath } from '../../content/services/index.ts';
import { pagePaths, paths } from '../../shared/paths.ts';
import { phone } from '../support/pages.ts';
import { expect, test, wakePage } from '../support/test.ts';

/** Compressed bytes at most, of what a phone loads. */
const budget = {
  /** With the styles; what the first round trip of a connection carries. */
  html: 14_000,
  home: 90_000,
  otherPage: 75_000,
  requests: 6,
  script: 125_000,
  /** What comes with the first focus in a form: its rules, and the client of the backend. */
  form: 55_000,
};

const QUIET_MS = 400;

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: phone, deviceScaleFactor: 2 });

for (const path of pagePaths) {
  test(`${path} fits its budget of bytes and requests`, async ({ page }) => {
    const loaded = watch(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await loaded.bytes('document')).toBeLessThanOrEqual(budget.html);
    expect(loaded.count()).toBeLessThanOrEqual(budget.requests);
    expect(await loaded.bytes()).toBeLessThanOrEqual(path === paths.home ? budget.home : budget.otherPage);
    expect(await loaded.bytes('script')).toBe(0);
  });
}

for (const path of [paths.home, servicePath('bitumen'), paths.quote, paths.contact, paths.faq]) {
  test(`the code of ${path} fits its budget, at the first sign of a visitor and the first focus in a form`, async ({
    page,
  }) => {
    const loaded = watch(page);
    await page.goto(path);
    await wakePage(page);
    await loaded.settled();
    const script = await loaded.bytes('script');
    expect(script).toBeGreaterThan(50_000);
    expect(script).toBeLessThanOrEqual(budget.script);

    const field = page.getByLabel('Naam', { exact: true });
    if ((await field.count()) === 0) return;
    await field.focus();
    await loaded.settled();
    const more = (await loaded.bytes('script')) - script;
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThanOrEqual(budget.form);
  });
}

/** Counts what a page asks the site for; its icon is the browser's own affair. */
function watch(page: Page) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/favicon.svg')) requests.push(request);
  });
  return {
    count: () => requests.length,
    /** Resolves when nothing more has come for a while. */
    async settled(): Promise<void> {
      for (let before = -1; before < requests.length; ) {
        before = requests.length;
        await page.waitForTimeout(QUIET_MS);
      }
    },
    async bytes(type?: string): Promise<number> {
      const counted = requests.filter((request) => type === undefined || request.resourceType() === type);
      const sizes = await Promise.all(counted.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
}
