import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newLead } from '../harness/lead-client.ts';
import { startPostgres } from '../harness/postgres.ts';
import { startSite } from '../harness/site-process.ts';
import { barePostgres, bareSqlite } from './bare-commits.ts';
import { sendFromOutside } from './load.ts';
import { median } from './numbers.ts';
import { milliseconds, type Row, ratioRow, whole } from './report.ts';
import type { Scale } from './scale.ts';

const CONNECTIONS = [1, 8, 64];
const GOAL = { atLeast: 0.5 };
/** About the size of a stored request. */
const BODY = JSON.stringify(newLead());

/** Acknowledged requests per second, relative to bare commits to SQLite. */
export async function measureSqlite({ bareSeconds, loadSeconds }: Scale): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const rows = await measure('SQLite', {}, loadSeconds, () => bareSqlite(folder, BODY, bareSeconds));
  rmSync(folder, { recursive: true });
  return rows;
}

/** The same for PostgreSQL. */
export async function measurePostgres({ bareSeconds, loadSeconds }: Scale): Promise<Row[]> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const env = { DATABASE_URL: databaseUrl };
  const rows = await measure('PostgreSQL', env, loadSeconds, () => barePostgres(databaseUrl, BODY, bareSeconds));
  await postgres.stop();
  return rows;
}

/** Measures bare commits before and after each load, because the machine's speed varies. */
async function measure(
  store: string,
  env: Readonly<Record<string, string>>,
  seconds: number,
  bareRate: () => number | Promise<number>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const bareRates: number[] = [];
  for (const connections of CONNECTIONS) {
    const before = await bareRate();
    const site = await startSite({ env });
    const load = await sendFromOutside({ url: site.url, connections, seconds });
    await site.stop();
    const after = await bareRate();
    bareRates.push(before, after);
    const value = `${whole(load.perSecond)}/s, p50 ${milliseconds(load.p50)}, p99 ${milliseconds(load.p99)}`;
    const ratio = load.perSecond / ((before + after) / 2);
    rows.push(ratioRow(`${store}: acknowledged, ${connections} connections`, value, ratio, GOAL));
  }
  return [{ what: `${store}: bare commits, one per row`, value: `${whole(median(bareRates))}/s` }, ...rows];
}
