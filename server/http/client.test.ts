import { expect, test } from 'vitest';
import { addressKey, clientAddress } from './client.ts';

function addressOf(trustProxy: boolean, forwarded?: string): string {
  return clientAddress(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '192.0.2.1' } },
    trustProxy,
  );
}

test('without a proxy the address is that of the connection, whatever the headers contain', () => {
  expect(addressOf(false)).toBe('192.0.2.1');
  expect(addressOf(false, '203.0.113.9')).toBe('192.0.2.1');
});

test('behind a trusted proxy it is the last hop, which the proxy set', () => {
  expect(addressOf(true, '203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf(true, '10.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf(true)).toBe('192.0.2.1');
  expect(addressOf(true, '')).toBe('192.0.2.1');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:51234', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:2ff:ffff::1', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::ffff:203.0.113.9%eth0', '203.0.113.9'],
  ['::1', '0:0:0::/48'],
  ['::', '0:0:0::/48'],
  ['1::', '1:0:0::/48'],
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['203.0.113', 'unknown'],
  ['203.0.113.9:x', 'unknown'],
  ['[2001:db8::1', 'unknown'],
  ['2001:db8::1::2', 'unknown'],
  ['dak.example', 'unknown'],
  ['1'.repeat(15_000), 'unknown'],
])('"%s" is limited as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
