import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { leadsFrom, mailsOf, photosOf } from '../support/leads.ts';
import { newQuote, sendQuotePath, uploadPhotoPath } from '../support/quote.ts';

/** Starts again on the data of a killed server, after the time that a mail in its hands stays with it. */
function startLater(): Promise<SiteProcess> {
  const preload = new URL('../support/three-minutes-later.ts', import.meta.url);
  return startSite({ dataDir, env: { NODE_OPTIONS: `--import=${preload}` } });
}

const apikey = 'sb_publishable_local';
let dataDir: string;

test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'survives-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

type Receipt = { reference: string; uploadToken: string };

async function send(site: SiteProcess, quote: object): Promise<Receipt> {
  const response = await fetch(site.url + sendQuotePath, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(quote),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Receipt;
}

function multipart(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Why a server does not start. */
async function startFailure(env: Record<string, string>): Promise<string> {
  const outcome = await startSite({ env, dataDir }).catch((error: Error) => error.message);
  if (typeof outcome === 'string') return outcome;
  await outcome.stop();
  throw new Error('The server started');
}

test('an acknowledged request survives the process exactly once, and both mails are written', async () => {
  const quote = newQuote();
  const first = await startSite({ dataDir });
  const { reference } = await send(first, quote);
  await first.kill('SIGKILL');

  const second = await startLater();
  expect(await leadsFrom({ dataDir }, quote.email)).toMatchObject([{ reference, fields: quote }]);
  await mailsOf(second, reference);
  expect((await send(second, quote)).reference).toBe(reference);
  expect(await leadsFrom({ dataDir }, quote.email)).toHaveLength(1);
  await second.stop();
});

test('a form post survives with its photos', async () => {
  const quote = newQuote();
  const jpeg = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const files = new File([new Uint8Array(jpeg)], 'dak.jpg');
  const first = await startSite({ dataDir });
  const response = await fetch(`${first.url}/offerte`, {
    method: 'POST',
    body: multipart({ ...quote, files }),
    redirect: 'manual',
  });
  await first.kill('SIGKILL');
  const reference = /verzonden=(AD-\w+)$/.exec(response.headers.get('location') ?? '')?.[1] ?? '';

  const second = await startLater();
  expect(await leadsFrom({ dataDir }, quote.email)).toMatchObject([{ reference, photoNames: ['dak.jpg'] }]);
  const { firm } = await mailsOf(second, reference);
  expect(firm).toContain('filename=dak.jpg');
  await second.stop();
});

test('an uploaded photo survives', async () => {
  const jpeg = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const photo = new File([new Uint8Array(jpeg)], 'dak.jpg');
  const first = await startSite({ dataDir });
  const { reference, uploadToken } = await send(first, { ...newQuote(), files: ['dak.jpg'] });
  const body = multipart({ token: uploadToken, position: '0', photo });
  const answer = await fetch(first.url + uploadPhotoPath, { method: 'POST', headers: { apikey }, body });
  expect(answer.status).toBe(200);
  await first.kill('SIGKILL');

  const second = await startLater();
  expect(await photosOf({ dataDir }, reference)).toHaveLength(1);
  await mailsOf(second, reference);
  await second.stop();
});

test('SIGTERM: pending requests are answered first, open connections are closed, the exit code is 0', async () => {
  const site = await startSite({ dataDir });
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve, reject) => {
    request(site.url, { agent }, (response) => response.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });

  const quote = newQuote();
  const body = JSON.stringify(quote);
  const headers = { apikey, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const underWay = request(site.url + sendQuotePath, { method: 'POST', headers });
  const status = new Promise((resolve, reject) => {
    underWay.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  await new Promise<void>((resolve) => underWay.write(body.slice(0, 10), () => resolve()));
  const ended = site.kill('SIGTERM');
  await expect.poll(() => site.output()).toContain('"stopping"');
  underWay.end(body.slice(10));

  expect(await status).toBe(200);
  expect(await ended).toBe(0);
  expect(await leadsFrom({ dataDir }, quote.email)).toHaveLength(1);
  agent.destroy();
});

test('a port in use gives one line', async () => {
  const first = await startSite();
  const { port } = new URL(first.url);
  expect(await startFailure({ PORT: port })).toMatch(
    new RegExp(`^The server ended with 1: PORT ${port} is already in use: [^\n]+\n$`),
  );
  await first.stop();
});

const badVariables = {
  PORT: 'abc',
  RATE_LIMIT: '0',
  CONTACT_DELIVERY: 'ja',
  SMTP_URL: 'mail.example',
  LEADS_TO: 'jan',
};

for (const [name, value] of Object.entries(badVariables)) {
  test(`an invalid ${name} gives one line that names it`, async () => {
    expect(await startFailure({ [name]: value })).toMatch(
      new RegExp(`^The server ended with 1: ${name} must [^\n]+\n$`),
    );
  });
}

const publicSettings: [name: string, value: string, told?: string][] = [
  ['CONTACT_DELIVERY', 'on'],
  ['ANALYTICS_SRC', 'https://meet.example/script.js'],
  ['VITE_SUPABASE_URL', 'https://backend.example'],
  ['VITE_SUPABASE_ANON_KEY', 'sleutel', 'SUPABASE_ANON_KEY or VITE_SUPABASE_ANON_KEY'],
];

for (const [name, value, told = name] of publicSettings) {
  test(`a production start with another ${name} than the pages have is refused`, async () => {
    expect(await startFailure({ NODE_ENV: 'production', [name]: value })).toMatch(
      new RegExp(`^The server ended with 1: ${told} differs from the value the pages were built with: [^\n]+\n$`),
    );
  });
}
