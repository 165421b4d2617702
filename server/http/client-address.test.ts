import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';
import { clientAddress } from './client-address.ts';

async function addressOf(trustProxy: boolean, forwarded?: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const connection = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } } };
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, connection)).text();
}

test('the address is the connection’s, whatever the headers say', async () => {
  expect(await addressOf(false)).toBe('192.0.2.1');
  expect(await addressOf(false, '203.0.113.9')).toBe('192.0.2.1');
});

test('behind a trusted proxy it is the last hop, which that proxy set', async () => {
  expect(await addressOf(true, '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(true, '10.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(true)).toBe('192.0.2.1');
  expect(await addressOf(true, '')).toBe('192.0.2.1');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:51234', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
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
