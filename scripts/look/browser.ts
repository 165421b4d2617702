import { chromium } from '@playwright/test';
import config from '../../playwright.config.ts';

/** Starts the browser that the tests use. */
export function launchBrowser() {
  return chromium.launch(config.use?.launchOptions);
}
