import type { Place } from './archive.ts';
import type { Arguments, Engine, OperationName, Result } from './operations.ts';
import type { Store } from './port.ts';
import { openSqlite } from './sqlite-engine.ts';

type Options = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Milliseconds since 1970; tests have their own clock. */
  readonly now?: () => number;
};

/** Opens the store: PostgreSQL where `databaseUrl` names one, else SQLite in `dataDir`. Makes or updates the tables. */
export async function openStore({ dataDir, databaseUrl, now = Date.now }: Options): Promise<Store> {
  if (!databaseUrl) return storeOver(await openSqlite(dataDir), now);
  const { openPostgres } = await import('./postgres.ts');
  return storeOver(await openPostgres(databaseUrl), now);
}

const PAGE = 500;
const NEWEST: Place = { receivedAt: Number.MAX_SAFE_INTEGER, reference: '' };

/** The store's operations as methods over one engine. */
export function storeOver(engine: Engine, now: () => number): Store {
  const run = <Name extends OperationName>(name: Name, ...args: Arguments<Name>) =>
    engine.run({ name, now: now(), args }) as Result<Name>;
  let closing: Promise<void> | undefined;

  return {
    accept: (lead) => run('accept', lead),
    recall: (lead) => run('recall', lead),
    addPhoto: (upload) => run('addPhoto', upload),
    photoPlace: (uploadToken, position, sourceHash) => run('photoPlace', uploadToken, position, sourceHash),
    photosSettled: (uploadToken) => run('photosSettled', uploadToken),
    claim: (limit, leaseMs, to) => run('claim', limit, leaseMs, to),
    markSent: (id) => run('markSent', id),
    postpone: (id, delayMs, reason) => run('postpone', id, delayMs, reason),
    bury: (id, reason) => run('bury', id, reason),
    status: () => run('status'),
    stuck: (ageMs) => run('stuck', ageMs),
    async *list() {
      let page = await run('listAfter', NEWEST, PAGE);
      while (page.length > 0) {
        yield* page;
        page = await run('listAfter', page.at(-1) as Place, PAGE);
      }
    },
    count: () => run('count'),
    find: (reference) => run('find', reference),
    photos: (reference) => run('photos', reference),
    receivedBefore: (time, limit) => run('receivedBefore', time, limit),
    remove: (references) => run('remove', references),
    retry: (reference) => run('retry', reference),
    check: () => run('check'),
    backup: (targetFile) => engine.backup(targetFile),
    close() {
      closing ??= engine.close();
      return closing;
    },
  };
}
