import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { servePostgres } from '../../tests/support/serve.ts';
import { storeContract } from './contract/contract.ts';
import { accepted, add, listAll, quote } from './contract/fixture.ts';
import { counts } from './counts.ts';
import { openPostgres } from './postgres.ts';
import { openStore, type Store } from './store.ts';

const server = servePostgres();

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
    expect(await listAll(store)).toHaveLength(4);
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
    for (let round = 0; round < 3; round++) {
      for (const store of [one, two]) {
        for (let count = 0; count < 2; count++) claimed.push((await store.claim(60_000))?.id ?? 0);
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
      store.photoRefusal(uploadToken, 'x'),
      add(store, uploadToken),
      store.claim(1_000),
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

  test('counts are shared by processes, begin again after their window, and are deleted also if no request follows', async () => {
    const url = await server.createDatabase();
    const opened = async () => {
      const database = await openPostgres(url);
      onTestFinished(() => database.close());
      return counts(database);
    };
    const [one, other] = [await opened(), await opened()];
    const count = { msLeft: expect.any(Number) };
    expect(await one.countPoints('a', 1, 50)).toEqual({ points: 1, ...count });
    await vi.waitFor(async () => expect(await other.countPoints('a', 1, 50)).toEqual({ points: 1, ...count }));
    expect(await one.countPoints('b', 3, 60_000)).toEqual({ points: 3, ...count });
    expect(await other.countPoints('b', -1, 60_000)).toEqual({ points: 2, ...count });
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    await vi.waitFor(async () => {
      await one.forgetCounts();
      expect((await client.query('SELECT key FROM rate_limits')).rows).toEqual([{ key: 'b' }]);
    });
  });
});
