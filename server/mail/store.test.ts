import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseLeads } from '../leads/retention.ts';
import type { NewLead } from '../store/leads.ts';
import { openStore, type Store } from '../store/store.ts';
import { createDelivery, type Delivery, type Transport } from './delivery.ts';
import { emlFolderTransport } from './eml-folder.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { smtpTransport } from './smtp.ts';
import { photo, quoteFields } from './testing/due-mail.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';

const parties = { leadsTo: 'dak@firma.nl', mailFrom: 'site@firma.nl' };
const log = { info: () => {}, error: () => {} };
const HOUR = 3_600_000;

let dataDir: string;
let store: Store;
let peer: SmtpPeer;
/** How far the store's clock is ahead, in milliseconds. */
let later: number;
beforeEach(async () => {
  later = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'mail-store-'));
  store = await openStore({ dataDir, databaseUrl: undefined, now: () => Date.now() + later });
  peer = await startSmtpPeer();
});
afterEach(async () => {
  await store.close();
  await peer.close();
  await rm(dataDir, { recursive: true });
});

const lead: NewLead = {
  kind: 'quote',
  fields: quoteFields,
  idempotencyKey: 'key-1',
  earlierKeys: [],
  suspectedSpam: false,
  announcedPhotos: 1,
};

const folder = () => emlFolderTransport(join(dataDir, 'mail'));

function work(outbox: Store, transport: Transport) {
  return startOutboxWorker({ outbox, delivery: createDelivery(transport, parties), log });
}

const states = async (reference: string) => (await store.find(reference))?.mails.map(({ status }) => status);

const addPhoto = (uploadToken: string, position: number) =>
  store.addPhoto({ ...photo, uploadToken, position, sourceHash: String(position) });

async function accept(): Promise<string> {
  const accepted = await store.accept(lead);
  if (accepted.outcome === 'conflict') throw new Error('not stored');
  await addPhoto(accepted.uploadToken, 0);
  return accepted.reference;
}

test.each([
  ['451', { at: 'recipient', reply: 451 }],
  ['a connection that drops during DATA', { at: 'data', reply: 'hang-up' }],
] as const)('after %s both mails are sent once the server works', async (_name, fault) => {
  peer.fault = fault;
  const reference = await accept();
  const worker = work(store, smtpTransport(peer.url));
  await vi.waitFor(async () => {
    const mails = (await store.find(reference))?.mails ?? [];
    expect(mails.map(({ attempts, lastError }) => attempts > 0 && lastError !== undefined)).toEqual([true, true]);
  }, 10_000);
  peer.fault = undefined;
  later = HOUR;
  worker.wake();
  await vi.waitFor(async () => expect(await states(reference)).toEqual(['sent', 'sent']), 10_000);
  await worker.stop();
  expect(peer.received).toHaveLength(2);
});

test('a refused confirmation is a dead letter; the firm gets its mail, and one that asks it to call', async () => {
  const reference = await accept();
  peer.refused = 'zoe.vanthoff@voorbeeld.nl';
  const worker = work(store, smtpTransport(peer.url));
  await vi.waitFor(async () => expect((await states(reference))?.toSorted()).toEqual(['dead', 'sent', 'sent']), 10_000);
  await worker.stop();
  expect(peer.received.map(({ to }) => to)).toEqual([['dak@firma.nl'], ['dak@firma.nl']]);
  const dead = (await store.find(reference))?.mails.find(({ status }) => status === 'dead');
  expect(dead?.lastError).toContain('550');
  expect(dead?.lastError).not.toContain('zoe');
  expect(await store.stuck(HOUR)).toEqual([]);
});

/** Sends a mail, stops before the store is updated, and lets another worker send the rest. */
async function endBetweenSendingAndMarking(transport: Transport) {
  const reference = await accept();
  const marking = Promise.withResolvers<void>();
  const markSent = () => {
    marking.resolve();
    return Promise.reject(new Error('killed'));
  };
  const first = work({ ...store, markSent }, transport);
  await marking.promise;
  await first.stop();
  later = HOUR;
  const second = work(store, transport);
  await vi.waitFor(async () => expect(await states(reference)).toEqual(['sent', 'sent']), 10_000);
  await second.stop();
}

test('a crash between sending and marking sends the mail again, with the same Message-ID', async () => {
  await endBetweenSendingAndMarking(smtpTransport(peer.url));
  const ids = await Promise.all(peer.received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId));
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(2);
});

test('a crash between writing and marking leaves one file per mail', async () => {
  await endBetweenSendingAndMarking(folder());
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(2);
});

test('a request that is deleted while its mails are written leaves no file', async () => {
  const reference = await accept();
  const { deliver, discard } = createDelivery(folder(), parties);
  const discarded = Promise.withResolvers<void>();
  const delivery: Delivery = {
    async deliver(mail) {
      await eraseLeads(store, dataDir, [reference], Date.now());
      await deliver(mail);
    },
    async discard(mail) {
      await discard(mail);
      discarded.resolve();
    },
  };
  const worker = startOutboxWorker({ outbox: store, delivery, log });
  await discarded.promise;
  await worker.stop();
  expect(await readdir(join(dataDir, 'mail'))).toEqual([]);
});

test('late photos are sent as a reply to the first mail', async () => {
  const accepted = await store.accept({ ...lead, announcedPhotos: 2, suspectedSpam: true });
  if (accepted.outcome === 'conflict') throw new Error('not stored');
  await addPhoto(accepted.uploadToken, 0);
  later = HOUR;
  const worker = work(store, smtpTransport(peer.url));
  await vi.waitUntil(() => peer.received.length === 1, 10_000);
  await addPhoto(accepted.uploadToken, 1);
  later = 2 * HOUR;
  worker.wake();
  await vi.waitUntil(() => peer.received.length === 2, 10_000);
  await worker.stop();
  const [first, second] = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(first?.text).toContain('1 van 2 foto’s');
  expect(second?.inReplyTo).toBe(first?.messageId);
  expect(second?.attachments).toHaveLength(1);
});
