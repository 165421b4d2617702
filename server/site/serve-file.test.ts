import { describe, expect, test } from 'vitest';
import type { SiteFile } from './files.ts';
import { serveFile } from './serve-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const file: SiteFile = {
  type: 'text/html; charset=utf-8',
  etag: 'abc',
  cacheControl: 'no-cache',
  plain: bytes('gewoon'),
  br: bytes('brotli'),
  gzip: bytes('gzipped'),
};

const get = (headers: Record<string, string> = {}, from = file) =>
  serveFile(new Request('http://localhost/', { headers }), from);

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0, gzip', 'gzip'],
    ['deflate', null],
    ['identity', null],
    ['gzip;q=0', null],
    ['', null],
  ])('"%s" gets %s', async (accepted, encoding) => {
    const response = get({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe({ br: 'brotli', gzip: 'gzipped', null: 'gewoon' }[String(encoding)]);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('a file without a compressed form goes as it is', () => {
    const plain = { ...file, br: undefined, gzip: undefined };
    const response = get({ 'accept-encoding': 'br, gzip' }, plain);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBe('6');
  });
});

describe('what the browser has already', () => {
  test('is not sent again', async () => {
    const first = get({ 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe('"abc-br"');
    const again = get({ 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
  });

  test.each([
    ['W/"abc"', 304],
    ['"x", "abc"', 304],
    ['*', 304],
    ['"abc-br"', 200],
    ['abc', 200],
    ['"ab"', 200],
  ])('If-None-Match %s is answered %i', (header, status) => {
    expect(get({ 'if-none-match': header }).status).toBe(status);
  });

  test('does not matter to an answer 404', () => {
    const request = new Request('http://localhost/', { headers: { 'if-none-match': '*' } });
    expect(serveFile(request, file, 404).status).toBe(404);
  });
});

test('HEAD gets all headers and no body', async () => {
  const response = serveFile(new Request('http://localhost/', { method: 'HEAD' }), file);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': file.type,
    'cache-control': 'no-cache',
    'content-length': '6',
    etag: '"abc"',
    vary: 'Accept-Encoding',
  });
  expect(await response.text()).toBe('');
});
