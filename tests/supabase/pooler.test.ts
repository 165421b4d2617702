import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findDeno } from '../../harness/deno.ts';
import { newQuote } from '../../harness/example-quote.ts';
import { freePort, isProgramMissing, startProgram, stopProgram } from '../../harness/program.ts';
import { startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import { mailsOf } from '../support/leads.ts';
import { byFunction } from '../support/senders.ts';
import { servePostgres } from '../support/serve.ts';
import { startFunctions } from '../support/supabase/functions.ts';
import { createProject } from '../support/supabase/project.ts';

// PgBouncer in transaction mode stands in for Supabase's pooler: each transaction may get another connection.
describe.skipIf(isProgramMissing('pgbouncer'))('through a pooler in transaction mode', () => {
  const postgres = servePostgres();

  test.skipIf(!findDeno())('the functions store, limit and mail', async () => {
    const direct = await createProject(postgres);
    const pooler = await startPooler(direct);
    const peer = await startSmtpPeer();
    const env = { DATABASE_URL: `${pooler.url}&sslmode=disable`, RATE_LIMIT: '3' };
    const functions = await startFunctions({ databaseUrl: direct, smtpUrl: peer.url, env });
    const responses = await Promise.all(Array.from({ length: 12 }, () => byFunction(functions.url, newQuote())));
    const accepted = responses.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(3);
    await mailsOf(peer, accepted[2]?.reference ?? '');
    await functions.kill('SIGKILL');
    await peer.close();
    await pooler.stop();
  });
});

/** Starts PgBouncer in front of a database, with two connections, so that consecutive transactions use different ones. */
async function startPooler(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  chmodSync(folder, 0o777);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  const port = await freePort();
  const users = join(folder, 'users');
  writeFileSync(users, `"${username}" ""\n`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
postgres = user=${username} host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${users}
pool_mode = transaction
default_pool_size = 2
`,
  );
  // PgBouncer refuses to run as root.
  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const pooler = await startProgram('pgbouncer', [file], port, asUser);
  return {
    url: `postgres://${username}@127.0.0.1:${port}/postgres?schema=leads`,
    stop: () => stopProgram(pooler, 'SIGKILL'),
  };
}
