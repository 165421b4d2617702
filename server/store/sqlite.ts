import { statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database, Sql, SqlValue, Transaction, Work } from './database.ts';
import { tables } from './schema.ts';

/**
 * Called once when the file was removed, replaced or damaged. Every call rejects from then on. `canReopen`: opening it again
 * may help, because the file that was read is not damaged.
 */
export type OnLost = (error: Error, canReopen: boolean) => void;

export type SqliteOptions = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onLost?: OnLost | undefined;
};

/** Interval for polling locks, which last about 1 ms. SQLite's busy handler would block the event loop. */
const LOCK_POLL_MS = 1;
/** How long a call, or opening the file, waits for another process's lock. */
const LOCK_WAIT_MS = 5_000;

/** The leads in an SQLite file. Calls run one after the other; each write is a transaction that is on disk when it resolves. */
export function sqliteDatabase(connection: DatabaseSync, file: string, options: SqliteOptions): Database {
  const { now, onLost } = options;
  const sql = statementRunner(connection);
  const opened = [file, `${file}-wal`].map((path) => [path, statSync(path)] as const);
  let queue: Promise<unknown> = Promise.resolve();
  let ended: Error | undefined;

  function enqueue<Value>(run: () => Promise<Value>): Promise<Value> {
    if (ended) return Promise.reject(ended);
    const deadline = performance.now() + LOCK_WAIT_MS;
    // Between two calls the event loop serves pages.
    const result = queue.then(() => nextTurn()).then(() => untilUnlocked(run, deadline));
    queue = result.catch(() => {});
    return result;
  }

  async function untilUnlocked<Value>(run: () => Promise<Value>, deadline: number): Promise<Value> {
    for (;;) {
      try {
        return await run();
      } catch (error) {
        const code = errorCode(error);
        if (isDamage(code)) throw lost(error as Error, false);
        if (LOSSES.includes(code)) throw lost(error as Error, true);
        if (code !== SQLITE_BUSY || performance.now() > deadline) throw error;
      }
      await pause(LOCK_POLL_MS);
    }
  }

  async function write<Value>(work: Work<Value>): Promise<Value> {
    verify();
    connection.exec('BEGIN IMMEDIATE');
    try {
      const value = await work(transaction());
      connection.exec('COMMIT');
      verify();
      return value;
    } finally {
      if (connection.isTransaction) connection.exec('ROLLBACK');
    }
  }

  /** Throws if the files are no longer those that were opened: SQLite goes on writing to removed files. */
  function verify(): void {
    for (const [path, { dev, ino }] of opened) {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.dev !== dev || found.ino !== ino) throw lost(new Error(`${path} was removed or replaced`), true);
    }
  }

  function transaction(): Transaction {
    // A write transaction already locks the whole database.
    return { sql, now: now(), lock: async () => {} };
  }

  function lost(error: Error, canReopen: boolean): Error {
    if (!ended) onLost?.(error, canReopen);
    ended ??= error;
    return ended;
  }

  return {
    write: (work) => enqueue(() => write(work)),
    read: (work) => enqueue(() => work(transaction())),
    check: () =>
      enqueue(async () => {
        verify();
        readUncached(file);
      }),
    scrub: () => enqueue(async () => connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0),
    backup: (targetFile) => copyDatabase(file, targetFile),
    async close() {
      ended ??= new Error('the store is closed');
      await queue;
      connection.close();
    },
  };
}

/** The version of the tables. */
const VERSION = 6;

/** Opens or creates a file with its tables. Throws if a program with other tables made it. */
export function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  // synchronous: a commit is on disk when it returns. secure_delete: deleted requests are overwritten.
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY);`);
  const version = connection.prepare('SELECT MAX(version) AS version FROM schema_versions').get()?.version;
  if (version === null) connection.exec(`${tables('sqlite')} INSERT INTO schema_versions VALUES (${VERSION})`);
  else if (version !== VERSION) {
    throw new Error(`the database has version ${version}, this program ${VERSION}: start the program that made it`);
  }
  connection.exec('COMMIT; PRAGMA busy_timeout = 0');
  return connection;
}

// BEGIN IMMEDIATE locks the whole database: SQLite has no row locks and needs none.
const ROW_LOCK = /\bFOR UPDATE( SKIP LOCKED)?/;

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

const SQLITE_BUSY = 5;
/** SQLITE_READONLY_DBMOVED; SQLITE_IOERR_READ, _SHORT_READ, _FSYNC, _DIR_FSYNC. Not failed writes: a full disk is temporary. */
const LOSSES = [1032, 266, 522, 1034, 1290];
/** SQLITE_CORRUPT, SQLITE_NOTADB. */
const isDamage = (code: number) => [11, 26].includes(code & 0xff);

const errorCode = (error: unknown) => (error as { readonly errcode?: number }).errcode ?? 0;

/** Reads with a new connection, because the open one may read from its cache. */
function readUncached(file: string): void {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    connection.exec('SELECT reference FROM leads ORDER BY received_at DESC LIMIT 1');
  } finally {
    connection.close();
  }
}

/** Copies to a temporary file and renames it once it is complete and on disk. */
async function copyDatabase(file: string, targetFile: string): Promise<void> {
  const draft = `${targetFile}.part`;
  await rm(draft, { force: true });
  await writeFile(draft, '', { mode: 0o600 });
  const source = new DatabaseSync(file, { readOnly: true });
  // All pages in one step: writes of another process between steps would restart the copy.
  await backup(source, draft, { rate: 2 ** 31 - 1 }).finally(() => source.close());
  await rename(draft, targetFile);
}
