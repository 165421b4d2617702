import { describe, expect, test } from 'vitest';
import { functionPath } from '../../shared/paths.ts';
import { rawRequest, sendRaw } from '../support/raw-http.ts';
import { serveSite } from '../support/serve.ts';

const site = serveSite();

const send = (method: string, target: string) => sendRaw(site.url, rawRequest(target, { method }));

const call = functionPath('send-contact-email');
const others = ['OPTIONS', 'TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY'];

describe('a method that a path does not support', () => {
  test.each(others)('%s is refused with the supported ones', async (method) => {
    for (const [target, allowed] of [
      ['/faq', 'GET, HEAD'],
      ['/offerte', 'GET, HEAD, POST'],
      ['/favicon.svg', 'GET, HEAD'],
    ] as const) {
      const { statuses, text } = await send(method, target);
      expect(statuses, target).toEqual([405]);
      expect(text, target).toContain(`\r\nallow: ${allowed}\r\n`);
    }
    expect((await send(method, '/bestaat-niet')).statuses).toEqual([404]);
    expect((await send(method, call)).statuses).toEqual([method === 'OPTIONS' ? 204 : 405]);
  });

  test('TRACE does not echo the request', async () => {
    const headers = 'Host: dak.example\r\nCookie: geheim=1\r\n';
    for (const target of ['/faq', '/bestaat-niet', call]) {
      expect((await sendRaw(site.url, rawRequest(target, { method: 'TRACE', headers }))).text).not.toContain('geheim');
    }
  });

  test.each(['FOO', 'get', 'TRACK', 'GET\t', 'GE\0T', 'G'.repeat(5000), 'constructor'])(
    '%j is no method',
    async (method) => {
      for (const target of ['/faq', '/offerte', call])
        expect((await send(method, target)).statuses, target).toEqual([400]);
    },
  );
});

test('CONNECT opens no tunnel: the connection is closed without a response', async () => {
  expect((await send('CONNECT', 'evil.example:443')).text).toBe('');
});

test('an upgrade is ignored', async () => {
  const headers = `Host: dak.example\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n`;
  expect(
    (await sendRaw(site.url, rawRequest('/faq', { headers: `${headers}Connection: upgrade\r\n` }))).statuses,
  ).toEqual([200]);
});
