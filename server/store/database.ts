export type SqlValue = string | number | Uint8Array | null;

/**
 * Runs one statement: sql<Row>`SELECT … WHERE id = ${id}`. Values travel as parameters. The statements in this folder use
 * the SQL that SQLite and PostgreSQL share, so that every rule is written once.
 */
export type Sql = <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) => Promise<Row[]>;

/** The context of an operation. It must await nothing else, and may run again after a rollback. */
export type Transaction = {
  readonly sql: Sql;
  /** Milliseconds since 1970 by the database's clock: processes that share a database agree on it. */
  readonly now: number;
  /** Waits until no other transaction holds this name, and holds it until the commit. */
  lock(name: string): Promise<void>;
};

export type Work<Value> = (tx: Transaction) => Promise<Value>;

/** One kind of database. Calls after `close` reject. */
export interface Database {
  /** Runs `work` in a transaction. Resolves when its effect is on disk. */
  write<Value>(work: Work<Value>): Promise<Value>;
  /** The same for an effect that a power failure may undo, such as that a mail went out: it would go out again. */
  writeRelaxed<Value>(work: Work<Value>): Promise<Value>;
  /** Runs `work`, which only reads. What it sees is on disk. Needs no lock. */
  read<Value>(work: Work<Value>): Promise<Value>;
  /** Rejects when the database can't be read or is no longer the one that was opened. */
  check(): Promise<void>;
  /** Overwrites deleted rows on disk; `false` while another connection still reads them. */
  scrub(): Promise<boolean>;
  /** Writes a consistent copy of everything to a new file, also while others write. */
  backup(targetFile: string): Promise<void>;
  close(): Promise<void>;
}

/** The database was removed, replaced or damaged under the running program: only a restart helps. */
export class DatabaseLostError extends Error {
  override name = 'DatabaseLostError';
}
