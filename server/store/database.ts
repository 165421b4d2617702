export type SqlValue = string | number | Uint8Array | null;

/**
 * Runs one statement: sql<Row>`SELECT … WHERE id = ${id}`. Values are sent as parameters. The statements in this folder use
 * SQL that both SQLite and PostgreSQL support, so every rule is written once.
 */
export type Sql = <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) => Promise<Row[]>;

/** The context of an operation. The operation must not await anything else, and may run again after a rollback. */
export type Transaction = {
  readonly sql: Sql;
  /** Milliseconds since 1970 by the database's clock: processes that share a database agree on it. */
  readonly now: number;
  /** Takes the lock of this name until the commit; waits while another transaction has it. */
  lock(name: string): Promise<void>;
};

export type Work<Value> = (tx: Transaction) => Promise<Value>;

/** One kind of database. Calls after `close` reject. */
export interface Database {
  /** Runs `work` in a transaction. Resolves when its effect is on disk. */
  write<Value>(work: Work<Value>): Promise<Value>;
  /** Runs `work`, which only reads, without a lock. What it reads is on disk. */
  read<Value>(work: Work<Value>): Promise<Value>;
  /** Rejects when the database can't be read or is no longer the one that was opened. */
  check(): Promise<void>;
  /** Overwrites deleted rows on disk; `false` while another connection still reads them. */
  scrub(): Promise<boolean>;
  /** Writes a consistent copy of everything to a new file, even during writes. */
  backup(targetFile: string): Promise<void>;
  close(): Promise<void>;
}
