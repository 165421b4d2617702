import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';

/** Launches a separate browser with the options of the tests. It accepts any certificate. */
export function startBrowser(...args: string[]): Promise<Browser> {
  const options = config.use?.launchOptions;
  return chromium.launch({ ...options, args: [...(options?.args ?? []), '--ignore-certificate-errors', ...args] });
}
