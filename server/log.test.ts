import { expect, test } from 'vitest';
import { errorName, maskPath, maskText } from './log.ts';

test('an error is logged by its name and code, never its message', () => {
  expect(errorName(new TypeError('Jan'))).toBe('TypeError');
  expect(errorName(Object.assign(new Error('Jan'), { code: 'ENOSPC' }))).toBe('Error ENOSPC');
  expect(errorName(Object.assign(new Error('Jan'), { code: 7 }))).toBe('Error');
  expect(errorName('Jan')).toBe('string');
});

test.each([
  ['/wp-login.php', '/wp-login.php'],
  ['/diensten/bitumen-dak', '/diensten/bitumen-dak'],
  ['//evil.example/', '//evil.example/'],
  ['/jan.de.vries@voorbeeld.nl', '/*'],
  ['/offerte/jan%40voorbeeld.nl/foto', '/offerte/*/foto'],
  ['/Jan de Vries', '/*'],
  ['/bel/0612345678', '/bel/#'],
  ['/2026/11', '/2026/11'],
  [`/${'a'.repeat(5000)}`, `/${'a'.repeat(99)}`],
])('the path %s is logged as %s', (path, logged) => {
  expect(maskPath(path)).toBe(logged);
});

test.each([
  ['Cannot read properties of null', 'Cannot read properties of null'],
  ['Failed for jan@voorbeeld.nl, 0612345678', 'Failed for * #'],
  ['two\r\nlines\u0000', 'two  lines '],
  ['a\ud800', 'a\ufffd'],
  ['a'.repeat(5000), 'a'.repeat(200)],
])('the text %j is logged as %j', (text, logged) => {
  expect(maskText(text, 200)).toBe(logged);
});

test('an escaped mail address and a phone number in groups are masked in texts too', () => {
  expect(maskText('GET /x?e=jan%40voorbeeld.nl failed', 300)).toBe('GET * failed');
  expect(maskText('call 06 12 34 56 78 or (020) 123-4567', 300)).not.toMatch(/\d{3}/);
});
