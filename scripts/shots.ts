// Takes screenshots of every page, in both themes at four widths, into shots/: npm run shots -- [--only <part of a page's name>]
// With --readme: the two screenshots of the home page in README.md, into docs/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { allViews } from '../harness/pages.ts';
import { startSite } from '../harness/site-process.ts';
import { paths } from '../shared/paths.ts';
import { launchBrowser } from './look/browser.ts';
import { contactSheet, fileName, shotName, themes, widths } from './look/contact-sheet.ts';

const FOLDER = 'shots';

type Theme = (typeof themes)[number];

const { only = '', readme } = parseArgs({ options: { only: { type: 'string' }, readme: { type: 'boolean' } } }).values;
const views = allViews.filter(({ name }) => fileName(name).includes(only));

const site = await startSite();
const browser = await launchBrowser();
try {
  if (readme) await Promise.all(themes.map(shootForReadme));
  else await shootEverything();
} finally {
  await browser.close();
  await site.stop();
}

async function shootEverything(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  await Promise.all(themes.map(shootAll));
  writeFileSync(`${FOLDER}/index.html`, contactSheet(views.map(({ name }) => name)));
  console.log(`${FOLDER}/index.html: ${views.length} pages`);
}

/** The top of the home page, small enough for a repository. */
async function shootForReadme(theme: Theme): Promise<void> {
  const page = await openPage(theme);
  await page.setViewportSize({ width: 1600, height: 1300 });
  await page.goto(paths.home);
  await loadPictures(page);
  const file = `docs/home-${theme}.webp`;
  const { size } = await sharp(await page.screenshot())
    .resize(960)
    .webp({ quality: 70, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${size} bytes`);
}

async function shootAll(theme: Theme): Promise<void> {
  const page = await openPage(theme);
  for (const { name, open } of views) {
    await open(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await loadPictures(page);
      await page.screenshot({ path: `${FOLDER}/${shotName(name, width, theme)}`, fullPage: true });
    }
  }
}

/** A page without access to other sites, such as the maps service. */
async function openPage(theme: Theme): Promise<Page> {
  const page = await browser.newPage({ baseURL: site.url, colorScheme: theme, reducedMotion: 'reduce' });
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  return page;
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
