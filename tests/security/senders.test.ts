import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { functionPath } from '../../shared/paths.ts';
import { countLeads } from '../support/leads.ts';
import { jsonHeaders } from '../support/senders.ts';
import { serveSite } from '../support/serve.ts';

const site = serveSite();

/** Sends part of a request and disconnects; then sends another request, so that the server has processed both. */
async function breakOff(beginning: string): Promise<void> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(beginning);
  await once(socket, 'connect');
  // When a later request has its response, the server has started the first.
  await fetch(`${site.url}/healthz`);
  socket.resetAndDestroy();
  await once(socket, 'close');
  await fetch(`${site.url}/healthz`);
}

const head = (path: string, headers: string) => `POST ${path} HTTP/1.1\r\nHost: dak.example\r\n${headers}\r\n`;
const json = Object.entries(jsonHeaders).map((header) => `${header.join(': ')}\r\n`);
const form = `apikey: ${jsonHeaders.apikey}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
const photo = '--x\r\nContent-Disposition: form-data; name="photo"; filename="dak.jpg"\r\n\r\n\xff\xd8';

describe('a client that disconnects is not logged as an error', () => {
  test.each([
    ['a call', head(functionPath('send-contact-email'), `${json.join('')}Content-Length: 900\r\n`), '{"name":'],
    ['an upload', head(functionPath('upload-quote-photo'), `${form}Content-Length: 90000\r\n`), photo],
    [
      'an upload in chunks',
      head(functionPath('upload-quote-photo'), `${form}Transfer-Encoding: chunked\r\n`),
      '5\r\n--x\r\n',
    ],
    ['a form post', head('/offerte', `${form}Content-Length: 90000\r\n`), photo],
    ['a form post in chunks', head('/contact', `${form}Transfer-Encoding: chunked\r\n`), '5\r\n--x\r\n'],
    ['a page', 'GET / HTTP/1.1\r\nHost: dak.example\r\n', '\r\n'],
  ])('%s', async (_name, headers, body) => {
    await breakOff(headers + body);
    expect(site.output()).not.toContain('"level":"error"');
    expect(site.output()).not.toMatch(/Error|\n\s+at /);
    expect(await countLeads(site)).toBe(0);
  });
});
