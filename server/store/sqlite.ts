import { rename, rm, writeFile } from 'node:fs/promises';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Database, DatabaseLostError, type Sql, type SqlValue, type Transaction, type Work } from './database.ts';
import { READ_VERSION, scriptsAfter, VERSION_TABLE } from './migrations.ts';
import { SqliteFiles } from './sqlite-files.ts';

export type SqliteOptions = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called once when the file was removed, replaced or damaged. Every call rejects from then on. */
  readonly onLost?: ((error: DatabaseLostError) => void) | undefined;
  /** How long a call waits for another process's lock. */
  readonly lockWaitMs?: number | undefined;
};

type Job = {
  readonly kind: 'write' | 'relaxed' | 'read';
  readonly work: Work<unknown>;
  /** By `performance.now()`. */
  readonly deadline: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

type SqliteError = { readonly errcode?: number };

/** Interval for polling locks, which last about 1 ms. SQLite's busy handler would block the event loop. */
const LOCK_POLL_MS = 1;
const STARTUP_LOCK_WAIT_MS = 5_000;
/** Pages in the log before a checkpoint, which blocks the event loop: a few large ones delay fewer requests. */
const CHECKPOINT_PAGES = 4_000;

/**
 * The leads in an SQLite file. The writes of one turn of the event loop share a transaction. A commit only writes to the
 * page cache (`synchronous = NORMAL`); then the log is synced to disk in the background, before calls resolve.
 */
export function sqliteDatabase(connection: DatabaseSync, file: string, options: SqliteOptions): Database {
  const { now, onLost, lockWaitMs = 5_000 } = options;
  const files = new SqliteFiles(connection, file);
  const sql = statementRunner(connection);
  const unanswered = new Set<Promise<unknown>>();
  let queue: Job[] = [];
  let running = false;
  let locked = false;
  let ended: Error | undefined;

  function enqueue<Value>(kind: Job['kind'], work: Work<Value>): Promise<Value> {
    if (ended) return Promise.reject(ended);
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const deadline = performance.now() + lockWaitMs;
    queue.push({ kind, work, deadline, resolve: resolve as Job['resolve'], reject });
    unanswered.add(promise);
    const forget = () => unanswered.delete(promise);
    promise.then(forget, forget);
    if (!running) {
      running = true;
      setImmediate(turn);
    }
    return promise;
  }

  /** Runs the queued jobs: the writes in one transaction, then the reads, which see them. */
  async function turn() {
    const jobs = queue;
    queue = [];
    locked = false;
    await write(jobs.filter(({ kind }) => kind !== 'read'));
    for (const job of jobs) if (job.kind === 'read') await read(job);
    if (queue.length === 0) running = false;
    else if (locked) setTimeout(turn, LOCK_POLL_MS);
    else setImmediate(turn);
  }

  async function write(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    try {
      files.verify();
      connection.exec('BEGIN IMMEDIATE');
    } catch (error) {
      for (const job of jobs) fail(job, error);
      return;
    }
    try {
      const tx = transaction();
      const values: unknown[] = [];
      for (const job of jobs) values.push(await job.work(tx));
      connection.exec('COMMIT');
      if (jobs.some(({ kind }) => kind === 'write')) files.changed();
      for (const [index, job] of jobs.entries()) answer(job, values[index]);
    } catch (error) {
      if (connection.isTransaction) connection.exec('ROLLBACK');
      const [first, ...more] = jobs as [Job, ...Job[]];
      if (more.length === 0) return fail(first, error);
      // Retry one by one, so that only the request that can't be stored fails.
      for (const job of jobs) await write([job]);
    }
  }

  async function read(job: Job): Promise<void> {
    try {
      answer(job, await job.work(transaction()));
    } catch (error) {
      fail(job, error);
    }
  }

  function transaction(): Transaction {
    // A write transaction already locks the whole database.
    return { sql, now: now(), lock: async () => {} };
  }

  function answer(job: Job, value: unknown) {
    if (job.kind === 'relaxed') return job.resolve(value);
    files.synced().then(
      () => job.resolve(value),
      (error) => fail(job, error),
    );
  }

  function fail(job: Job, error: unknown) {
    const { errcode = 0 } = error as SqliteError;
    if (errcode === SQLITE_BUSY && performance.now() < job.deadline) {
      locked = true;
      queue.push(job);
      return;
    }
    job.reject(isLoss(error) ? lose(error as Error) : error);
  }

  function lose(cause: Error): Error {
    if (ended) return ended;
    const error = cause instanceof DatabaseLostError ? cause : new DatabaseLostError(cause.message, { cause });
    ended = error;
    onLost?.(error);
    return error;
  }

  return {
    write: (work) => enqueue('write', work),
    writeRelaxed: (work) => enqueue('relaxed', work),
    read: (work) => enqueue('read', work),
    check: () =>
      enqueue('read', async () => {
        files.verify();
        readUncached(file);
      }),
    scrub: () => enqueue('read', async () => connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0),
    backup: (targetFile) => copyDatabase(file, targetFile),
    async close() {
      ended ??= new Error('the store is closed');
      await Promise.allSettled(unanswered);
      if (!connection.isOpen) return;
      files.close();
      connection.close();
    },
  };
}

/** Opens or creates a file and migrates its tables. */
export function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: STARTUP_LOCK_WAIT_MS });
  // secure_delete: deleted requests are overwritten, as the privacy statement promises.
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
    PRAGMA foreign_keys = OFF;
    PRAGMA secure_delete = ON;
    BEGIN IMMEDIATE;
    ${VERSION_TABLE};`);
  const version = Number(connection.prepare(READ_VERSION).get()?.version);
  for (const script of scriptsAfter(version, 'sqlite')) connection.exec(script);
  // Enabled after migrations: one that replaces a table would delete the rows that refer to it.
  connection.exec('COMMIT; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 0');
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
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
const SQLITE_READONLY_DBMOVED = 1032;
/** SQLITE_IOERR_READ, _SHORT_READ, _FSYNC and _DIR_FSYNC. Not failed writes: a full disk is temporary. */
const DISK_ERRORS = [266, 522, 1034, 1290];

/** Whether the database is damaged or gone, rather than busy or full. */
function isLoss(error: unknown): boolean {
  const { errcode = 0 } = error as SqliteError;
  return (
    error instanceof DatabaseLostError ||
    [SQLITE_CORRUPT, SQLITE_NOTADB].includes(errcode & 0xff) ||
    [SQLITE_READONLY_DBMOVED, ...DISK_ERRORS].includes(errcode)
  );
}

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
