import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compress.ts';

const text = 'Het dak lekt. '.repeat(100);
const page = () => new Response(text, { status: 422, headers: { 'content-type': 'text/html', vary: 'Origin' } });

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
])('a response is encoded as %s for "Accept-Encoding: %s"', async (encoding, accepted, unpack) => {
  const response = await compressed(page(), accepted);
  expect(response.status).toBe(422);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(response.headers.get('vary')).toBe('Origin, Accept-Encoding');
  const bytes = await response.bytes();
  expect(bytes.length).toBeLessThan(text.length / 5);
  expect(unpack(bytes).toString()).toBe(text);
});

test.each([[null], ['identity'], ['br;q=0']])(
  'a response is not encoded for "Accept-Encoding: %s"',
  async (accepted) => {
    const response = await compressed(page(), accepted);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin, Accept-Encoding');
    expect(await response.text()).toBe(text);
  },
);

test('a response without a body stays without one', async () => {
  const redirect = new Response(null, { status: 303, headers: { location: '/offerte' } });
  const response = await compressed(redirect, 'br');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/offerte']);
  expect(response.headers.get('content-encoding')).toBeNull();
});
