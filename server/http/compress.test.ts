import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compress.ts';

const text = 'Het dak lekt. '.repeat(100);
const page = () => new Response(text, { status: 422, headers: { 'content-type': 'text/html', vary: 'Origin' } });

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
])('a response is encoded as %s for "Accept-Encoding: %s"', async (encoding, accepted, unpack) => {
  const answer = await compressed(page(), accepted);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding');
  const bytes = await answer.bytes();
  expect(bytes.length).toBeLessThan(text.length / 5);
  expect(unpack(bytes).toString()).toBe(text);
});

test.each([[null], ['identity'], ['br;q=0']])(
  'a response is not encoded for "Accept-Encoding: %s"',
  async (accepted) => {
    const answer = await compressed(page(), accepted);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding');
    expect(await answer.text()).toBe(text);
  },
);

test('a response without a body stays without one', async () => {
  const redirect = new Response(null, { status: 303, headers: { location: '/offerte' } });
  const answer = await compressed(redirect, 'br');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/offerte']);
  expect(answer.headers.get('content-encoding')).toBeNull();
});
