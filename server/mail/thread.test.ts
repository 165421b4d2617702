import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photo, quoteMail } from './testing/due-mail.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';
import { type MailThread, startMailThread } from './thread.ts';

let dataDir: string;
let peer: SmtpPeer;
let thread: MailThread;
let errors: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-thread-'));
  peer = await startSmtpPeer();
  errors = [];
  thread = startMailThread({ dataDir, smtpUrl: peer.url, ...parties }, log);
});
afterEach(async () => {
  await thread.stop();
  await peer.close();
  await rm(dataDir, { recursive: true });
});

const parties = { leadsTo: 'dak@firma.nl', mailFrom: 'site@firma.nl' };
const log = { info: () => {}, error: (event: string) => void errors.push(event) };

test('mails go out from a thread of their own, photos included', async () => {
  await thread.deliver(quoteMail({}, { photos: [photo] }));
  await thread.deliver(quoteMail({}, { purpose: 'visitor' }));
  expect(peer.received.map(({ to }) => to)).toEqual([['dak@firma.nl'], ['zoe.vanthoff@voorbeeld.nl']]);
  const first = await PostalMime.parse(peer.received[0]?.raw ?? '');
  expect(new Uint8Array(first.attachments[0]?.content as ArrayBuffer)).toEqual(photo.bytes);
});

test.each([
  [451, 'temporary'],
  [550, 'permanent'],
] as const)('a refusal with %i comes back as %s, and the next mail goes out', async (answer, kind) => {
  peer.trouble = { at: 'recipient', answer };
  await expect(thread.deliver(quoteMail())).rejects.toMatchObject({ name: 'DeliveryError', kind });
  peer.trouble = undefined;
  await thread.deliver(quoteMail());
  expect(peer.received).toHaveLength(1);
});

test('a thread that dies fails its mail and is reported; the next mail gets another', async () => {
  const noFolder = undefined as unknown as string;
  const failing = startMailThread({ dataDir: noFolder, smtpUrl: undefined, ...parties }, log);
  await expect(failing.deliver(quoteMail())).rejects.toThrow();
  await expect(failing.deliver(quoteMail())).rejects.toThrow();
  expect(errors).toEqual(['mail-thread-failed', 'mail-thread-failed']);
});

test('a thread that ends with a mail in its hands fails that mail only', async () => {
  peer.trouble = { at: 'connect', answer: 'nothing' };
  const cutOff = expect(thread.deliver(quoteMail())).rejects.toThrow('abort');
  await thread.stop();
  await cutOff;
  peer.trouble = undefined;
  await thread.deliver(quoteMail());
  expect(peer.received).toHaveLength(1);
});
