// Makes the icons in public/ from favicon.svg: npm run icons
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { hexToken, token } from './look/tokens.ts';

const mark = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8').match(/<path[^>]*>/)?.[0];

/** Between the accents of both themes: contrasts with light and dark browser bars. */
const middleTone = token('accent', 'light')
  .mix(token('accent', 'dark'), 0.4, { space: 'oklch' })
  .to('srgb')
  .toString({ format: 'hex' });

const app = (size: number, view: number, corner = 0) =>
  png(size, drawing(hexToken('on-accent', 'light'), view, hexToken('accent', 'light'), corner));

const icons = {
  // Browsers recognize a PNG by its content.
  'favicon.ico': await png(32, drawing(middleTone, 32)),
  // iOS rounds the corners itself; only the centre of a maskable icon is always visible.
  'apple-touch-icon.png': await app(180, 52),
  'icon-192.png': await app(192, 48, 10),
  'icon-512.png': await app(512, 48, 10),
  'icon-maskable-512.png': await app(512, 56),
};
for (const [name, bytes] of Object.entries(icons)) writeFileSync(`public/${name}`, bytes);

/** The mark centred in a square of `view` units, with an optional background. */
function drawing(colour: string, view: number, ground = 'none', corner = 0): string {
  const from = (32 - view) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${view} ${view}">
    <rect x="${from}" y="${from}" width="${view}" height="${view}" rx="${corner}" fill="${ground}"/>
    <g fill="none" stroke="${colour}" stroke-width="4">${mark}</g>
  </svg>`;
}

function png(size: number, svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
