import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../harness/postgres.ts';
import { openStore } from '../store/store.ts';
import { createRateLimit, unlimited } from './rate-limit.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A database with the tables of the store. */
async function newDatabase(): Promise<string> {
  const databaseUrl = await postgres.createDatabase();
  await (await openStore({ dataDir: '', databaseUrl })).close();
  return databaseUrl;
}

describe.each(['memory', 'PostgreSQL'])('in %s', (kind) => {
  const limiter = async (points: number) =>
    createRateLimit(points, kind === 'memory' ? undefined : await newDatabase());

  test('an address may send up to its limit, then gets the seconds to wait', async () => {
    const limit = await limiter(2);
    expect(await limit.take('a')).toBeUndefined();
    expect(await limit.take('a')).toBeUndefined();
    const wait = await limit.take('a');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await limit.take('b')).toBeUndefined();
  });

  test('an undone count can be used again', async () => {
    const limit = await limiter(1);
    await limit.take('a');
    await limit.giveBack('a');
    expect(await limit.take('a')).toBeUndefined();
    expect(await limit.take('a')).toBeGreaterThan(0);
  });
});

test('processes on one database share the count', async () => {
  const url = await newDatabase();
  const [one, other] = [await createRateLimit(1, url), await createRateLimit(1, url)];
  expect(await one.take('a')).toBeUndefined();
  expect(await other.take('a')).toBeGreaterThan(0);
});

test('a database that hangs lets requests through', async () => {
  const limit = await createRateLimit(1, await newDatabase());
  await limit.take('a');
  postgres.freeze();
  try {
    expect(await limit.take('a')).toBeUndefined();
    await limit.giveBack('a');
  } finally {
    postgres.thaw();
  }
  expect(await limit.take('a')).toBeGreaterThan(0);
});

test('the database has no addresses', async () => {
  const url = await newDatabase();
  await (await createRateLimit(1, url)).take('203.0.113.9');
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('SELECT * FROM rate_limits');
  await client.end();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
});

test('the count resets after ten minutes', async () => {
  vi.useFakeTimers();
  const limit = await createRateLimit(1, undefined);
  await limit.take('a');
  vi.advanceTimersByTime(599_000);
  expect(await limit.take('a')).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(await limit.take('a')).toBeUndefined();
  vi.useRealTimers();
});

test('without a limit every request is accepted', async () => {
  for (let count = 0; count < 100; count++) expect(await unlimited.take('a')).toBeUndefined();
});
