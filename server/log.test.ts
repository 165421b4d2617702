import { afterEach, expect, test, vi } from 'vitest';
import { createLog, errorName, maskPath } from './log.ts';

afterEach(() => vi.useRealTimers());

test('one error is logged ten times in ten minutes, however often it happens', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line).event));
  const fail = (event: string) => Array.from({ length: 1000 }, () => log.error(event));
  fail('store-failed');
  fail('mail-failed');
  expect(lines).toEqual([...Array(10).fill('store-failed'), ...Array(10).fill('mail-failed')]);
  vi.advanceTimersByTime(601_000);
  log.error('store-failed');
  expect(lines).toHaveLength(21);
});

test('an error is logged by its name and codes, never its message', () => {
  expect(errorName(new TypeError('Jan'))).toBe('TypeError');
  expect(errorName(Object.assign(new Error('Jan'), { code: 'ENOSPC' }))).toBe('Error ENOSPC');
  const full = { code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'database or disk is full' };
  expect(errorName(Object.assign(new Error('Jan'), full))).toBe('Error ERR_SQLITE_ERROR database or disk is full');
  expect(errorName('Jan')).toBe('Error');
  expect(errorName(undefined)).toBe('Error');
});

test.each([
  ['/wp-login.php', '/wp-login.php'],
  ['/diensten/bitumen-dak', '/diensten/bitumen-dak'],
  ['//evil.example/', '//evil.example/'],
  ['/jan.de.vries@voorbeeld.nl', '/*'],
  ['/offerte/jan%40voorbeeld.nl/foto', '/offerte/*/foto'],
  ['/Jan de Vries', '/*'],
  ['/bel/0612345678', '/bel/#'],
  ['/bel/06-12-34-56-78', '/bel/#'],
  ['/06.12.34.56.78', '/#'],
  ['/tel:+31(0)6-12_34~56,78', '/tel:+#'],
  ['/2026/11', '/2026/11'],
  [`/${'a'.repeat(5000)}`, `/${'a'.repeat(99)}`],
])('the path %s is logged as %s', (path, logged) => {
  expect(maskPath(path)).toBe(logged);
});
