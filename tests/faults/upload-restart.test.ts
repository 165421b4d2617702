import { request } from 'node:http';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { LOCAL_ANON_KEY } from '../../server/env.ts';
import { functionNames, functionsPath } from '../../shared/paths.ts';
import { expectLeadsKept, mailFiles, test } from '../support/fault-test.ts';
import { withStore } from '../support/lead-audit.ts';
import { newLead, photoForm } from '../support/lead-client.ts';
import { sendLead } from '../support/lead-load.ts';
import { startLossyProxy } from '../support/lossy-proxy.ts';

const photo = await sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    background: '#a33',
    noise: { type: 'gaussian', mean: 120, sigma: 30 },
  },
})
  .jpeg()
  .toBuffer();

/** Sends the first half of an upload. Gives what becomes of it, once that half is under way. */
async function uploadHalf(url: string, token: string): Promise<{ outcome: Promise<string> }> {
  const { type, body } = await photoForm(token, 1, photo);
  const headers = { apikey: LOCAL_ANON_KEY, 'content-type': type, 'content-length': body.length };
  const upload = request(`${url}${functionsPath}/${functionNames.uploadQuotePhoto}`, { method: 'POST', headers });
  const outcome = new Promise<string>((resolve) => {
    upload.on('response', () => resolve('answered')).on('error', () => resolve('cut off'));
  });
  await new Promise((resolve) => upload.write(body.subarray(0, body.length / 2), resolve));
  return { outcome };
}

test('photos that a restart cut off, or whose answer it lost, arrive once when they are sent again', async ({
  start,
  visit,
  dataDir,
  ledger,
}) => {
  const first = await start();
  const proxy = await startLossyProxy(first.url);
  const answer = await sendLead(visit(first), ledger, newLead(['foto-0.jpg', 'foto-1.jpg']));
  const { uploadToken = '', reference = '' } = answer?.body ?? {};
  const sent = () => withStore({ dataDir }, async (store) => (await store.status()).sent);
  await vi.waitUntil(async () => (await sent()) === 1, { timeout: 20_000, interval: 100 });
  await expect(visit(proxy).upload(uploadToken, 0, photo)).rejects.toThrow();
  proxy.close();
  const half = await uploadHalf(first.url, uploadToken);
  await first.kill('SIGKILL');
  expect(await half.outcome).toBe('cut off');
  const photos = () => withStore({ dataDir }, (store) => store.photos(reference));
  expect(await photos()).toMatchObject([{ name: 'foto-0.jpg' }]);

  const second = await start();
  const client = visit(second);
  expect(await client.upload(uploadToken, 0, photo)).toEqual({ status: 200, body: { stored: true } });
  expect(await client.upload(uploadToken, 1, photo)).toEqual({ status: 200, body: { stored: true } });
  expect(await photos()).toMatchObject([{ name: 'foto-0.jpg' }, { name: 'foto-1.jpg' }]);
  await expectLeadsKept(ledger, { dataDir }, mailFiles(second));
  const firm = second.mails().filter(({ name }) => name.includes('-firm-'));
  const { attachments } = await PostalMime.parse(firm[0]?.text ?? '');
  expect(attachments.map(({ filename }) => filename)).toEqual(['foto-0.jpg', 'foto-1.jpg']);
  expect(second.mails()).toHaveLength(2);
});
