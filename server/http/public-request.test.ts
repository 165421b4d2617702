import { expect, test } from 'vitest';
import { publicRequest } from './public-request.ts';

const request = (headers: Record<string, string> = {}) =>
  new Request('http://dak.example/offerte?a=1', { method: 'POST', body: 'x=1', headers });

test('behind a trusted TLS proxy the request has the address that the visitor sees', async () => {
  const made = publicRequest(request({ 'x-forwarded-proto': 'https', origin: 'https://dak.example' }), true);
  expect(made.url).toBe('https://dak.example/offerte?a=1');
  expect(made.method).toBe('POST');
  expect(made.headers.get('origin')).toBe('https://dak.example');
  expect(await made.text()).toBe('x=1');
});

test('without a proxy, or without its word, the request stays as it is', () => {
  const claimed = request({ 'x-forwarded-proto': 'https' });
  expect(publicRequest(claimed, false)).toBe(claimed);
  const plain = request();
  expect(publicRequest(plain, true)).toBe(plain);
});
