import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { accepted, quote } from '../store/contract/fixture.ts';
import { openStore, type Store } from '../store/store.ts';
import { eraseAgain, eraseLeads, purgeExpired } from './retention.ts';

const RECEIVED = Date.UTC(2026, 1, 28, 12);
const YEARS = facts.privacy.quoteYears;

let dataDir: string;
let store: Store;
let clock: number;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-retention-'));
  clock = RECEIVED;
  store = await openStore({ dataDir, databaseUrl: undefined, now: () => clock });
});

afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const mails = () => readdirSync(join(dataDir, 'mail')).toSorted();

function putMails(...names: string[]) {
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  for (const name of names) writeFileSync(join(dataDir, 'mail', name), 'mail');
}

test(`requests are kept ${YEARS} years to the day, then deleted with their mails, in several batches`, async () => {
  const old = await Promise.all(Array.from({ length: 501 }, () => accepted(store, quote())));
  clock += 1;
  const kept = await accepted(store);
  putMails(...old.map(({ reference }) => `${reference}-firm.eml`), `${kept.reference}-firm.eml`);

  const expiry = Date.UTC(2026 + YEARS, 1, 28, 12);
  expect(await purgeExpired(store, dataDir, expiry, { force: true })).toBe(0);
  const progress: number[] = [];
  const onProgress = (purged: number) => progress.push(purged);
  expect(await purgeExpired(store, dataDir, expiry + 1, { force: true, onProgress })).toBe(501);
  expect(progress).toEqual([500, 501]);
  expect(await store.count()).toBe(1);
  expect(mails()).toEqual([`${kept.reference}-firm.eml`]);
});

test('a request is deleted with every copy of its mails, including half-written ones', async () => {
  const { reference } = await accepted(store);
  putMails(
    `${reference}-firm.eml`,
    `${reference}-late-photos-1.eml`,
    `${reference}-visitor.eml.tmp`,
    'AD-222222-firm.eml',
  );
  expect(await eraseLeads(store, dataDir, [reference], clock)).toBe(1);
  expect(mails()).toEqual(['AD-222222-firm.eml']);
});

test('without a mail folder there is nothing to remove', async () => {
  const { reference } = await accepted(store);
  expect(await eraseLeads(store, dataDir, [reference], clock)).toBe(1);
});

describe('an automatic purge', () => {
  const DAY = 86_400_000;
  const expiry = Date.UTC(2026 + YEARS, 1, 28, 13);

  /** A store with requests that have expired at `expiry`, newer ones, and the last purge some days before it. */
  async function stored(old: number, newer: number, daysSincePurge?: number) {
    for (let i = 0; i < old; i++) await accepted(store);
    clock = expiry - DAY;
    for (let i = 0; i < newer; i++) await accepted(store);
    if (daysSincePurge !== undefined) await store.recordPurge(expiry - daysSincePurge * DAY);
  }

  const purge = () => purgeExpired(store, dataDir, expiry);

  test('deletes up to a fifth of all requests', async () => {
    await stored(7, 28, 1);
    expect(await purge()).toBe(7);
    expect((await store.purgeFacts(0)).lastPurgeAt).toBe(expiry);
  });

  test('refuses to delete more than a fifth, and deletes nothing', async () => {
    await stored(7, 27, 1);
    await expect(purge()).rejects.toMatchObject({ doubt: 'too-many', expired: 7, total: 34 });
    expect(await store.count()).toBe(34);
  });

  test('always deletes a few', async () => {
    await stored(5, 0, 1);
    expect(await purge()).toBe(5);
  });

  test.each([
    ['60 days after the last purge', 60, 1],
    ['61 days after the last purge', 61, 'clock'],
  ])('%s', async (_name, days, outcome) => {
    await stored(1, 9, days);
    expect(await purge().catch(({ doubt }) => doubt)).toBe(outcome);
  });

  test('refuses long after the newest request when there was no purge before', async () => {
    await stored(1, 9);
    clock = expiry;
    await expect(purgeExpired(store, dataDir, expiry + 61 * DAY)).rejects.toMatchObject({ doubt: 'clock' });
    expect(await purge()).toBe(1);
  });

  test('does not record the time of a purge when the clock may be wrong', async () => {
    await stored(0, 3, 61);
    expect(await purge()).toBe(0);
    expect((await store.purgeFacts(0)).lastPurgeAt).toBe(expiry - 61 * DAY);
  });

  test('that is forced deletes, and the next one is allowed', async () => {
    await stored(9, 1, 400);
    await expect(purge()).rejects.toThrow('refused');
    expect(await purgeExpired(store, dataDir, expiry, { force: true })).toBe(9);
    expect(await purge()).toBe(0);
  });
});

test('a restored backup does not bring deleted requests back, nor their mails', async () => {
  const [gone, kept] = [await accepted(store), await accepted(store)];
  const backup = join(dataDir, 'backup.sqlite');
  await store.backup(backup);
  await eraseLeads(store, dataDir, [gone.reference], clock);
  await store.close();
  for (const name of readdirSync(dataDir).filter((file) => file.startsWith('leads.sqlite')))
    rmSync(join(dataDir, name));
  renameSync(backup, join(dataDir, 'leads.sqlite'));
  putMails(`${gone.reference}-firm-1.eml`, `${kept.reference}-firm-3.eml`);

  store = await openStore({ dataDir, databaseUrl: undefined, now: () => clock });
  expect(await store.count()).toBe(2);
  expect(await eraseAgain(store, dataDir, clock)).toBe(1);
  expect(await store.find(gone.reference)).toBeUndefined();
  expect(await store.find(kept.reference)).toBeDefined();
  expect(mails()).toEqual([`${kept.reference}-firm-3.eml`]);
  expect(await eraseAgain(store, dataDir, clock)).toBe(0);
});

test('a mail that was being written while its request was deleted is deleted later', async () => {
  const { reference } = await accepted(store);
  await eraseLeads(store, dataDir, [reference], clock);
  putMails(`${reference}-firm-1.eml`);
  await eraseAgain(store, dataDir, clock);
  expect(mails()).toEqual([]);
});

test('the list of deleted requests has references and times, for 45 days', async () => {
  const { reference } = await accepted(store);
  await eraseLeads(store, dataDir, [reference], clock);
  const list = () => readFileSync(join(dataDir, 'erased'), 'utf8');
  expect(list()).toBe(`${reference} ${new Date(clock).toISOString()}\n`);
  await eraseAgain(store, dataDir, clock + 44 * 86_400_000);
  expect(list()).toContain(reference);
  await eraseAgain(store, dataDir, clock + 46 * 86_400_000);
  expect(list()).toBe('');
});
