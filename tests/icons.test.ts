import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { services } from '../content/services/index.ts';
import { attributes, readBuiltPages } from '../harness/built-pages.ts';
import { type SiteProcess, startSite } from '../harness/site-process.ts';
import { drawMenuIcons, menuIconsFile, middleTone, renderIcons } from '../scripts/look/icons.ts';
import { hexToken } from '../scripts/look/tokens.ts';
import { paper } from '../shared/colours.ts';

const file = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url));

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('the icons are generated from the current favicon.svg (otherwise: npm run icons)', async () => {
  for (const [name, bytes] of await renderIcons()) {
    const [made, kept] = await Promise.all([pixels(bytes), pixels(file(name))]);
    expect(kept.length, name).toBe(made.length);
    // Colour rounding differs between machines.
    const different = made.filter((value, index) => Math.abs(value - (kept[index] ?? 0)) > 8);
    expect(different.length, name).toBe(0);
  }
});

test('the menus have the icon of every service, in their order (otherwise: npm run icons)', () => {
  expect(readFileSync(menuIconsFile, 'utf8')).toBe(drawMenuIcons());
  // The CSS has the position of every icon but the first.
  const styles = readFileSync('app/styles/header.css', 'utf8');
  const places = [...styles.matchAll(/:nth-child\((\d+)\) \{\s+--place: (\d+);/g)].map(([, row, place]) => [
    row,
    place,
  ]);
  expect(places).toEqual(services.slice(1).map((_, index) => [`${index + 2}`, `${index + 1}`]));
});

test('the mark has the accents of both themes; a single-colour icon is visible on both', () => {
  const svg = file('favicon.svg').toString();
  expect(svg.match(/#\w{6}/g)).toEqual([hexToken('accent', 'light'), hexToken('accent', 'dark')]);
  for (const bar of ['#ffffff', '#202124']) expect(new Color(middleTone).contrast(bar, 'WCAG21')).toBeGreaterThan(3);
});

test('icons are at the default paths that browsers request', async () => {
  const [tab, home] = await Promise.all(['/favicon.ico', '/apple-touch-icon.png'].map(get));
  expect(tab).toMatchObject({ status: 200, type: 'image/x-icon' });
  expect(pngsOf(tab?.bytes ?? Buffer.of()).map(sizeOf)).toEqual(['16x16', '32x32']);
  expect(home).toMatchObject({ status: 200, type: 'image/png' });
  expect(sizeOf(home?.bytes ?? Buffer.of())).toBe('180x180');
  expect((await sharp(home?.bytes).stats()).isOpaque).toBe(true);
});

test('the manifest names the site and existing icons with their true sizes', async () => {
  const response = await get('/site.webmanifest');
  expect(response).toMatchObject({ status: 200, type: 'application/manifest+json' });
  const manifest = JSON.parse(response.bytes.toString());
  expect(manifest).toMatchObject({
    name: company.name,
    short_name: expect.stringMatching(/^.{1,12}$/),
    lang: 'nl',
    start_url: '/',
    display: 'browser',
    theme_color: paper.light,
    background_color: paper.light,
  });
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose: string }[];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type, purpose } of icons) {
    const { bytes, ...found } = await get(src);
    expect({ ...found, size: sizeOf(bytes) }, src).toEqual({ status: 200, type, size: sizes });
    if (purpose === 'maskable') expect((await sharp(bytes).stats()).isOpaque).toBe(true);
  }
});

test('every page’s theme-color is its background colour, light and dark', () => {
  for (const page of readBuiltPages()) {
    expect(attributes(page, 'meta[name="theme-color"]', 'content'), page.path).toEqual([paper.dark, paper.light]);
    expect(attributes(page, 'link[rel="manifest"]', 'href')).toEqual(['/site.webmanifest']);
  }
});

async function get(path: string) {
  const response = await fetch(site.url + path);
  const { status, headers } = response;
  return { status, type: headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The colours of a PNG file, or of all those in an ICO file, one after the other. */
async function pixels(bytes: Buffer): Promise<Buffer> {
  return Buffer.concat(await Promise.all(pngsOf(bytes).map((png) => sharp(png).ensureAlpha().raw().toBuffer())));
}

function pngsOf(bytes: Buffer): Buffer[] {
  if (bytes.readUInt32LE() !== 0x00010000) return [bytes];
  return Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => {
    const [size, offset] = [bytes.readUInt32LE(14 + 16 * index), bytes.readUInt32LE(18 + 16 * index)];
    return bytes.subarray(offset, offset + size);
  });
}

function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
