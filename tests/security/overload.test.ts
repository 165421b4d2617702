import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newQuote } from '../../harness/example-quote.ts';
import { watchMemory } from '../../harness/process-size.ts';
import { countLeads } from '../support/leads.ts';
import { postQuoteForm } from '../support/senders.ts';
import { serveSite } from '../support/serve.ts';

// A few expensive requests must not delay other visitors.

const MB = 1_000_000;

const site = serveSite({ TRUST_PROXY: 'on', RATE_LIMIT: '1' });

const from = (address: string) => ({ 'x-forwarded-for': address });

function formOf(values: object, photos: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  for (const photo of photos) form.append('files', photo);
  return form;
}

test.each(['/offerte', '/contact'])('45 · 80,000 fields to %s are refused immediately', async (path) => {
  const body = '--x\r\n\r\n\r\n'.repeat(80_000);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length };
  const outgoing = request(site.url + path, { method: 'POST', headers, agent: false });
  const answered = once(outgoing, 'response');
  // The server responds before it has read everything, and may then close the connection.
  outgoing.on('error', () => {}).end(body);
  const [response] = await answered;
  expect(response.statusCode).toBe(413);
  expect((await text(response)).length).toBeLessThan(200_000);
});

test('twenty concurrent form posts of 25 MB stay within the memory budget, and refused ones keep their texts', async () => {
  const before = await countLeads(site);
  const photos = Array.from({ length: 8 }, () => new File([new Uint8Array(3.1 * MB)], 'dak.jpg'));
  const memory = watchMemory(site.pid);
  const start = watchMemory(site.pid).stop();
  const statuses: number[] = [];
  const posts = Array.from({ length: 20 }, async (_, index) => {
    const visitor = newQuote();
    const { status, response } = await postQuoteForm(site.url, formOf(visitor, photos), from(`198.51.100.${index}`));
    if (status === 503) {
      expect(response.headers.get('retry-after')).toBe('60');
      expect(await response.text()).toContain(visitor.email);
    }
    statuses.push(status);
  });
  const other = fetch(`${site.url}/robots.txt`).then(({ status }) => ({ status, before: statuses.length }));
  await Promise.all([other, ...posts]);
  expect((await other).status).toBe(200);
  expect((await other).before, 'posts that were answered before the other visitor').toBeLessThan(posts.length);
  const growth = memory.stop() - start;
  console.info(
    `memory grew by ${Math.round(growth / MB)} MB; ${statuses.filter((status) => status === 303).length} of 20 stored`,
  );
  expect(statuses.filter((status) => status !== 303 && status !== 503)).toEqual([]);
  expect((await countLeads(site)) - before).toBe(statuses.filter((status) => status === 303).length);
  expect(growth).toBeLessThan(400 * MB);
}, 180_000);

/** Starts a form post from each network that never ends. */
function hold(networks: readonly string[]): Socket[] {
  return networks.map((network) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n';
    const headers = `Host: dak.example\r\nX-Forwarded-For: ${network}\r\n${form}X: ${'x'.repeat(7000)}\r\n`;
    socket.on('error', () => {}).write(`POST /offerte HTTP/1.1\r\n${headers}\r\n--x`);
    return socket;
  });
}

async function visit(path: string, network: string): Promise<IncomingMessage> {
  const [response] = await once(request(site.url + path, { headers: from(network), agent: false }).end(), 'response');
  return response.resume();
}

const until = { timeout: 60_000 };

test('a network may hold twenty requests open: more get 503, files are served, and others are not affected', async () => {
  const health = async (network: string) => (await visit('/healthz', network)).statusCode;
  const held = hold(Array(30).fill('203.0.113.1'));
  await expect.poll(() => health('203.0.113.1'), until).toBe(503);
  const { headers } = await visit('/healthz', '203.0.113.1');
  expect([headers.connection, headers['retry-after']]).toEqual(['close', '60']);
  expect((await visit('/faq', '203.0.113.1')).statusCode).toBe(200);
  expect(await health('203.0.113.2')).toBe(200);
  for (const socket of held) socket.destroy();
  await expect.poll(() => health('203.0.113.1'), until).toBe(200);
}, 180_000);

test('networks that hold many requests open take less than 200 MB, and keep nobody else out', async () => {
  const health = async (network: string) => (await visit('/healthz', network)).statusCode;
  const memory = watchMemory(site.pid);
  const start = watchMemory(site.pid).stop();
  const held = hold(Array.from({ length: 3200 }, (_, index) => `198.51.100.${index % 160}`));
  await expect.poll(() => health('198.51.100.159'), until).toBe(503);
  expect(await health('203.0.113.1')).toBe(200);
  expect((await visit('/faq', '198.51.100.159')).statusCode).toBe(200);
  expect(memory.stop() - start).toBeLessThan(200 * MB);
  for (const socket of held) socket.destroy();
  await expect.poll(() => health('198.51.100.159'), until).toBe(200);
}, 180_000);
