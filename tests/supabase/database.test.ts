import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newQuote } from '../../harness/example-quote.ts';
import { MIGRATION_FILE, migration } from '../../scripts/supabase/migration.ts';
import { openStore } from '../../server/store/store.ts';
import { runLeads } from '../../server/testing/leads-command.ts';
import { servePostgres } from '../support/serve.ts';
import {
  applyMigrations,
  createEmptyProject,
  createProject,
  migrationsFolder,
  runSql,
} from '../support/supabase/project.ts';

const postgres = servePostgres();

const SECRET = 'geheim'.repeat(6);
const SCHEDULE = '20261121000000_schedule.sql';
const tables = ['leads', 'moments', 'outbox', 'photos', 'rate_limits', 'refused_photos'];
const apiRoles = ['anon', 'authenticated', 'service_role'];

test('the migration has the tables of server/store/schema.ts (else: npm run supabase)', () => {
  expect(readdirSync(migrationsFolder).sort()).toEqual([SCHEDULE, MIGRATION_FILE]);
  expect(readFileSync(join(migrationsFolder, MIGRATION_FILE), 'utf8')).toBe(migration);
});

test('npm run leads works on the project’s database, and says when its address has no tables', async () => {
  const databaseUrl = await createProject(postgres);
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const run = (url: string, ...args: string[]) => runLeads(args, { DATA_DIR: dataDir, DATABASE_URL: url });
  const reference = await storeLead(databaseUrl);
  expect((await run(databaseUrl, 'list')).stdout).toContain(reference);
  expect((await run(databaseUrl, 'delete', reference, '--yes')).stdout).toContain(reference);
  expect(await runSql(databaseUrl, 'SELECT * FROM leads.outbox')).toEqual([]);
  expect(await run(databaseUrl.replace('=leads', '=public'), 'list')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('controleer DATABASE_URL, ook het einde: ?schema=leads'),
  });
});

test('the roles of the API have no privilege on the schema and its tables', async () => {
  const owner = await createEmptyProject(postgres);
  for (const role of apiRoles) {
    // A project with default privileges that grant everything to every role.
    await runSql(owner, `CREATE ROLE ${role} LOGIN; ALTER DEFAULT PRIVILEGES GRANT ALL ON TABLES TO ${role}`);
  }
  await applyMigrations(owner);
  expect(await tablesOf(owner)).toEqual(tables);
  for (const role of apiRoles) {
    const granted = await runSql(
      owner,
      `SELECT nspname AS name FROM pg_namespace
       WHERE nspname = 'leads' AND has_schema_privilege('${role}', oid, 'CREATE, USAGE')
       UNION ALL SELECT relname FROM pg_class
       WHERE relnamespace = 'leads'::regnamespace AND relkind = 'r'
         AND has_table_privilege('${role}', oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')`,
    );
    expect.soft(granted, role).toEqual([]);
  }
  const read = runSql(asUser(owner, 'anon'), 'SELECT * FROM leads.leads');
  await expect(read).rejects.toMatchObject({ code: '42501' });
});

test('row level security hides the rows even from a role with all privileges', async () => {
  const owner = await createProject(postgres);
  await storeLead(owner);
  await runSql(owner, 'CREATE ROLE visitor LOGIN; GRANT ALL ON SCHEMA leads TO visitor');
  await runSql(owner, 'GRANT ALL ON ALL TABLES IN SCHEMA leads TO visitor');
  for (const table of tables)
    expect(await runSql(asUser(owner, 'visitor'), `SELECT * FROM leads.${table}`)).toEqual([]);
});

test('the schedule wants both secrets in Vault, and calls the functions with them', async () => {
  const databaseUrl = await createProject(postgres);
  // The parts of pg_cron, pg_net and Vault that the schedule uses, with their documented parameters.
  await runSql(
    databaseUrl,
    `CREATE SCHEMA cron; CREATE SCHEMA net; CREATE SCHEMA vault;
     CREATE TABLE cron.jobs (name TEXT, schedule TEXT, command TEXT);
     CREATE TABLE cron.job_run_details (end_time TIMESTAMPTZ);
     CREATE FUNCTION cron.schedule(TEXT, TEXT, TEXT) RETURNS BIGINT LANGUAGE SQL
       AS 'INSERT INTO cron.jobs VALUES ($1, $2, $3) RETURNING 1::BIGINT';
     CREATE TABLE net.calls (url TEXT, headers JSONB, timeout INTEGER);
     CREATE FUNCTION net.http_post(url TEXT, body JSONB DEFAULT '{}', params JSONB DEFAULT '{}',
       headers JSONB DEFAULT '{}', timeout_milliseconds INTEGER DEFAULT 5000) RETURNS BIGINT LANGUAGE SQL
       AS 'INSERT INTO net.calls VALUES (url, headers, timeout_milliseconds) RETURNING 1::BIGINT';
     CREATE TABLE vault.decrypted_secrets (name TEXT, decrypted_secret TEXT);
     INSERT INTO vault.decrypted_secrets VALUES
       ('functions_url', 'https://project.example/functions/v1')`,
  );
  const schedule = () => runSql(databaseUrl, readFileSync(join(migrationsFolder, SCHEDULE), 'utf8'));
  await expect(schedule()).rejects.toThrow('Set FUNCTIONS_URL and JOB_SECRET');
  await runSql(databaseUrl, `INSERT INTO vault.decrypted_secrets VALUES ('job_secret', '${SECRET}')`);
  await schedule();
  const jobs = await runSql(databaseUrl, 'SELECT name, schedule, command FROM cron.jobs');
  expect(jobs.map(({ name, schedule }) => [name, schedule])).toEqual([
    ['leads-send-mails', '* * * * *'],
    ['leads-delete-expired', '10 3 * * *'],
    ['leads-send-week', '0 6 * * 1'],
    ['leads-tidy', '20 3 * * *'],
  ]);
  for (const { command } of jobs) await runSql(databaseUrl, String(command));
  const called = (name: string) => ({
    url: `https://project.example/functions/v1/${name}`,
    headers: { Authorization: `Bearer ${SECRET}` },
    timeout: 150_000,
  });
  expect(await runSql(databaseUrl, 'SELECT * FROM net.calls')).toEqual([
    called('send-mails'),
    called('delete-expired'),
    called('send-week'),
  ]);
});

async function tablesOf(databaseUrl: string): Promise<unknown[]> {
  const rows = await runSql(
    databaseUrl,
    `SELECT tablename FROM pg_tables WHERE schemaname = 'leads' ORDER BY tablename`,
  );
  return rows.map(({ tablename }) => tablename);
}

async function storeLead(databaseUrl: string): Promise<string> {
  const store = await openStore({ dataDir: '', databaseUrl });
  const fields = { ...newQuote(), files: [] };
  const response = await store.accept({
    kind: 'quote',
    fields,
    suspectedSpam: false,
    confirms: true,
    announcedPhotos: 0,
  });
  await store.close();
  if (response.outcome !== 'stored') throw new Error(`not stored but ${response.outcome}`);
  return response.reference;
}

function asUser(databaseUrl: string, user: string): string {
  const url = new URL(databaseUrl);
  url.username = user;
  url.search = '';
  return url.href;
}
