import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, describe, expect } from 'vitest';
import { quote } from './contract/fixture.ts';
import type { Database } from './database.ts';
import { accept, type NewLead } from './leads.ts';
import { connect, sqliteDatabase } from './sqlite.ts';
import { type Store, storeOver } from './store.ts';

/** A database with fault injection, and a store on it. */
const test = base.extend<{ file: string; connection: DatabaseSync; database: Database; store: Store }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest finds the fixtures that are used in this pattern.
  file: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'leads-faults-'));
    await use(join(folder, 'leads.sqlite'));
    rmSync(folder, { recursive: true });
  },
  connection: async ({ file }, use) => use(connect(file)),
  database: async ({ file, connection }, use) => {
    const database = sqliteDatabase(connection, file, { now: Date.now, lockWaitMs: 50 });
    await use(database);
    await database.close();
  },
  store: async ({ database }, use) => use(storeOver(database)),
});

function setPages(connection: DatabaseSync, more: number) {
  const pages = connection.prepare('PRAGMA page_count').get() as { page_count: number };
  connection.exec(`PRAGMA max_page_count = ${pages.page_count + more}`);
}

/** A request of a megabyte. */
function large(): NewLead {
  const lead = quote();
  return { ...lead, fields: { ...lead.fields, description: 'x'.repeat(1_000_000) } };
}

/** The outcomes of requests that share a commit. */
async function acceptTogether(store: Store, leads: readonly NewLead[]): Promise<string[]> {
  const results = await Promise.allSettled(leads.map((lead) => store.accept(lead)));
  return results.map((result) => (result.status === 'fulfilled' ? result.value.outcome : String(result.reason)));
}

describe('a full disk', () => {
  test('rejects and stores nothing; the store serves again when there is space', async ({ connection, store }) => {
    const kept = await store.accept(quote());
    setPages(connection, 20);
    const tooBig = large();
    await expect(store.accept(tooBig)).rejects.toThrow('full');
    expect(await store.count()).toBe(1);
    expect(await store.status()).toMatchObject({ pending: 2 });

    setPages(connection, 10_000);
    expect(await store.accept(tooBig)).toMatchObject({ outcome: 'stored' });
    expect(await store.count()).toBe(2);
    expect(await store.find('reference' in kept ? kept.reference : '')).toBeDefined();
  });

  test('fails the request that has no room, not those that shared its commit', async ({ connection, store }) => {
    await store.accept(quote());
    setPages(connection, 20);
    const outcomes = await acceptTogether(store, [quote(), large(), quote()]);
    expect(outcomes).toEqual(['stored', expect.stringContaining('full'), 'stored']);
    expect(await store.count()).toBe(3);
  });
});

test('a request that can’t be stored fails alone, and leaves no transaction open', async ({ store }) => {
  const nameless = { ...quote(), kind: undefined as unknown as 'quote' };
  const outcomes = await acceptTogether(store, [quote(), nameless, quote()]);
  expect(outcomes).toEqual(['stored', expect.stringContaining('Error'), 'stored']);
  expect(await store.accept(quote())).toMatchObject({ outcome: 'stored' });
  expect(await store.count()).toBe(3);
});

describe('a database that another process has locked', () => {
  test('rejects writes, not reads, and serves again when it is free', async ({ file, store }) => {
    await store.accept(quote());
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.accept(quote())).rejects.toThrow('locked');
    expect(await store.count()).toBe(1);
    other.exec('ROLLBACK');
    other.close();
    expect(await store.accept(quote())).toMatchObject({ outcome: 'stored' });
    expect(await store.count()).toBe(2);
  });
});

test('a reference that is in use is not used again', async ({ database }) => {
  const references = ['AD-777777', 'AD-777777', 'AD-888888'];
  const take = () => database.write((tx) => accept(tx, quote(), () => references.shift() as string));
  expect(await take()).toMatchObject({ outcome: 'stored', reference: 'AD-777777' });
  expect(await take()).toMatchObject({ outcome: 'stored', reference: 'AD-888888' });
});
