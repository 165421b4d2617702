import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parties, photo, quoteMail } from '../testing/due-mail.ts';
import { composeMail } from './mails/compose.ts';
import { emlFolderTransport, emlStream } from './transports.ts';

const due = quoteMail({}, { photos: [photo] });
const message = () => composeMail(due, parties);

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'eml-')), 'mail');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

test('a mail is one file that any mail program can open and other users cannot; a second attempt replaces it', async () => {
  await emlFolderTransport(folder).send({ ...(await message()), subject: 'eerste' });
  await emlFolderTransport(folder).send(await message());
  expect(await readdir(folder)).toEqual(['AD-7K3QX2.firm.eml']);
  const file = join(folder, 'AD-7K3QX2.firm.eml');
  const mail = await PostalMime.parse(await readFile(file));
  expect(mail.messageId).toBe(`<${due.messageId}>`);
  expect(mail.subject).toBe('Offerte · ’s-Gravenhage · AD-7K3QX2');
  expect(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)).toEqual(photo.bytes);
  for (const path of [folder, file]) expect((await stat(path)).mode & 0o077).toBe(0);
});

test('photos are encoded in chunks, and other events are handled after each', async () => {
  const mail = await composeMail({ ...due, photos: [{ ...photo, bytes: new Uint8Array(5_000_000) }] }, parties);
  let turns = 0;
  let timer = setImmediate(function turn() {
    turns += 1;
    timer = setImmediate(turn);
  });
  let largest = 0;
  for await (const { length } of emlStream(mail)) largest = Math.max(largest, length);
  clearImmediate(timer);
  expect(largest).toBeLessThan(100_000);
  expect(turns).toBeGreaterThan(50);
});

test('a folder that cannot be written is a temporary failure, reported without its path', async () => {
  await writeFile(folder, 'a file in its place');
  const failure = { name: 'DeliveryError', kind: 'temporary', message: 'Error EEXIST' };
  await expect(emlFolderTransport(folder).send(await message())).rejects.toMatchObject(failure);
});

test('a mail that was cut off while it was written is no .eml file', async () => {
  const cutOff = Readable.from(
    (async function* () {
      yield 'half a photo';
      throw new Error('cut off');
    })(),
  );
  const mail = { ...(await message()), attachments: [{ filename: 'dak.jpg', content: cutOff }] };
  await expect(emlFolderTransport(folder).send(mail)).rejects.toMatchObject({ kind: 'temporary' });
  expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toEqual([]);
});
