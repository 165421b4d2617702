import { request } from 'node:http';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { newQuote } from '../../harness/example-quote.ts';
import { photoForm } from '../../harness/lead-client.ts';
import { DEFAULT_ANON_KEY } from '../../server/env.ts';
import { functionPath } from '../../shared/paths.ts';
import { mailFiles, SOON, test } from '../support/fault-test.ts';
import { withStore } from '../support/leads.ts';

const first = await newPhoto('voor.jpg');
const second = await newPhoto('achter.jpg');

/** A photo of noise, so that each differs. */
async function newPhoto(name: string): Promise<File> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33', noise } });
  return new File([Uint8Array.from(await image.jpeg().toBuffer())], name, { type: 'image/jpeg' });
}

/** Sends the first half of an upload. Resolves once that half is sent; `outcome` then says how the upload ended. */
async function uploadHalf(url: string, token: string): Promise<{ outcome: Promise<string> }> {
  const { type, body } = await photoForm(token, second);
  const headers = { apikey: DEFAULT_ANON_KEY, 'content-type': type, 'content-length': body.length };
  const upload = request(`${url}${functionPath('upload-quote-photo')}`, { method: 'POST', headers });
  const outcome = new Promise<string>((resolve) => {
    upload.on('response', () => resolve('answered')).on('error', () => resolve('cut off'));
  });
  await new Promise((resolve) => upload.write(body.subarray(0, body.length / 2), resolve));
  return { outcome };
}

test('photos whose upload was interrupted by a restart arrive once after a retry', async ({
  start,
  visit,
  leads,
  dataDir,
}) => {
  const site = await start();
  const response = await leads.sendOne(site, { ...newQuote(), files: [first.name, second.name] });
  const { uploadToken = '', reference = '' } = response?.body ?? {};
  const sent = () => withStore({ dataDir }, async (store) => (await store.weekCounts()).sent);
  await vi.waitUntil(async () => (await sent()) === 1, SOON);
  await visit(site).upload(uploadToken, first);
  const half = await uploadHalf(site.url, uploadToken);
  await site.kill('SIGKILL');
  expect(await half.outcome).toBe('cut off');
  const stored = () => withStore({ dataDir }, (store) => store.photos(reference));
  expect(await stored()).toMatchObject([{ name: first.name }]);

  const restarted = await start();
  const client = visit(restarted);
  expect(await client.upload(uploadToken, first)).toEqual({ status: 200, body: { stored: true } });
  expect(await client.upload(uploadToken, second)).toEqual({ status: 200, body: { stored: true } });
  expect(await stored()).toMatchObject([{ name: first.name }, { name: second.name }]);
  await leads.expectKept(mailFiles(restarted));
  const firm = restarted.mails().filter(({ name }) => name.includes('.firm.'));
  const { attachments } = await PostalMime.parse(firm[0]?.text ?? '');
  expect(attachments.map(({ filename }) => filename)).toEqual([first.name, second.name]);
  expect(restarted.mails()).toHaveLength(2);
});
