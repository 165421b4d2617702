import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

async function addressOf(trustProxy: boolean, forwarded?: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const connection = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } } };
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, connection)).text();
}

test('the address is the connection’s, whatever a visitor claims', async () => {
  expect(await addressOf(false)).toBe('192.0.2.1');
  expect(await addressOf(false, '203.0.113.9')).toBe('192.0.2.1');
});

test('behind a trusted proxy it is the last hop, which that proxy wrote', async () => {
  expect(await addressOf(true, '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(true, '10.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(true)).toBe('192.0.2.1');
  expect(await addressOf(true, '')).toBe('192.0.2.1');
});
