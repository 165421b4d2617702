import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, describe, expect, vi } from 'vitest';
import { quote } from './contract/fixture.ts';
import { storeOver } from './open.ts';
import type { Call } from './operations.ts';
import type { NewLead, Store } from './port.ts';
import { newReference } from './reference.ts';
import { openSqliteDatabase, type SqliteDatabase } from './sqlite.ts';

vi.mock('./reference.ts', async (original) => {
  const actual = await original<typeof import('./reference.ts')>();
  return { ...actual, newReference: vi.fn(actual.newReference) };
});

/** The database in this thread, where its connection can be put in trouble, and a store on it. */
const test = base.extend<{ file: string; database: SqliteDatabase; store: Store }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest finds the fixtures that are used in this pattern.
  file: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'leads-faults-'));
    await use(join(folder, 'leads.sqlite'));
    rmSync(folder, { recursive: true });
  },
  database: async ({ file }, use) => {
    const database = openSqliteDatabase(file, 50);
    await use(database);
    database.connection.close();
  },
  store: async ({ database }, use) => {
    const run = async (call: Call) => {
      const [outcome] = await database.run([{ ...call, id: 1 }]);
      if (!outcome || 'error' in outcome) throw outcome?.error;
      return outcome.value;
    };
    await use(storeOver({ run, backup: async () => {}, close: async () => {} }, Date.now));
  },
});

const setPages = (database: SqliteDatabase, more: number) => {
  const pages = database.connection.prepare('PRAGMA page_count').get() as { page_count: number };
  database.connection.exec(`PRAGMA max_page_count = ${pages.page_count + more}`);
};

const accept = (id: number, lead: NewLead) => ({ id, name: 'accept', now: Date.now(), args: [lead] }) as const;

/** A request that takes a megabyte. */
function large(): NewLead {
  const lead = quote();
  return { ...lead, fields: { ...lead.fields, description: 'x'.repeat(1_000_000) } };
}

describe('a full disk', () => {
  test('rejects and stores nothing; the store serves again when there is space', async ({ database, store }) => {
    const kept = await store.accept(quote());
    setPages(database, 20);
    const tooBig = large();
    await expect(store.accept(tooBig)).rejects.toThrow('full');
    expect(await store.count()).toBe(1);
    expect(await store.status()).toMatchObject({ pending: 2 });

    setPages(database, 10_000);
    expect(await store.accept(tooBig)).toMatchObject({ outcome: 'stored' });
    expect(await store.count()).toBe(2);
    expect(await store.find('reference' in kept ? kept.reference : '')).toBeDefined();
  });

  test('fails the request that has no room, not those that shared its commit', async ({ database, store }) => {
    await store.accept(quote());
    setPages(database, 20);
    const group = [quote(), large(), quote()];
    const outcomes = await database.run(group.map((lead, id) => accept(id, lead)));
    expect(outcomes).toMatchObject([
      { id: 0, value: { outcome: 'stored' } },
      { id: 1, error: { message: expect.stringContaining('full') } },
      { id: 2, value: { outcome: 'stored' } },
    ]);
    expect(await store.count()).toBe(3);
  });
});

test('a request that can’t be stored fails alone, and leaves no transaction open', async ({ database, store }) => {
  const nameless = { ...quote(), kind: undefined as unknown as 'quote' };
  const group = [quote(), nameless, quote()];
  const outcomes = await database.run(group.map((lead, id) => accept(id, lead)));
  expect(outcomes.map((outcome) => 'error' in outcome)).toEqual([false, true, false]);
  expect(await store.accept(quote())).toMatchObject({ outcome: 'stored' });
  expect(await store.count()).toBe(3);
});

describe('a database that another process holds locked', () => {
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

test('a reference that is taken is not given twice', async ({ store }) => {
  vi.mocked(newReference)
    .mockReturnValueOnce('AD-777777')
    .mockReturnValueOnce('AD-777777')
    .mockReturnValueOnce('AD-888888');
  expect(await store.accept(quote())).toMatchObject({ outcome: 'stored', reference: 'AD-777777' });
  expect(await store.accept(quote())).toMatchObject({ outcome: 'stored', reference: 'AD-888888' });
});

test('a request is on disk before it is reported; that a mail went out may follow', async ({ database, store }) => {
  const setting = (name: string) => Object.values(database.connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  const [normal, full] = [1, 2];
  expect(setting('journal_mode')).toBe('wal');
  await store.accept(quote());
  expect(setting('synchronous')).toBe(full);
  const [mail] = await store.claim(1, 1000, 'firm');
  await store.markSent(mail?.id ?? 0);
  expect(setting('synchronous')).toBe(normal);
  await store.bury(mail?.id ?? 0, '550');
  expect(setting('synchronous')).toBe(full);
});
