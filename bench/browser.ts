import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';

/** A browser of its own, set up as in the tests; it trusts any certificate. */
export function startBrowser(...args: string[]): Promise<Browser> {
  const options = config.use?.launchOptions;
  return chromium.launch({ ...options, args: [...(options?.args ?? []), '--ignore-certificate-errors', ...args] });
}
