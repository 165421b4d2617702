import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { createLog } from '../log.ts';
import { accepted, listAll } from '../store/contract/fixture.ts';
import { openStore, type Store } from '../store/store.ts';
import { eraseAgain, eraseLeads, purgeExpired, runPurge } from './retention.ts';

const RECEIVED = Date.UTC(2026, 1, 28, 12);
const YEARS = facts.privacy.quoteYears;
const EXPIRY = Date.UTC(2026 + YEARS, 1, 28, 12);
const DAY = 86_400_000;

let dataDir: string;
let store: Store;
let clock: number;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-retention-'));
  clock = RECEIVED;
  store = await openStore({ dataDir, now: () => clock });
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

test(`requests are kept ${YEARS} years to the day, then deleted with every copy of their mails`, async () => {
  const old = [await accepted(store), await accepted(store)].map(({ reference }) => reference);
  clock += 1;
  const { reference: kept } = await accepted(store);
  putMails(...old.map((reference) => `${reference}.firm.eml`), `${old[0]}.late-photos-1.eml.part`, `${kept}.firm.eml`);

  await store.recordRun('purge', EXPIRY);
  expect(await purgeExpired(store, dataDir, EXPIRY)).toBe(0);
  expect(existsSync(join(dataDir, 'erased'))).toBe(false);
  expect(await purgeExpired(store, dataDir, EXPIRY + 1)).toBe(2);
  expect((await listAll(store)).map(({ reference }) => reference)).toEqual([kept]);
  expect(mails()).toEqual([`${kept}.firm.eml`]);
});

test('without a folder for mails only the database is changed', async () => {
  const { reference } = await accepted(store);
  await eraseLeads(store, undefined, [reference], clock);
  expect(await listAll(store)).toEqual([]);
  expect(existsSync(join(dataDir, 'erased'))).toBe(false);
});

describe('a purge', () => {
  const AT = EXPIRY + DAY;
  const purge = () => purgeExpired(store, dataDir, AT);

  test.each([
    ['60 days after the last one deletes', 60, 1],
    ['61 days after the last one is refused', 61, 'PurgeRefusedError'],
  ])('%s', async (_title, days, outcome) => {
    await accepted(store);
    await store.recordRun('purge', AT - days * DAY);
    expect(await purge().catch(({ name }) => name)).toBe(outcome);
    expect(await listAll(store)).toHaveLength(outcome === 1 ? 0 : 1);
  });

  test('without an earlier one is refused long after the newest request', async () => {
    await accepted(store);
    clock = AT - 61 * DAY;
    await accepted(store);
    await expect(purge()).rejects.toThrow('purge --force');
    clock = AT;
    await accepted(store);
    expect(await purge()).toBe(1);
  });

  test('is not recorded when the clock may be wrong', async () => {
    clock = AT;
    await accepted(store);
    await store.recordRun('purge', AT - 61 * DAY);
    expect(await purge()).toBe(0);
    expect(await store.lastRun('purge')).toBe(AT - 61 * DAY);
  });

  test('that is forced deletes, and the next one is allowed', async () => {
    await accepted(store);
    await expect(purge()).rejects.toThrow();
    expect(await purgeExpired(store, dataDir, AT, { force: true })).toBe(1);
    expect(await purge()).toBe(0);
    expect(await store.lastRun('purge')).toBe(AT);
  });
});

describe('deleted requests are overwritten', () => {
  async function purgeWith(broken: Partial<Store>) {
    const logged: string[] = [];
    let scrubs = 0;
    const scrub = async () => ++scrubs > 0;
    const outcome = await runPurge(
      { ...store, scrub, ...broken },
      dataDir,
      createLog((line) => logged.push(line)),
    ).catch(({ message }) => message);
    return { outcome, scrubs, log: logged.join('') };
  }

  test('after a purge', async () => {
    expect(await purgeWith({})).toMatchObject({ outcome: { deleted: 0 }, scrubs: 1 });
  });

  test('after one that was refused', async () => {
    const receivedBefore = async () => ['AD-7K3QX2'];
    const { outcome, scrubs, log } = await purgeWith({ receivedBefore, lastRun: async () => 0 });
    expect([outcome, scrubs]).toEqual([{ refused: true }, 1]);
    expect(log).toContain('purge-refused');
  });

  test('after one that failed', async () => {
    const receivedBefore = () => Promise.reject(new Error('down'));
    expect(await purgeWith({ receivedBefore })).toMatchObject({ outcome: 'down', scrubs: 1 });
  });

  test('or the log says that they are not', async () => {
    const { outcome, log } = await purgeWith({ scrub: () => Promise.reject(new Error('down')) });
    expect(outcome).toEqual({ deleted: 0 });
    expect(log).toContain('deleted-leads-not-overwritten');
  });
});

test('a restored backup does not bring deleted requests back, nor their mails', async () => {
  const [gone, kept] = [await accepted(store), await accepted(store)];
  const backup = join(dataDir, 'backup.sqlite');
  await store.backup(backup);
  await eraseLeads(store, dataDir, [gone.reference], clock);
  expect(readFileSync(join(dataDir, 'erased'), 'utf8')).toBe(`${gone.reference} ${new Date(clock).toISOString()}\n`);
  await store.close();
  for (const name of readdirSync(dataDir).filter((file) => file.startsWith('leads.sqlite')))
    rmSync(join(dataDir, name));
  renameSync(backup, join(dataDir, 'leads.sqlite'));
  // The second was being written while its request was deleted.
  putMails(`${gone.reference}.firm.eml`, `${gone.reference}.visitor.eml.part`, `${kept.reference}.firm.eml`);

  store = await openStore({ dataDir, now: () => clock });
  expect(await listAll(store)).toHaveLength(2);
  expect(await eraseAgain(store, dataDir)).toBe(1);
  expect((await listAll(store)).map(({ reference }) => reference)).toEqual([kept.reference]);
  expect(mails()).toEqual([`${kept.reference}.firm.eml`]);
  expect(await eraseAgain(store, dataDir)).toBe(0);
});
