import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { StorePlace } from '../../harness/lead-audit.ts';
import { startPostgres } from '../../harness/postgres.ts';
import { startSite } from '../../harness/site-process.ts';
import { startFunctions } from '../../harness/supabase-functions.ts';
import { createProject } from '../../harness/supabase-project.ts';
import { isToolMissing } from '../../harness/supabase-tools.ts';
import { startSmtpPeer } from '../../server/mail/testing/smtp-peer.ts';

/** What every backend must do alike. */
export type BackendKind = 'server on SQLite' | 'server on PostgreSQL' | 'Supabase functions';

/** A running backend with an SMTP server of its own. */
export type Backend = StorePlace & {
  readonly url: string;
  output(): string;
  /** The mails that arrived. */
  mails(): { readonly text: string }[];
  stop(): Promise<void>;
};

const allKinds: readonly BackendKind[] = ['server on SQLite', 'server on PostgreSQL', 'Supabase functions'];

/** The kinds that can run here: the functions need Deno. */
export const backendKinds = allKinds.filter((kind) => kind !== 'Supabase functions' || !isToolMissing('deno'));

/** Starts a backend of each kind before the tests of a file, and stops it after them. Returns what finds one of them. */
export function startBackends(): (kind: BackendKind) => Backend {
  const backends = new Map<BackendKind, Backend>();
  const cleanUps: (() => unknown)[] = [];
  beforeAll(async () => {
    const postgres = await startPostgres();
    cleanUps.push(() => postgres.stop());
    for (const kind of backendKinds) {
      const backend = await startBackend(kind, {
        newDatabase: () => postgres.createDatabase(),
        newProject: () => createProject(postgres),
      });
      backends.set(kind, backend);
      cleanUps.unshift(() => backend.stop());
    }
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  });
  return (kind) => backends.get(kind) as Backend;
}

type Databases = { newDatabase(): Promise<string>; newProject(): Promise<string> };

async function startBackend(kind: BackendKind, { newDatabase, newProject }: Databases): Promise<Backend> {
  const peer = await startSmtpPeer();
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
  const mails = () => peer.received.map(({ raw }) => ({ text: Buffer.from(raw).toString() }));
  const end = async () => {
    await peer.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (kind === 'Supabase functions') {
    const databaseUrl = await newProject();
    const functions = await startFunctions({ databaseUrl, smtpUrl: peer.url });
    const stop = async () => {
      await functions.kill('SIGKILL');
      await end();
    };
    return { url: functions.url, dataDir, databaseUrl, output: functions.output, mails, stop };
  }
  const database = kind === 'server on PostgreSQL' ? { databaseUrl: await newDatabase() } : {};
  const env = { SMTP_URL: peer.url, ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }) };
  const site = await startSite({ dataDir, env });
  const stop = async () => {
    await site.stop();
    await end();
  };
  return { url: site.url, dataDir, ...database, output: site.output, mails, stop };
}
