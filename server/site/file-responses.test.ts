import { describe, expect, test } from 'vitest';
import { sendRequest } from '../testing/requests.ts';
import { fileResponder } from './file-responses.ts';
import type { SiteFile } from './files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const file: SiteFile = {
  type: 'text/html; charset=utf-8',
  etag: 'abc',
  cacheControl: 'no-cache',
  plain: bytes('gewoon'),
  br: bytes('brotli'),
};

function get(headers: Record<string, string> = {}, from = file, method = 'GET') {
  return sendRequest(fileResponder(from, { 'x-frame-options': 'DENY' }), '/', { method, headers });
}

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', undefined],
    ['br; q=0, gzip', undefined],
    ['br; q=0.1', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('"%s" gets %s', async (accepted, encoding) => {
    const response = await get({ 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.body).toBe(encoding ? 'brotli' : 'gewoon');
    expect(response.headers.vary).toBe('Accept-Encoding');
  });

  test('a file without a compressed form is sent uncompressed', async () => {
    const plain = { ...file, br: undefined };
    const response = await get({ 'accept-encoding': 'br, gzip' }, plain);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['content-length']).toBe('6');
  });
});

describe('a file that the browser has', () => {
  test('is not sent again', async () => {
    const first = await get({ 'accept-encoding': 'br' });
    const etag = first.headers.etag ?? '';
    expect(etag).toBe('"abc-br"');
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers.vary).toBe('Accept-Encoding');
    expect(again.headers['x-frame-options']).toBe('DENY');
  });

  test.each([
    ['W/"abc"', 304],
    ['"x", "abc"', 304],
    ['*', 304],
    ['"abc-br"', 200],
    ['abc', 200],
    ['"ab"', 200],
  ])('If-None-Match %s is answered %i', async (header, status) => {
    expect((await get({ 'if-none-match': header })).status).toBe(status);
  });
});

test('HEAD gets all headers and no body', async () => {
  const response = await get({}, file, 'HEAD');
  expect(response.headers).toMatchObject({
    'content-type': file.type,
    'cache-control': 'no-cache',
    'content-length': '6',
    etag: '"abc"',
    vary: 'Accept-Encoding',
    'x-frame-options': 'DENY',
  });
  expect(response.body).toBe('');
});
