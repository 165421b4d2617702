import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findDeno } from '../../harness/deno.ts';
import { newQuote } from '../../harness/example-quote.ts';
import { createLeadClient } from '../../harness/lead-client.ts';
import { isProgramMissing } from '../../harness/program.ts';
import { runLeads } from '../../server/testing/leads-command.ts';
import { type SmtpPeer, startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import { functionsPath } from '../../shared/paths.ts';
import { makeCertificate } from '../support/certificate.ts';
import { mailsOf, withStore } from '../support/leads.ts';
import { startPostgres } from '../support/postgres.ts';
import { byFunction, postToFunction } from '../support/senders.ts';
import { servePostgres } from '../support/serve.ts';
import { type FunctionsProcess, JOB_SECRET, startFunctions } from '../support/supabase/functions.ts';
import { applyMigrations, createProject, runSql } from '../support/supabase/project.ts';

const YEAR_MS = 366 * 24 * 60 * 60_000;
const WAIT = { timeout: 50_000, interval: 50 };

describe.skipIf(!findDeno())('the Supabase functions', () => {
  const postgres = servePostgres();
  let peer: SmtpPeer;
  beforeAll(async () => {
    peer = await startSmtpPeer();
  });
  afterAll(() => peer.close());

  type Use = (functions: FunctionsProcess, databaseUrl: string) => Promise<void>;

  /** A test with functions on an empty project. */
  function functionsTest(title: string, use: Use, env: Readonly<Record<string, string>> = {}) {
    test(title, async () => {
      const databaseUrl = await createProject(postgres);
      const functions = await startFunctions({ databaseUrl, smtpUrl: peer.url, env });
      await use(functions, databaseUrl).finally(() => functions.kill('SIGKILL'));
    });
  }

  // The health is read at most once a second.
  const expectHealth = ({ url }: FunctionsProcess, health: string) =>
    expect.poll(async () => (await fetch(`${url}${functionsPath}/health`)).text(), WAIT).toBe(health);
  const statusOf = (databaseUrl: string) => withStore({ dataDir: '', databaseUrl }, (store) => store.weekCounts());
  const retryMails = async (databaseUrl: string) =>
    expect(await runLeads(['retry'], { DATABASE_URL: databaseUrl })).toMatchObject({ code: 0 });
  /** Resolves when every mail was attempted and its outcome is stored, which happens after the log entry. */
  const allTried = (databaseUrl: string) =>
    vi.waitUntil(async () => {
      const open = await runSql(
        databaseUrl,
        'SELECT id FROM leads.outbox WHERE attempts = 0 OR leased_until IS NOT NULL',
      );
      return open.length === 0;
    }, WAIT);

  functionsTest('jobs want their secret and POST; health is degraded until mails are sent', async (functions) => {
    await expectHealth(functions, 'degraded');
    for (const job of ['send-mails', 'delete-expired', 'send-week']) {
      expect(await functions.start(job)).toBe(200);
      expect(await functions.start(job, 'wrong')).toBe(401);
      expect(await functions.start(job, '')).toBe(401);
      expect((await fetch(`${functions.url}${functionsPath}/${job}`)).status).toBe(401);
    }
    await expectHealth(functions, 'ok');
    const week = Buffer.from(peer.received.at(-1)?.raw ?? []).toString();
    expect(week).toContain('Subject: De website deze week: 0 aanvragen');
  });

  functionsTest(
    'a mail that fails is sent later; one that is refused degrades the health',
    async (functions, databaseUrl) => {
      peer.fault = { at: 'recipient', reply: 451 };
      const { reference = '' } = await byFunction(functions.url, newQuote());
      await functions.start('send-mails');
      const mails = async () =>
        (await withStore({ dataDir: '', databaseUrl }, (store) => store.find(reference)))?.mails;
      await vi.waitFor(async () => {
        for (const mail of (await mails()) ?? []) expect(mail).toMatchObject({ attempts: 1, status: 'pending' });
      }, WAIT);
      await expectHealth(functions, 'ok');

      peer.fault = { at: 'data', reply: 550 };
      await retryMails(databaseUrl);
      expect(await functions.start('send-mails')).toBe(200);
      await expectHealth(functions, 'degraded');
      expect(functions.output()).toContain('mail-refused');

      peer.fault = undefined;
      await retryMails(databaseUrl);
      await functions.start('send-mails');
      await mailsOf(peer, reference);
      await expectHealth(functions, 'ok');
      expect(await statusOf(databaseUrl)).toMatchObject({ waiting: 0, refused: 0, unconfirmed: 0 });
    },
  );

  test.skipIf(isProgramMissing('openssl'))(
    'mails go out over TLS, and not to a server whose certificate nobody signed',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
      const { authority, key, certificate } = makeCertificate(folder);
      const secure = await startSmtpPeer(0, { key: readFileSync(key), cert: readFileSync(certificate) });
      const databaseUrl = await createProject(postgres);
      const strict = await startFunctions({ databaseUrl, smtpUrl: secure.url });
      await byFunction(strict.url, newQuote());
      await allTried(databaseUrl);
      expect(secure.received).toEqual([]);
      await strict.kill('SIGKILL');

      const env = { DENO_CERT: authority };
      const trusting = await startFunctions({ databaseUrl, smtpUrl: secure.url, env });
      await retryMails(databaseUrl);
      await trusting.start('send-mails');
      expect(secure.received).toHaveLength(2);
      await trusting.kill('SIGKILL');
      await secure.close();
      rmSync(folder, { recursive: true });
    },
  );

  test.skipIf(isProgramMissing('openssl'))(
    'connections to the database use TLS, and only to a server whose certificate is trusted',
    async ({ onTestFinished }) => {
      const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const certificate = makeCertificate(folder);
      const server = await startPostgres(certificate);
      onTestFinished(() => server.stop());
      const url = new URL(await server.createDatabase());
      url.search = '?sslmode=no-verify';
      const databaseUrl = url.href;
      await applyMigrations(databaseUrl);
      const start = (env: Record<string, string>) =>
        startFunctions({ databaseUrl, smtpUrl: peer.url, env: { RATE_LIMIT: '5', ...env }, tls: true });

      const distrustful = await start({});
      expect((await byFunction(distrustful.url, newQuote())).status).toBe(503);
      await distrustful.kill('SIGKILL');

      const functions = await start({ DENO_CERT: certificate.authority });
      expect((await byFunction(functions.url, newQuote())).status).toBe(200);
      const connections = await runSql(
        databaseUrl,
        'SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE client_port > 0',
      );
      expect(connections.length).toBeGreaterThan(0);
      expect(connections.filter(({ ssl }) => !ssl)).toEqual([]);
      await functions.kill('SIGKILL');
    },
  );

  functionsTest(
    'an address is limited by what the gateway saw, not by what it claims; the database has no addresses',
    async (functions, databaseUrl) => {
      const from = async (headers: Record<string, string>) =>
        (await postToFunction(functions.url, JSON.stringify(newQuote()), headers)).status;
      expect(await from({ 'x-forwarded-for': '203.0.113.1' })).toBe(200);
      expect(await from({ 'x-forwarded-for': '203.0.113.2' })).toBe(200);
      expect(await from({ 'x-forwarded-for': '203.0.113.3' })).toBe(429);
      // Only a hosted project is behind Cloudflare.
      expect(await from({ 'cf-connecting-ip': '203.0.113.4', 'x-forwarded-for': '203.0.113.3' })).toBe(429);
      const counts = await runSql(databaseUrl, 'SELECT key FROM leads.rate_limits');
      const key = createHmac('sha256', JOB_SECRET).update('127.0.0.1').digest('base64url');
      expect(counts).toContainEqual({ key });
      for (const { key } of counts) expect(key).toMatch(/^[\w-]{43}$/);
    },
    { RATE_LIMIT: '2' },
  );

  functionsTest(
    'expired requests are deleted; a clock that jumped degrades the health',
    async (functions, databaseUrl) => {
      const client = createLeadClient(functions.url);
      for (let count = 0; count < 2; count++) await client.send(newQuote());
      client.close();
      const age = (table: string, column: string) =>
        runSql(databaseUrl, `UPDATE leads.${table} SET ${column} = ${column} - ${3 * YEAR_MS}`);
      await functions.start('send-mails');
      await functions.start('delete-expired');
      await age('leads', 'received_at');
      await functions.start('delete-expired');
      expect(await runSql(databaseUrl, 'SELECT * FROM leads.leads')).toEqual([]);
      await expectHealth(functions, 'ok');
      await byFunction(functions.url, newQuote());
      await functions.start('send-mails');
      await age('leads', 'received_at');
      await age('moments', 'at');
      await functions.start('send-mails');
      await functions.start('delete-expired');
      expect(functions.output()).toContain('purge-refused');
      await expectHealth(functions, 'degraded');
    },
  );

  functionsTest(
    'counts of addresses are deleted when they expire',
    async (functions, databaseUrl) => {
      await byFunction(functions.url, newQuote());
      const counts = () => runSql(databaseUrl, 'SELECT * FROM leads.rate_limits');
      await functions.start('send-mails');
      expect(await counts()).not.toEqual([]);
      await runSql(databaseUrl, 'UPDATE leads.rate_limits SET expire = 0');
      await functions.start('send-mails');
      expect(await counts()).toEqual([]);
    },
    { RATE_LIMIT: '2' },
  );

  functionsTest(
    'a missing secret gives a 500 without details and a log line that names it',
    async (functions) => {
      const { status, response } = await byFunction(functions.url, newQuote());
      expect(status).toBe(500);
      expect(await response.json()).toEqual({ error: 'Er is iets misgegaan. Probeer het opnieuw.' });
      expect(functions.output()).toContain('JOB_SECRET must be set');
    },
    { JOB_SECRET: '' },
  );
});
