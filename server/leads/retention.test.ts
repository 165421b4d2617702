import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { accepted, quote } from '../store/contract/fixture.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/port.ts';
import { eraseLeads, purgeExpired } from './retention.ts';

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

test(`requests are kept ${YEARS} years to the day, then go with their mails, in several batches`, async () => {
  const old = await Promise.all(Array.from({ length: 501 }, () => accepted(store, quote())));
  clock += 1;
  const kept = await accepted(store);
  putMails(...old.map(({ reference }) => `${reference}-firm.eml`), `${kept.reference}-firm.eml`);

  const expiry = Date.UTC(2026 + YEARS, 1, 28, 12);
  expect(await purgeExpired(store, dataDir, expiry)).toBe(0);
  const progress: number[] = [];
  expect(await purgeExpired(store, dataDir, expiry + 1, (purged) => progress.push(purged))).toBe(501);
  expect(progress).toEqual([500, 501]);
  expect(await store.count()).toBe(1);
  expect(mails()).toEqual([`${kept.reference}-firm.eml`]);
});

test('a request goes with every copy of its mails, half-written ones too', async () => {
  const { reference } = await accepted(store);
  putMails(
    `${reference}-firm.eml`,
    `${reference}-late-photos-1.eml`,
    `${reference}-visitor.eml.tmp`,
    'AD-222222-firm.eml',
  );
  expect(await eraseLeads(store, dataDir, [reference])).toBe(1);
  expect(mails()).toEqual(['AD-222222-firm.eml']);
});

test('without a mail folder there is nothing to remove', async () => {
  const { reference } = await accepted(store);
  expect(await eraseLeads(store, dataDir, [reference])).toBe(1);
});
