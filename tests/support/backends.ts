import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { findDeno } from '../../harness/deno.ts';
import type { Running } from '../../harness/program.ts';
import { startSite } from '../../harness/site-process.ts';
import { startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import { type StorePlace, untilMailed } from './leads.ts';
import type { PostgresServer } from './postgres.ts';
import { later, servePostgres } from './serve.ts';
import { startFunctions } from './supabase/functions.ts';
import { createProject, runSql } from './supabase/project.ts';

/** The backends, which must behave the same. */
export type BackendKind = 'server on SQLite' | 'Supabase functions';

type Env = Readonly<Record<string, string>>;

/** The data of a backend, with an SMTP server of its own. Its processes may be killed and started again. */
export type BackendPlace = StorePlace & {
  start(env?: Env): Promise<Running>;
  /** Starts a process whose clock is ahead, so the leases of a killed process have expired. */
  startLater(): Promise<Running>;
  /** Waits until all mails are sent, and starts the jobs that the database's schedule starts. */
  untilMailed(): Promise<void>;
  /** The mails that arrived. */
  mails(): { readonly text: string }[];
  /** Kills its processes and removes its data. */
  remove(): Promise<void>;
};

/** A running backend. */
export type RunningBackend = BackendPlace & Pick<Running, 'url' | 'output'>;

/** One for each database; the functions, on PostgreSQL, need Deno. */
export const backendKinds: readonly BackendKind[] = [
  'server on SQLite',
  ...(findDeno() ? (['Supabase functions'] as const) : []),
];

/** Starts a backend of each kind before the tests of a file and removes it after them. Returns a function that finds one. */
export function startBackends(): (kind: BackendKind) => RunningBackend {
  const backends = new Map<BackendKind, RunningBackend>();
  const postgres = servePostgres();
  beforeAll(async () => {
    for (const kind of backendKinds) {
      const place = await makePlace(kind, postgres);
      const { url, output } = await place.start();
      backends.set(kind, { ...place, url, output });
    }
  });
  afterAll(async () => {
    for (const backend of backends.values()) await backend.remove();
  });
  return (kind) => backends.get(kind) as RunningBackend;
}

/** Creates empty data for a backend. */
export async function makePlace(kind: BackendKind, postgres: PostgresServer): Promise<BackendPlace> {
  const peer = await startSmtpPeer();
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
  const processes: Running[] = [];
  const { launch, job, ...database } = await {
    'server on SQLite': () => ({ launch: (env: Env) => startSite({ dataDir, env }), job: undefined }),
    'Supabase functions': async () => {
      const databaseUrl = await createProject(postgres);
      let job: (() => Promise<number>) | undefined;
      const launch = async (env: Env) => {
        const functions = await startFunctions({ databaseUrl, smtpUrl: peer.url, env });
        job = () => functions.start('send-mails');
        return functions;
      };
      return { databaseUrl, launch, job: () => job?.() };
    },
  }[kind]();
  const place: StorePlace = { dataDir, ...database };

  async function start(env: Env = {}): Promise<Running> {
    const process = await launch({ SMTP_URL: peer.url, ...env });
    processes.push(process);
    return process;
  }

  return {
    ...place,
    start,
    async startLater() {
      const { databaseUrl } = place;
      if (databaseUrl === undefined) return start(later);
      await runSql(databaseUrl, `UPDATE leads.outbox SET leased_until = 0 WHERE leased_until IS NOT NULL`);
      return start();
    },
    async untilMailed() {
      let done = false;
      const mailed = untilMailed(place).then(() => {
        done = true;
      });
      while (job && !done) await job();
      await mailed;
    },
    mails: peer.mails,
    async remove() {
      for (const process of processes) await process.kill('SIGKILL');
      await peer.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
