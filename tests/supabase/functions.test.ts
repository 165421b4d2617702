import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withStore } from '../../harness/lead-audit.ts';
import { createLeadClient, newLead } from '../../harness/lead-client.ts';
import { runLeads } from '../../harness/leads-cli.ts';
import { type PostgresServer, startPostgres } from '../../harness/postgres.ts';
import { isProgramMissing } from '../../harness/program.ts';
import { type FunctionsProcess, startFunctions } from '../../harness/supabase-functions.ts';
import { createProject, runSql } from '../../harness/supabase-project.ts';
import { isToolMissing } from '../../harness/supabase-tools.ts';
import { type SmtpPeer, startSmtpPeer } from '../../server/mail/testing/smtp-peer.ts';
import { functionsPath } from '../../shared/paths.ts';
import { makeCertificate } from '../support/certificate.ts';
import { deployedFunctions } from '../support/deployed-functions.ts';
import { mailsOf } from '../support/leads.ts';
import { newQuote } from '../support/new-quote.ts';
import { byFunction, postToFunction } from '../support/senders.ts';

const YEAR_MS = 366 * 24 * 60 * 60_000;
const WAIT = { timeout: 50_000, interval: 50 };

describe.skipIf(isToolMissing('deno'))('the Supabase functions', () => {
  let postgres: PostgresServer;
  let peer: SmtpPeer;
  beforeAll(async () => {
    postgres = await startPostgres();
    peer = await startSmtpPeer();
  });
  afterAll(async () => {
    await peer.close();
    await postgres.stop();
  });

  type Use = (functions: FunctionsProcess, databaseUrl: string) => Promise<void>;

  /** A test with functions on an empty project. */
  function functionsTest(title: string, use: Use, env: Readonly<Record<string, string>> = {}) {
    test(title, async () => {
      const databaseUrl = await createProject(postgres);
      const functions = await startFunctions({ databaseUrl, smtpUrl: peer.url, env });
      await use(functions, databaseUrl).finally(() => functions.kill('SIGKILL'));
    });
  }

  const sent = () => ({ mails: () => peer.received.map(({ raw }) => ({ text: Buffer.from(raw).toString() })) });
  const health = async ({ url }: FunctionsProcess) => (await fetch(`${url}${functionsPath}/health`)).text();
  const statusOf = (databaseUrl: string) => withStore({ dataDir: '', databaseUrl }, (store) => store.status());
  /** Resolves when every mail was attempted and its outcome is stored, which happens after the log entry. */
  const allTried = (databaseUrl: string) =>
    vi.waitUntil(async () => {
      const open = await runSql(
        databaseUrl,
        'SELECT id FROM leads.outbox WHERE attempts = 0 OR leased_until IS NOT NULL',
      );
      return open.length === 0;
    }, WAIT);

  test.skipIf(isToolMissing('supabase'))('run from the files that the command line deploys, alone', async () => {
    const { folder, remove } = await deployedFunctions();
    const functions = await startFunctions({ databaseUrl: await createProject(postgres), smtpUrl: peer.url, folder });
    const { reference = '' } = await byFunction(functions.url, newQuote());
    await mailsOf(sent(), reference);
    await functions.kill('SIGKILL');
    remove();
  });

  functionsTest('jobs want their secret and POST', async (functions) => {
    for (const job of ['send-mails', 'delete-expired']) {
      expect(await functions.start(job)).toBe(200);
      expect(await functions.start(job, 'wrong')).toBe(401);
      expect(await functions.start(job, '')).toBe(401);
      expect((await fetch(`${functions.url}${functionsPath}/${job}`)).status).toBe(401);
    }
  });

  functionsTest(
    'a mail that fails is sent later; one that is refused degrades the health',
    async (functions, databaseUrl) => {
      peer.fault = { at: 'recipient', reply: 451 };
      const { reference = '' } = await byFunction(functions.url, newQuote());
      const mails = async () =>
        (await withStore({ dataDir: '', databaseUrl }, (store) => store.find(reference)))?.mails;
      await vi.waitFor(async () => {
        for (const mail of (await mails()) ?? []) expect(mail).toMatchObject({ attempts: 1, status: 'pending' });
      }, WAIT);
      expect(await health(functions)).toBe('ok');

      peer.fault = { at: 'recipient', reply: 550 };
      await runLeads({ dataDir: '', databaseUrl }, 'retry');
      expect(await functions.start('send-mails')).toBe(200);
      expect(await health(functions)).toBe('degraded');
      expect(functions.output()).toContain('mail-refused');

      peer.fault = undefined;
      await runLeads({ dataDir: '', databaseUrl }, 'retry');
      await functions.start('send-mails');
      await mailsOf(sent(), reference);
      expect(await health(functions)).toBe('ok');
      expect(await statusOf(databaseUrl)).toMatchObject({ pending: 0, dead: 0 });
    },
  );

  functionsTest('more mails than one run sends go out in further runs', async (functions, databaseUrl) => {
    peer.fault = { at: 'recipient', reply: 451 };
    const client = createLeadClient(functions.url);
    for (let count = 0; count < 22; count++) await client.send(newLead());
    client.close();
    // Attempted mails wait for their next attempt: a run still in progress finds none.
    await allTried(databaseUrl);
    peer.fault = undefined;
    await runLeads({ dataDir: '', databaseUrl }, 'retry');
    await functions.start('send-mails');
    await vi.waitUntil(async () => (await statusOf(databaseUrl)).sent === 44, WAIT);
  });

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
      await runLeads({ dataDir: '', databaseUrl }, 'retry');
      await trusting.start('send-mails');
      expect(secure.received).toHaveLength(2);
      await trusting.kill('SIGKILL');
      await secure.close();
      rmSync(folder, { recursive: true });
    },
  );

  functionsTest(
    'an address is limited by what the gateway saw, not by what it claims',
    async (functions) => {
      const from = async (headers: Record<string, string>) =>
        (await postToFunction(functions.url, JSON.stringify(newQuote()), headers)).status;
      expect(await from({ 'x-forwarded-for': '203.0.113.1' })).toBe(200);
      expect(await from({ 'x-forwarded-for': '203.0.113.2' })).toBe(200);
      expect(await from({ 'x-forwarded-for': '203.0.113.3' })).toBe(429);
      expect(await from({ 'cf-connecting-ip': '203.0.113.4' })).toBe(200);
    },
    { RATE_LIMIT: '2' },
  );

  functionsTest('expired requests are deleted; too many at once degrade the health', async (functions, databaseUrl) => {
    const client = createLeadClient(functions.url);
    for (let count = 0; count < 7; count++) await client.send(newLead());
    client.close();
    const age = (count: number) =>
      runSql(
        databaseUrl,
        `UPDATE leads.leads SET received_at = received_at - ${3 * YEAR_MS}
         WHERE reference IN (SELECT reference FROM leads.leads ORDER BY received_at DESC LIMIT ${count})`,
      );
    await age(1);
    await functions.start('delete-expired');
    expect(await runSql(databaseUrl, 'SELECT count(*) FROM leads.leads')).toEqual([{ count: '6' }]);
    expect(await health(functions)).toBe('ok');
    await age(6);
    await functions.start('delete-expired');
    expect(functions.output()).toContain('purge-refused');
    expect(await health(functions)).toBe('degraded');
  });

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

  functionsTest('the log has nothing that a visitor typed', async (functions) => {
    const quote = newQuote();
    const { reference = '' } = await byFunction(functions.url, quote);
    await mailsOf(sent(), reference);
    expect(functions.output()).toContain(reference);
    for (const typed of Object.values(quote)) expect(functions.output()).not.toContain(typed.split('\n')[0]);
  });
});
