import { expect, test } from 'vitest';
import { newQuote } from '../../harness/example-quote.ts';
import { functionPath } from '../../shared/paths.ts';
import { countLeads } from '../support/leads.ts';
import { rawRequest, sendRaw } from '../support/raw-http.ts';
import { jsonHeaders } from '../support/senders.ts';
import { serveSite } from '../support/serve.ts';

// Request smuggling: if a proxy and the server disagree on where a request ends, its rest becomes another visitor's
// request. An ambiguous length gets a 400 and closes the connection.

const site = serveSite();

const HIDDEN = rawRequest('/healthz');
const START = [
  `POST ${functionPath('send-contact-email')} HTTP/1.1`,
  'Host: dak.example',
  ...Object.entries(jsonHeaders).map((header) => header.join(': ')),
  '',
].join('\r\n');
const post = (headers: string, body: string) => `${START}${headers}\r\n${body}`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const inOneChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

test('a valid request is followed by the next one on its connection', async () => {
  const lead = JSON.stringify({ ...newQuote(), city: 'Leiden' });
  for (const request of [post(`Content-Length: ${lead.length}\r\n`, lead), post(CHUNKED, inOneChunk(lead))]) {
    const { statuses, text } = await sendRaw(site.url, request, HIDDEN);
    expect(statuses).toEqual([200, 200]);
    expect(text).toMatch(/\r\n\r\nok$/);
  }
});

const lengths: [name: string, headers: string, body: string][] = [
  ['a length and chunks', `Content-Length: 6\r\n${CHUNKED}`, '0\r\n\r\n'],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 90\r\n', '{}'],
  ['a length with a sign', 'Content-Length: +2\r\n', '{}'],
  ['a length that no number holds', 'Content-Length: 99999999999999999999\r\n', '{}'],
  ['an unknown encoding', 'Transfer-Encoding: xchunked\r\n', inOneChunk('{}')],
  ['chunks twice', 'Transfer-Encoding: chunked, chunked\r\n', inOneChunk('{}')],
  ['a space before the colon', 'Transfer-Encoding : chunked\r\n', inOneChunk('{}')],
  ['a header folded over two lines', 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n', '{}'],
  ['a header without a colon', 'Content-Length 2\r\nContent-Length: 2\r\n', '{}'],
  ['NUL in a value', 'X: a\0b\r\nContent-Length: 2\r\n', '{}'],
  ['a line that ends with LF', 'X: a\nContent-Length: 2\r\n', '{}'],
  ['control characters in a chunk extension', CHUNKED, '2;\0x=\x01y\r\n{}\r\n0\r\n\r\n'],
  ['chunks that end with LF', CHUNKED, '2\n{}\n0\n\n'],
  ['a chunk that is longer than it says', CHUNKED, '2\r\n{}xx0\r\n\r\n'],
];

test.each(lengths)('%s: refused, and what follows is not read', async (_name, headers, body) => {
  expect((await sendRaw(site.url, post(headers, body) + HIDDEN)).statuses).toEqual([400]);
});

test('an endless chunk extension closes the connection', async () => {
  const endless = `2;${'x'.repeat(17_000)}\r\n{}\r\n0\r\n\r\n`;
  expect((await sendRaw(site.url, post(CHUNKED, endless) + HIDDEN)).statuses).toEqual([413]);
});

test.each([
  ['lines that end with LF', 'GET /faq HTTP/1.1\nHost: dak.example\n\n'],
  ['a space before the first header', 'GET /faq HTTP/1.1\r\n Host: dak.example\r\n\r\n'],
  ['no version', 'GET /faq\r\n\r\n'],
  ['a target with a space', rawRequest('/faq en meer')],
])('%s is refused', async (_name, request) => {
  expect((await sendRaw(site.url, request)).statuses).toEqual([400]);
});

test.each([
  ['a header of 9 kB', `X: ${'a'.repeat(9000)}\r\n`],
  ['3000 headers', 'a:\r\n'.repeat(3000)],
])('%s: 431', async (_name, header) => {
  const headers = `Host: dak.example\r\n${header}`;
  expect((await sendRaw(site.url, rawRequest('/faq', { headers }))).statuses).toEqual([431]);
});

test('none of these requests is still pending, and the log has no error', async () => {
  expect(await countLeads(site)).toBe(1);
  expect(site.output()).not.toContain('"level":"error"');
});
