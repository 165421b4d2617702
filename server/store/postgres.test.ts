import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../harness/postgres.ts';
import { accepted, add, quote } from './contract/fixture.ts';
import { storeContract } from './contract.ts';
import { openStore, type Store } from './store.ts';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);

afterAll(() => server?.stop());

storeContract(async () => {
  const databaseUrl = await server.createDatabase();
  return (now) => openStore({ dataDir: '', databaseUrl, now });
});

describe('PostgreSQL', () => {
  test('outlives the loss of all its connections, in use or idle', async () => {
    const databaseUrl = await server.createDatabase();
    const store = await openStore({ dataDir: '', databaseUrl });
    await Promise.all([accepted(store), accepted(store), accepted(store)]);
    const admin = new pg.Client(databaseUrl);
    await admin.connect();
    await admin.query('BEGIN; LOCK TABLE leads');
    const waiting = [expect(accepted(store)).rejects.toThrow(), expect(accepted(store)).rejects.toThrow()];
    await admin.query('SELECT pg_sleep(0.2)');
    await admin.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    await admin.query('COMMIT');
    await Promise.all(waiting);
    // A connection may be used before its loss is noticed: that call fails, and its caller repeats it.
    await vi.waitFor(() => accepted(store), 10_000);
    expect(await store.count()).toBe(4);
    await admin.end();
    await store.close();
  });

  test('processes whose clocks differ by minutes never claim a mail twice', async () => {
    const databaseUrl = await server.createDatabase();
    const [one, two] = (await Promise.all([1, 2].map(() => openStore({ dataDir: '', databaseUrl })))) as [Store, Store];
    await Promise.all(Array.from({ length: 6 }, () => accepted(one)));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const claimed: number[] = [];
    for (let round = 0; round < 6; round++) {
      for (const store of [one, two]) {
        for (const to of ['firm', 'visitor'] as const) {
          claimed.push(...(await store.claim(2, 60_000, to)).map(({ id }) => id));
        }
        vi.setSystemTime(Date.now() + (store === one ? 120_000 : -120_000));
      }
    }
    expect(claimed).toHaveLength(12);
    expect(new Set(claimed).size).toBe(12);
    await Promise.all([one.close(), two.close()]);
  });

  test('calls to a server that hangs fail within 20 seconds, and succeed when it resumes', async () => {
    const store = await openStore({ dataDir: '', databaseUrl: await server.createDatabase() });
    const { reference, uploadToken } = await accepted(store);
    server.freeze();
    onTestFinished(() => server.thaw());
    const start = performance.now();
    const calls = [
      ...Array.from({ length: 20 }, () => store.accept(quote())),
      store.photoPlace(uploadToken, 0, 'x'),
      add(store, uploadToken),
      store.claim(1, 1_000, 'firm'),
      store.find(reference),
      store.stuck(0),
      store.check(),
    ];
    const outcomes = await Promise.allSettled(calls);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(performance.now() - start).toBeLessThan(20_000);
    server.thaw();
    await accepted(store);
    await store.close();
  });

  test('continues to work when another process adds a column', async () => {
    const databaseUrl = await server.createDatabase();
    const store = await openStore({ dataDir: '', databaseUrl });
    const { reference } = await accepted(store);
    const use = () => Promise.all(Array.from({ length: 8 }, () => store.find(reference)));
    await use();
    const admin = new pg.Client(databaseUrl);
    await admin.connect();
    await admin.query('ALTER TABLE leads ADD COLUMN later TEXT; ALTER TABLE outbox ADD COLUMN later TEXT');
    await admin.end();
    expect(await use()).toHaveLength(8);
    expect(await store.claim(1, 1_000, 'firm')).toHaveLength(1);
    await store.close();
  });

  test('rejects when nothing listens at the address', async () => {
    const databaseUrl = 'postgres://leads@127.0.0.1:1/leads';
    await expect(openStore({ dataDir: '', databaseUrl })).rejects.toThrow('ECONNREFUSED');
  });

  test('leaves copies to pg_dump', async () => {
    const store = await openStore({ dataDir: '', databaseUrl: await server.createDatabase() });
    await expect(store.backup('/nowhere')).rejects.toThrow('pg_dump');
    await store.close();
  });
});
