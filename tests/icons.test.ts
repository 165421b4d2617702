import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { attributes, readBuiltPages } from '../harness/built-pages.ts';
import { hexToken } from '../scripts/look/tokens.ts';
import { paper } from '../shared/colours.ts';
import { serveSite } from './support/serve.ts';

const site = serveSite();

test('the mark has the accents of both themes', () => {
  const svg = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
  expect(svg.match(/#\w{6}/g)).toEqual([hexToken('accent', 'light'), hexToken('accent', 'dark')]);
});

test('icons are at the default paths that browsers request', async () => {
  const [tab, home] = await Promise.all(['/favicon.ico', '/apple-touch-icon.png'].map(get));
  expect(tab).toMatchObject({ status: 200, type: 'image/x-icon' });
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

function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
