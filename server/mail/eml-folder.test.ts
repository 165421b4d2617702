import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emlFolderTransport, emlStream } from './eml-folder.ts';
import { composeMail } from './mails/compose.ts';
import { photo, quoteMail } from './testing/due-mail.ts';

const parties = { leadsTo: 'dak@firma.nl', mailFrom: 'site@firma.nl' };
const due = quoteMail({}, { id: 42, photos: [photo] });
const message = () => composeMail(due, parties);

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'eml-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const transport = () => emlFolderTransport(join(dataDir, 'mail'));

test('a mail is one file that any mail program can open', async () => {
  await transport().send(await message());
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['AD-7K3QX2-firm-42.eml']);
  const mail = await PostalMime.parse(await readFile(join(dataDir, 'mail/AD-7K3QX2-firm-42.eml')));
  expect(mail.messageId).toBe(`<${due.messageId}>`);
  expect(mail.subject).toBe('Offerte · ’s-Gravenhage · AD-7K3QX2');
  expect(mail.to).toMatchObject([{ address: 'dak@firma.nl' }]);
  expect(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)).toEqual(photo.bytes);
});

test('a second attempt replaces the first, even after a crash that left a draft', async () => {
  await transport().send(await message());
  await writeFile(join(dataDir, 'mail/AD-7K3QX2-firm-42.eml.tmp'), 'half a mail');
  await transport().send({ ...(await message()), subject: 'tweede' });
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['AD-7K3QX2-firm-42.eml']);
  const mail = await PostalMime.parse(await readFile(join(dataDir, 'mail/AD-7K3QX2-firm-42.eml')));
  expect(mail.subject).toBe('tweede');
});

test('each mail of a request has its own file', async () => {
  await transport().send(await message());
  await transport().send(await composeMail({ ...due, id: 43, purpose: 'visitor', photos: [] }, parties));
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['AD-7K3QX2-firm-42.eml', 'AD-7K3QX2-visitor-43.eml']);
});

test.skipIf(process.platform === 'win32')('other users of the machine cannot read the mails', async () => {
  await transport().send(await message());
  expect((await stat(join(dataDir, 'mail'))).mode & 0o077).toBe(0);
  expect((await stat(join(dataDir, 'mail/AD-7K3QX2-firm-42.eml'))).mode & 0o077).toBe(0);
});

test('a discarded mail leaves no file; one that was never written is no error', async () => {
  await transport().send(await message());
  await transport().discard(await message());
  expect(await readdir(join(dataDir, 'mail'))).toEqual([]);
  await transport().discard(await message());
});

test('a mail that cannot be written leaves no draft', async () => {
  await mkdir(join(dataDir, 'mail/AD-7K3QX2-firm-42.eml/not-empty'), { recursive: true });
  await expect(transport().send(await message())).rejects.toMatchObject({ kind: 'temporary' });
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['AD-7K3QX2-firm-42.eml']);
});

test('photos are encoded in chunks, and other events are handled after each', async () => {
  const mail = await composeMail({ ...due, photos: [{ ...photo, bytes: new Uint8Array(5_000_000) }] }, parties);
  let turns = 0;
  let timer = setImmediate(function turn() {
    turns += 1;
    timer = setImmediate(turn);
  });
  let largest = 0;
  for await (const { length } of emlStream(mail)) {
    largest = Math.max(largest, length);
  }
  clearImmediate(timer);
  expect(largest).toBeLessThan(100_000);
  expect(turns).toBeGreaterThan(50);
});

test('a folder that cannot be written is a temporary failure, reported without its path', async () => {
  await writeFile(join(dataDir, 'mail'), 'a file in its place');
  await expect(transport().send(await message())).rejects.toMatchObject({
    name: 'DeliveryError',
    kind: 'temporary',
    message: 'Error EEXIST',
  });
});
