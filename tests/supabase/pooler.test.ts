import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../harness/free-port.ts';
import { runLeads } from '../../harness/leads-cli.ts';
import { type PostgresServer, startPostgres } from '../../harness/postgres.ts';
import { isProgramMissing, startProgram, stopProgram } from '../../harness/program.ts';
import { startFunctions } from '../../harness/supabase-functions.ts';
import { createProject } from '../../harness/supabase-project.ts';
import { isToolMissing } from '../../harness/supabase-tools.ts';
import { startSmtpPeer } from '../../server/mail/testing/smtp-peer.ts';
import { makeCertificate } from '../support/certificate.ts';
import { mailsOf } from '../support/leads.ts';
import { newQuote } from '../support/new-quote.ts';
import { byFunction } from '../support/senders.ts';

// PgBouncer in transaction mode stands in for Supabase's pooler: each transaction may get another connection.
describe.skipIf(isProgramMissing('pgbouncer'))('through a pooler in transaction mode', () => {
  let postgres: PostgresServer;
  let direct: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    direct = await createProject(postgres);
  });
  afterAll(() => postgres.stop());

  test.skipIf(isToolMissing('deno'))('the functions store, limit and mail', async () => {
    const pooler = await startPooler(direct);
    const peer = await startSmtpPeer();
    const env = { DATABASE_URL: pooler.url, RATE_LIMIT: '3' };
    const functions = await startFunctions({ databaseUrl: '', smtpUrl: peer.url, env });
    const responses = await Promise.all(Array.from({ length: 12 }, () => byFunction(functions.url, newQuote())));
    const accepted = responses.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(3);
    const sent = { mails: () => peer.received.map(({ raw }) => ({ text: Buffer.from(raw).toString() })) };
    await mailsOf(sent, accepted[2]?.reference ?? '');
    await functions.kill('SIGKILL');
    await peer.close();
    await pooler.stop();
  });

  test.skipIf(isProgramMissing('openssl'))(
    'npm run leads works, over TLS with a certificate that it checks',
    async () => {
      const pooler = await startPooler(direct, { tls: true });
      const leads = (url: string) => runLeads({ dataDir: tmpdir(), databaseUrl: url }, 'list', '--json');
      expect(
        JSON.parse(await leads(`${pooler.url}&sslmode=verify-full&sslrootcert=${pooler.authority}`)),
      ).toBeInstanceOf(Array);
      await expect(leads(`${pooler.url}&sslmode=verify-full`)).rejects.toThrow('unable to verify');
      await pooler.stop();
    },
  );
});

/** Starts PgBouncer in front of a database, with two connections, so that consecutive transactions use different ones. */
async function startPooler(databaseUrl: string, { tls = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  chmodSync(folder, 0o777);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const certificate = tls ? makeCertificate(folder) : undefined;
  if (certificate) chmodSync(certificate.key, 0o644);
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  const port = await freePort();
  const users = join(folder, 'users');
  writeFileSync(users, `"${username}" ""\n`);
  const settings = [
    '[databases]',
    `postgres = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 2',
    ...(certificate
      ? [
          'client_tls_sslmode = require',
          `client_tls_key_file = ${certificate.key}`,
          `client_tls_cert_file = ${certificate.certificate}`,
        ]
      : []),
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n').replace('postgres = ', `postgres = user=${username} `));
  // PgBouncer refuses to run as root.
  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const pooler = await startProgram('pgbouncer', [file], port, asUser);
  return {
    url: `postgres://${username}@127.0.0.1:${port}/postgres?schema=leads`,
    authority: certificate?.authority ?? '',
    stop: () => stopProgram(pooler, 'SIGKILL'),
  };
}
