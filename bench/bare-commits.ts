import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const TABLE = 'CREATE TABLE IF NOT EXISTS bare (id INTEGER PRIMARY KEY, body TEXT NOT NULL)';

/** Rows per second that bare SQLite commits, each synced to disk before the next. */
export function bareSqlite(folder: string, body: string, seconds: number): number {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${TABLE}`);
  const insert = database.prepare('INSERT INTO bare (body) VALUES (?)');
  const start = performance.now();
  let rows = 0;
  for (; performance.now() - start < seconds * 1000; rows++) insert.run(body);
  const perSecond = (rows / (performance.now() - start)) * 1000;
  database.close();
  return perSecond;
}

/** The same for PostgreSQL, over one connection. */
export async function barePostgres(databaseUrl: string, body: string, seconds: number): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(TABLE.replace('INTEGER PRIMARY KEY', 'BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY'));
  const insert = { name: 'insert', text: 'INSERT INTO bare (body) VALUES ($1)', values: [body] };
  const start = performance.now();
  let rows = 0;
  for (; performance.now() - start < seconds * 1000; rows++) await client.query(insert);
  const perSecond = (rows / (performance.now() - start)) * 1000;
  await client.end();
  return perSecond;
}
