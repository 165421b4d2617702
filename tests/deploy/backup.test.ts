import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test as base } from '../support/fault-test.ts';
import { sendLeads } from '../support/lead-load.ts';
import { countLeads } from '../support/leads.ts';
import { startPostgres } from '../support/postgres.ts';
import { run } from '../support/run.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest finds the fixtures that are used in this pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'backups-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** A copy that was made so many days ago. */
function earlierCopy(folder: string, days: number): string {
  const name = `leads-${days}-days-ago.sqlite`;
  const made = new Date(Date.now() - days * DAY_MS);
  writeFileSync(join(folder, name), '');
  utimesSync(join(folder, name), made, made);
  return name;
}

test('a copy made while the site runs brings all requests back; copies go before they are 30 days old', async ({
  start,
  visit,
  ledger,
  dataDir,
  folder,
}) => {
  await sendLeads(visit(await start()), ledger, 3);
  const kept = earlierCopy(folder, 28);
  earlierCopy(folder, 29.5);
  expect(await run('deploy/backup', [folder], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const [copy = '', ...others] = readdirSync(folder).filter((name) => name !== kept);
  expect(others).toEqual([]);

  const restored = mkdtempSync(join(folder, 'restored-'));
  renameSync(join(folder, copy), join(restored, 'leads.sqlite'));
  expect(await countLeads({ dataDir: restored })).toBe(3);
});

test('when no copy can be made, that is told and the earlier ones stay', async ({ folder }) => {
  const last = earlierCopy(folder, 35);
  const { code, output } = await run('deploy/backup', [folder], { DATA_DIR: join(folder, last, 'no-folder') });
  expect(code).not.toBe(0);
  expect(output).not.toBe('');
  expect(readdirSync(folder)).toEqual([last]);
});

test('a PostgreSQL is copied whole', async ({ start, visit, ledger, folder, onTestFinished }) => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  await sendLeads(visit(await start({ DATABASE_URL: databaseUrl })), ledger, 1);
  expect(await run('deploy/backup', [folder], { DATABASE_URL: databaseUrl })).toMatchObject({ code: 0 });
  const [copy = ''] = readdirSync(folder);
  const { output } = await run('pg_restore', ['--data-only', '--table=leads', '--file=-', join(folder, copy)]);
  const [reference = 'none'] = ledger.references.values();
  expect(output).toContain(reference);
});
