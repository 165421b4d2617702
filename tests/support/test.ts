import { test as base, expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../harness/pages.ts';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';

export { expect };

type WorkerFixtures = {
  /** Environment variables of the server. */
  serverEnv: Readonly<Record<string, string>>;
  site: SiteProcess;
};

type Fixtures = {
  /** Fails a test on any console error or uncaught exception, except those it expects. */
  expectedErrors: RegExp[];
};

/** Playwright's test with a real server, which all tests of a worker share. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ serverEnv }, use) => {
      const site = await startSite({ env: serverEnv });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(error.message));
    await use(page);
    expect(errors, 'console errors').toEqual([]);
  },
});

/** Waits until the page is hydrated, which the first interaction starts. */
export async function hydratePage(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(5, 5);
  await untilHydrated(page);
}

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydratePage(page);
}
