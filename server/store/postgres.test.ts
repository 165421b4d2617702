import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../tests/support/postgres.ts';
import { accepted } from './contract/fixture.ts';
import { storeContract } from './contract.ts';
import { openStore } from './open.ts';

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
    await accepted(store);
    expect(await store.count()).toBe(4);
    await admin.end();
    await store.close();
  });

  test('an address that nothing listens on rejects', async () => {
    const databaseUrl = 'postgres://leads@127.0.0.1:1/leads';
    await expect(openStore({ dataDir: '', databaseUrl })).rejects.toThrow('ECONNREFUSED');
  });

  test('leaves copies to pg_dump', async () => {
    const store = await openStore({ dataDir: '', databaseUrl: await server.createDatabase() });
    await expect(store.backup('/nowhere')).rejects.toThrow('pg_dump');
    await store.close();
  });
});
