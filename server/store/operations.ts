import * as archive from './archive.ts';
import * as intake from './intake.ts';
import * as outbox from './outbox.ts';
import type { Sql } from './sql.ts';

/** What changes the database: each runs in a transaction. */
const writes = {
  accept: intake.accept,
  addPhoto: intake.addPhoto,
  photosSettled: intake.photosSettled,
  claim: outbox.claim,
  markSent: outbox.markSent,
  postpone: outbox.postpone,
  bury: outbox.bury,
  retry: outbox.retry,
  remove: archive.remove,
};

/** What only reads: needs no lock, so it works while another process holds one. */
const reads = {
  recall: intake.recall,
  photoPlace: intake.photoPlace,
  check: archive.check,
  status: outbox.status,
  stuck: outbox.stuck,
  listAfter: archive.listAfter,
  count: archive.count,
  find: archive.find,
  photos: archive.photos,
  receivedBefore: archive.receivedBefore,
};

const operations = { ...writes, ...reads };

export type OperationName = keyof typeof operations;
export type Arguments<Name extends OperationName> = (typeof operations)[Name] extends (
  sql: Sql,
  now: number,
  ...args: infer Rest
) => unknown
  ? Rest
  : never;
export type Result<Name extends OperationName> = ReturnType<(typeof operations)[Name]>;

/** One operation with its arguments: plain data, which can travel to another thread. */
export type Call = { readonly name: OperationName; readonly now: number; readonly args: readonly unknown[] };

/** What runs operations on one kind of database. When `run` resolves, an effect that must last is on disk. */
export interface Engine {
  run(call: Call): Promise<unknown>;
  /** Writes a consistent copy of everything, while others go on working. */
  backup(targetFile: string): Promise<void>;
  close(): Promise<void>;
}

export function isWrite(call: Call): boolean {
  return call.name in writes;
}

/** What may be forgotten when the power fails: a mail that went out would go out once more. */
const FORGETTABLE: readonly OperationName[] = ['claim', 'markSent', 'postpone'];

/** Whether the effect of a write must be on disk before it is reported. */
export function mustLast({ name }: Call): boolean {
  return !FORGETTABLE.includes(name);
}

/** Performs a call in the transaction, if any, that `sql` stands for. */
export function perform(sql: Sql, { name, now, args }: Call): Promise<unknown> {
  const operation = operations[name] as (sql: Sql, now: number, ...args: unknown[]) => Promise<unknown>;
  return operation(sql, now, ...args);
}
