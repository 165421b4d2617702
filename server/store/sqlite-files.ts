import { closeSync, fdatasync, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { DatabaseLostError } from './database.ts';

const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The magic number of a write-ahead log; the last bit is the byte order of its checksums. */
const WAL_MAGIC = 0x377f0682;

/** Checks the files of an open SQLite database, because SQLite doesn't notice when they are removed or truncated. */
export class SqliteFiles {
  readonly #file: string;
  readonly #wal: number;
  readonly #opened: Stats;
  readonly #openedWal: Stats;
  readonly #frames: StatementSync;
  readonly #frameBytes: number;
  #changes = 0;
  #onDisk = 0;
  #syncing: Promise<void> | undefined;

  constructor(connection: DatabaseSync, file: string) {
    this.#file = file;
    this.#wal = openSync(`${file}-wal`, 'r+');
    this.#opened = statSync(file);
    this.#openedWal = fstatSync(this.#wal);
    // NOOP only counts the valid frames in the log.
    this.#frames = connection.prepare('PRAGMA wal_checkpoint(NOOP)');
    this.#frameBytes = FRAME_HEADER_BYTES + Number(connection.prepare('PRAGMA page_size').get()?.page_size);
  }

  /** Throws a `DatabaseLostError` if committed data would be missing after a restart. */
  verify(): void {
    if (!isAt(this.#file, this.#opened)) throw new DatabaseLostError('the database file was removed or replaced');
    if (!isAt(`${this.#file}-wal`, this.#openedWal)) {
      throw new DatabaseLostError('the write-ahead log was removed or replaced');
    }
    // Checked twice: another process may just have checkpointed and reset the log.
    if (!this.#isWalWhole() && !this.#isWalWhole()) {
      throw new DatabaseLostError('the write-ahead log was truncated');
    }
  }

  #isWalWhole(): boolean {
    const frames = Number(this.#frames.get()?.log);
    if (frames === 0) return true;
    const header = Buffer.alloc(4);
    readSync(this.#wal, header, 0, header.length, 0);
    const size = WAL_HEADER_BYTES + frames * this.#frameBytes;
    return (header.readUInt32BE() & ~1) === WAL_MAGIC && fstatSync(this.#wal).size >= size;
  }

  /** Call after a commit that must be on disk before its callers are notified. */
  changed(): void {
    this.#changes++;
  }

  /** Resolves when everything committed so far is on disk. Callers share one sync. Rejects with a `DatabaseLostError`. */
  async synced(): Promise<void> {
    const wanted = this.#changes;
    while (this.#onDisk < wanted) {
      this.#syncing ??= this.#sync().finally(() => {
        this.#syncing = undefined;
      });
      await this.#syncing;
    }
  }

  async #sync(): Promise<void> {
    const reached = this.#changes;
    try {
      await promisify(fdatasync)(this.#wal);
    } catch (cause) {
      // The kernel drops pages it could not write: a second fsync would report success.
      throw new DatabaseLostError('the write-ahead log can’t be synced to disk', { cause });
    }
    this.verify();
    this.#onDisk = reached;
  }

  close(): void {
    closeSync(this.#wal);
  }
}

function isAt(path: string, { dev, ino }: Stats): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.dev === dev && found.ino === ino;
}
