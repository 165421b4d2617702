// npm run bench:processes [-- --quick]: one, two and four servers on one PostgreSQL behind Caddy.
import { availableParallelism, loadavg } from 'node:os';
import { startPostgres } from '../harness/postgres.ts';
import { startSite } from '../harness/site-process.ts';
import { startCaddy } from '../tests/support/caddy.ts';
import { cpuOfDescendants } from './cpu.ts';
import { sendFromOutside } from './load.ts';
import { requireProgram } from './program.ts';
import { markdownTable, milliseconds, whole } from './report.ts';
import { measureThroughput } from './wrk.ts';

const seconds = process.argv.includes('--quick') ? 2 : 8;
const CONNECTIONS = 32;

requireProgram('caddy', 'version');
requireProgram('wrk', '-v');
const lines: string[][] = [];
for (const count of [1, 2, 4]) lines.push(await measure(count));
const [load = 0] = loadavg();
console.log(`${availableParallelism()} cores, load ${load.toFixed(1)} at the end, all programs on one machine`);
const parts = ['server', 'PostgreSQL', 'Caddy'].map((name) => `${name}, ms per lead`);
console.log(markdownTable(['servers', 'leads/s', 'p50', 'p99', ...parts, 'pages/s', 'p99'], lines));

/** Leads and pages per second, and CPU time per lead in each program. */
async function measure(count: number): Promise<string[]> {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase(), TRUST_PROXY: 'on' };
  const sites = await Promise.all(Array.from({ length: count }, () => startSite({ env })));
  const caddy = await startCaddy(sites.map(({ url }) => url));
  const before = cpuOfDescendants();
  const leads = await sendFromOutside({ url: caddy.url, ca: caddy.ca, connections: CONNECTIONS, seconds });
  const after = cpuOfDescendants();
  const pages = await measureThroughput(`${caddy.url}/`, seconds);
  await caddy.stop();
  for (const site of sites) await site.stop();
  await postgres.stop();
  const perLead = (name: string) =>
    milliseconds(((after.get(name) ?? 0) - (before.get(name) ?? 0)) / leads.acknowledged);
  return [
    String(count),
    whole(leads.perSecond),
    milliseconds(leads.p50),
    milliseconds(leads.p99),
    ...['MainThread', 'postgres', 'caddy'].map(perLead),
    whole(pages.perSecond),
    milliseconds(pages.p99Ms),
  ];
}
