import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { leadArchive } from './archive.ts';
import type { Database } from './database.ts';
import { leadStore } from './leads.ts';
import { outbox } from './outbox.ts';
import { photoStore } from './photos.ts';
import type { OnLost } from './sqlite.ts';

/** Requests, their photos and their mails. The rules are the same for each kind of database. */
export type Store = ReturnType<typeof storeOver>;

/** All operations on one database. */
export function storeOver(database: Database) {
  return {
    ...leadStore(database),
    ...photoStore(database),
    ...outbox(database),
    ...leadArchive(database),
    /** Rejects when the store can't be read, or is no longer the one that was opened. */
    check: () => database.check(),
    close: () => database.close(),
  };
}

type Options = {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Milliseconds since 1970, for tests. By default the clock of the machine with the database. */
  readonly now?: () => number;
  readonly onLost?: OnLost;
};

/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

/** Path of the SQLite database in a data folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'leads.sqlite');

/**
 * Opens a store that exists, for tools of the firm: with a wrong DATA_DIR they would find an empty one.
 * Throws an error in Dutch if there is none.
 */
export async function openExistingStore(options: Options): Promise<Store> {
  if (!options.databaseUrl && !existsSync(databaseFile(options.dataDir))) {
    throw new Error(`in ${resolve(options.dataDir)} staat geen database met aanvragen: controleer DATA_DIR`);
  }
  const store = await openStore(options);
  try {
    await store.check();
    return store;
  } catch (error) {
    await store.close();
    if (Object(error).code !== UNDEFINED_TABLE) throw error;
    throw new Error('in deze database staan geen aanvragen: controleer DATABASE_URL, ook het einde: ?schema=leads');
  }
}

/** Opens the store: PostgreSQL at `databaseUrl` if given, otherwise SQLite in `dataDir`, with a new file if there is none. */
export async function openStore({ dataDir, databaseUrl, now, onLost }: Options): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return storeOver(await openPostgres(databaseUrl, { clock: now }));
  }
  // Imported only when used: the functions on Supabase have no `node:sqlite`.
  const { connect, sqliteDatabase } = await import('./sqlite.ts');
  const file = databaseFile(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // SQLite creates world-readable files; its log gets the mode of this one.
  await writeFile(file, '', { flag: 'a', mode: 0o600 });
  return storeOver(sqliteDatabase(connect(file), file, { now: now ?? Date.now, onLost }));
}
