// Takes pictures of every page, in both themes at four widths, into shots/: npm run shots -- [--only <part of a page's name>]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { allViews } from '../tests/support/pages.ts';
import { startSite } from '../tests/support/site-process.ts';
import { launchBrowser } from './look/browser.ts';
import { contactSheet, fileName, shotName, themes, widths } from './look/contact-sheet.ts';

const FOLDER = 'shots';

const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;
const views = allViews.filter(({ name }) => fileName(name).includes(only));

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const site = await startSite();
const browser = await launchBrowser();
try {
  await Promise.all(themes.map(shootAll));
} finally {
  await browser.close();
  await site.stop();
}
writeFileSync(`${FOLDER}/index.html`, contactSheet(views.map(({ name }) => name)));
console.log(`${FOLDER}/index.html: ${views.length} pages`);

async function shootAll(theme: (typeof themes)[number]): Promise<void> {
  const page = await browser.newPage({ baseURL: site.url, colorScheme: theme, reducedMotion: 'reduce' });
  // Nothing but the site itself is reached: the map service is another's.
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  for (const { name, open } of views) {
    await open(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await loadPictures(page);
      await page.screenshot({ path: `${FOLDER}/${shotName(name, width, theme)}`, fullPage: true });
    }
  }
}

/** Loads what would else wait until it is scrolled into view. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.complete && picture.naturalWidth > 0),
  );
}
