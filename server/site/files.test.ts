import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadBuiltSite, RECORD_FILE, readBuildRecord, readSiteFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

write({
  'client/index.html': 'home',
  'client/index.html.br': 'home als br',
  'client/diensten/bitumen/index.html': 'bitumen',
  'client/favicon.svg': '<svg/>',
  'client/assets/page-new.js': 'nieuw',
  'client/.vite/manifest.json': '{}',
  'earlier/assets/page-old.js': 'oud',
  'earlier/assets/page-new.js': 'oud',
});

test('pages are at their path, other files at their name', () => {
  const files = readSiteFiles(join(folder, 'client'));
  expect([...files.keys()].sort()).toEqual(['/', '/assets/page-new.js', '/diensten/bitumen', '/favicon.svg']);
  expect(files.get('/')).toMatchObject({ type: 'text/html; charset=utf-8' });
  expect(Buffer.from(files.get('/')?.br ?? '').toString()).toBe('home als br');
  expect(files.get('/favicon.svg')).toMatchObject({ type: 'image/svg+xml', br: undefined });
});

test('browsers always revalidate pages, other files daily, and cache hashed files forever', () => {
  const files = readSiteFiles(join(folder, 'client'));
  expect(files.get('/')?.cacheControl).toBe('no-cache');
  expect(files.get('/assets/page-new.js')?.cacheControl).toBe('public, max-age=31536000, immutable');
  expect(files.get('/favicon.svg')?.cacheControl).toBe('public, max-age=86400, stale-while-revalidate=2592000');
});

test('equal content has the same ETag, other content another', () => {
  const files = readSiteFiles(folder);
  const etag = (address: string) => files.get(address)?.etag;
  expect(etag('/earlier/assets/page-old.js')).toBe(etag('/earlier/assets/page-new.js'));
  expect(etag('/client/assets/page-new.js')).not.toBe(etag('/earlier/assets/page-new.js'));
});

test('without a build record a site counts as not built', () => {
  expect(readBuildRecord(folder)).toBeUndefined();
  expect(() => loadBuiltSite(folder)).toThrow('The site is not built: run "npm run build" first');
});

test('a built site includes the assets of earlier builds; its own take precedence', () => {
  write({ [RECORD_FILE]: '{"inputs":"x"}' });
  const { record, files } = loadBuiltSite(folder);
  expect(record).toMatchObject({ inputs: 'x' });
  const text = (address: string) => Buffer.from(files.get(address)?.plain ?? '').toString();
  expect(text('/assets/page-old.js')).toBe('oud');
  expect(text('/assets/page-new.js')).toBe('nieuw');
});
