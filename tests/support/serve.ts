import { afterAll, beforeAll } from 'vitest';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

/** Environment of a server whose clock is three minutes ahead: the leases on mails claimed by a killed server have expired. */
export const later = { NODE_OPTIONS: `--import=${new URL('clock.ts', import.meta.url)}` };

/** Starts the site before the tests that follow and stops it after them. */
export function serveSite(env: Readonly<Record<string, string>> = {}): SiteProcess {
  return serve(() => startSite({ env }));
}

/** Starts an empty PostgreSQL before the tests that follow and stops it after them. */
export function servePostgres(): PostgresServer {
  return serve(() => startPostgres());
}

function serve<Server extends { stop(): Promise<void> }>(start: () => Promise<Server>): Server {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  // Before the tests run there is no server yet.
  return new Proxy({} as Server, { get: (_, name) => Reflect.get(server ?? {}, name) });
}
