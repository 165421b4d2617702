// Makes one picture per page for link previews, in public/social/: npm run social
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { readBuiltPages } from '../harness/built-pages.ts';
import config from '../playwright.config.ts';
import { fileNameOf, socialPictureSize } from '../shared/paths.ts';
import { cardOf } from './look/card.ts';

const FOLDER = 'public/social';

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const browser = await chromium.launch(config.use?.launchOptions);
const tab = await browser.newPage({ viewport: socialPictureSize });
for (const page of readBuiltPages()) {
  const { html, print } = cardOf(page);
  await tab.setContent(html);
  await tab.evaluate(() => document.fonts.ready);
  const { size } = await sharp(await tab.screenshot())
    .jpeg({ quality: 84, mozjpeg: true })
    .withExif({ IFD0: { ImageDescription: print } })
    .toFile(`${FOLDER}/${fileNameOf(page.path)}.jpg`);
  console.log(`${fileNameOf(page.path)}.jpg: ${size} bytes`);
}
await browser.close();
