import sharp from 'sharp';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { attributes, type BuiltPage, readBuiltPages, text } from '../harness/built-pages.ts';
import { cardOf } from '../scripts/look/card.ts';
import { serveSite } from './support/serve.ts';

const pages = readBuiltPages();
const MAX_BYTES = 120_000;

const site = serveSite();

test.each(pages)('D2 · link previews of $path have a current picture (else: npm run social)', async (page) => {
  const [address = ''] = social(page, 'image');
  expect(new URL(address).origin).toBe(company.url);
  expect(social(page, 'image:alt')).toEqual([text(page, 'title')]);

  const response = await fetch(site.url + new URL(address).pathname);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = await response.bytes();
  expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  const { width, height, format, exif } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect([...social(page, 'image:width'), ...social(page, 'image:height')]).toEqual([`${width}`, `${height}`]);

  expect(exif?.toString()).toContain(cardOf(page).print);
});

function social(page: BuiltPage, property: string): string[] {
  return attributes(page, `meta[property="og:${property}"]`, 'content');
}
