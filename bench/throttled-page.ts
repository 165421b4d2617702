import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { phone } from '../tests/support/pages.ts';

export const onPhone: BrowserContextOptions = { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Lets `work` use a page of a visitor who has never been here. */
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

/** Makes a page's processor so many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
