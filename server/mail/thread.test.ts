import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../store/open.ts';
import type { NewLead, Store } from '../store/port.ts';
import { photo, quoteFields } from './testing/due-mail.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';
import { startMailThread } from './thread.ts';

const parties = { leadsTo: 'dak@firma.nl', mailFrom: 'site@firma.nl' };
const sqlite = { databaseUrl: undefined };

let dataDir: string;
let store: Store;
let peer: SmtpPeer;
let events: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-thread-'));
  store = await openStore({ dataDir, ...sqlite });
  peer = await startSmtpPeer();
  events = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await peer.close();
  await rm(dataDir, { recursive: true });
});

const log = { info: (event: string) => void events.push(event), error: (event: string) => void events.push(event) };

const lead: NewLead = {
  kind: 'quote',
  fields: quoteFields,
  idempotencyKey: 'key-1',
  suspectedSpam: false,
  announcedPhotos: 1,
  photos: [photo],
};

async function accept(idempotencyKey: string): Promise<string> {
  const accepted = await store.accept({ ...lead, idempotencyKey });
  return accepted.outcome === 'conflict' ? '' : accepted.reference;
}

test('a stored request is mailed to the firm and to the visitor from a thread of its own', async () => {
  const thread = startMailThread({ dataDir, ...sqlite, ...parties, smtpUrl: peer.url }, log);
  const reference = await accept('key-1');
  thread.wake();
  await vi.waitFor(async () => expect(await store.status()).toMatchObject({ sent: 2, pending: 0 }), 20_000);
  await thread.stop();
  expect(peer.received.map(({ to }) => to).sort()).toEqual([['dak@firma.nl'], ['zoe.vanthoff@voorbeeld.nl']]);
  for (const { raw } of peer.received) expect((await PostalMime.parse(raw)).subject).toContain(reference);
  expect(events).toEqual(['mail-sent', 'mail-sent']);
});

test('two threads on one store send every mail once', async () => {
  const settings = { dataDir, ...sqlite, ...parties, smtpUrl: undefined };
  const threads = [startMailThread(settings, log), startMailThread(settings, log)];
  for (let index = 0; index < 10; index++) await accept(`key-${index}`);
  await vi.waitFor(async () => expect(await store.status()).toMatchObject({ sent: 20, pending: 0 }), 20_000);
  await Promise.all(threads.map((thread) => thread.stop()));
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(20);
  expect(events).toEqual(Array.from({ length: 20 }, () => 'mail-sent'));
});

test('a thread that dies is reported and started again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const unreachable = { dataDir, databaseUrl: 'postgres://127.0.0.1:1/none', smtpUrl: undefined, ...parties };
  const thread = startMailThread(unreachable, log);
  const deaths = () => events.filter((event) => event === 'mail-thread-ended').length;
  await vi.waitUntil(() => deaths() === 1, 20_000);
  expect(events[0]).toBe('mail-thread-failed');
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitUntil(() => deaths() === 2, 20_000);
  await thread.stop();
  expect(vi.getTimerCount()).toBe(0);
});
