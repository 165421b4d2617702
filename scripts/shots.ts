// Takes screenshots of every page, in both themes at four widths, into shots/: npm run shots -- [--only <part of a page's name>]
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { allViews } from '../harness/pages.ts';
import { startSite } from '../harness/site-process.ts';
import config from '../playwright.config.ts';

const FOLDER = 'shots';
const WIDTHS = [360, 768, 1280, 1920];
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;

const site = await startSite();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  await Promise.all(themes.map(shootAll));
} finally {
  await browser.close();
  await site.stop();
}

async function shootAll(theme: Theme): Promise<void> {
  const page = await browser.newPage({ baseURL: site.url, colorScheme: theme, reducedMotion: 'reduce' });
  for (const { name, open } of allViews) {
    const file = name.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    if (!file.includes(only)) continue;
    await open(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await loadPictures(page);
      await page.screenshot({ path: `${FOLDER}/${file}-${width}-${theme}.png`, fullPage: true });
    }
  }
}

/** Loads lazy pictures at once instead of when they scroll into view. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.complete && picture.naturalWidth > 0),
  );
}
