import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { phone } from '../harness/pages.ts';

export const onPhone: BrowserContextOptions = { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Runs `work` with a page in a fresh context, without cache or storage. */
export async function withPage<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Throttles a page's CPU by a factor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
