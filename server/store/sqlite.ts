import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { READ_VERSION, scriptsAfter, VERSION_TABLE } from './migrations.ts';
import { type Call, isWrite, mustLast, perform } from './operations.ts';
import type { Sql, SqlValue } from './sql.ts';

/** A call with the number under which its outcome is awaited. */
export type Request = Call & { readonly id: number };
export type Outcome = { readonly id: number } & ({ readonly value: unknown } | { readonly error: unknown });

/** The leads' SQLite file. Its work blocks the thread until the disk has answered. */
export type SqliteDatabase = {
  readonly connection: DatabaseSync;
  /** Runs calls: the writes in one transaction, on disk when this resolves if any must last, and the reads after them. */
  run(requests: readonly Request[]): Promise<Outcome[]>;
};

const SQLITE_BUSY = 5;
type SqliteError = { readonly errcode?: number };

const LOCK_POLL_MS = 0.2;
const SLEEPER = new Int32Array(new SharedArrayBuffer(4));

// BEGIN IMMEDIATE locks the whole database: SQLite has no row locks and needs none.
const ROW_LOCK = /\bFOR UPDATE( SKIP LOCKED)?/;

/**
 * Opens the file, makes it where there is none, and brings its tables up to date.
 * `lockWaitMs` is how long a write waits for another process's.
 */
export function openSqliteDatabase(file: string, lockWaitMs = 5_000): SqliteDatabase {
  const connection = connect(file, lockWaitMs);
  const sql = statementRunner(connection);

  async function run(requests: readonly Request[]): Promise<Outcome[]> {
    const outcomes = await write(requests.filter(isWrite));
    if (requests.some(({ name }) => name === 'remove')) forgetRemoved();
    for (const request of requests) if (!isWrite(request)) outcomes.push(await settle(request));
    return outcomes;
  }

  async function write(requests: readonly Request[]): Promise<Outcome[]> {
    if (requests.length === 0) return [];
    try {
      connection.exec(`PRAGMA synchronous = ${requests.some(mustLast) ? 'FULL' : 'NORMAL'}`);
      begin();
    } catch (error) {
      return requests.map(({ id }) => ({ id, error }));
    }
    try {
      const outcomes: Outcome[] = [];
      for (const request of requests) outcomes.push({ id: request.id, value: await perform(sql, request) });
      connection.exec('COMMIT');
      return outcomes;
    } catch (error) {
      if (connection.isTransaction) connection.exec('ROLLBACK');
      return requests.length === 1 ? requests.map(({ id }) => ({ id, error })) : writeOneByOne(requests);
    }
  }

  /** SQLite's own waiting sleeps up to 100 ms at a time for locks that last about one, and so comes off worst. */
  function begin() {
    const deadline = performance.now() + lockWaitMs;
    connection.exec('PRAGMA busy_timeout = 0');
    try {
      while (!tryBegin(deadline)) Atomics.wait(SLEEPER, 0, 0, LOCK_POLL_MS);
    } finally {
      connection.exec(`PRAGMA busy_timeout = ${lockWaitMs}`);
    }
  }

  function tryBegin(deadline: number): boolean {
    try {
      connection.exec('BEGIN IMMEDIATE');
      return true;
    } catch (error) {
      if ((error as SqliteError).errcode !== SQLITE_BUSY || performance.now() > deadline) throw error;
      return false;
    }
  }

  /** So that a request that can't be stored, say a photo on a nearly full disk, fails alone. */
  async function writeOneByOne(requests: readonly Request[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const request of requests) outcomes.push(...(await write([request])));
    return outcomes;
  }

  async function settle(request: Request): Promise<Outcome> {
    try {
      return { id: request.id, value: await perform(sql, request) };
    } catch (error) {
      return { id: request.id, error };
    }
  }

  /** The write-ahead log still holds what was deleted. */
  function forgetRemoved() {
    try {
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Nothing is lost: a later checkpoint overwrites the log.
    }
  }

  return { connection, run };
}

function connect(file: string, lockWaitMs: number): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: lockWaitMs });
  // Deleted requests are overwritten, not only forgotten: their time is up.
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = OFF;
    PRAGMA secure_delete = ON;
    BEGIN IMMEDIATE;
    ${VERSION_TABLE};`);
  const version = Number(connection.prepare(READ_VERSION).get()?.version);
  for (const script of scriptsAfter(version, 'sqlite')) connection.exec(script);
  // Only from here on: a migration that replaces a table would delete the rows that refer to it.
  connection.exec('COMMIT; PRAGMA foreign_keys = ON');
  return connection;
}

function statementRunner(connection: DatabaseSync): Sql {
  const statements = new Map<TemplateStringsArray, StatementSync>();
  return async <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) => {
    let statement = statements.get(strings);
    if (!statement) {
      statement = connection.prepare(strings.join('?').replace(ROW_LOCK, ''));
      statements.set(strings, statement);
    }
    return statement.all(...values) as Row[];
  };
}
