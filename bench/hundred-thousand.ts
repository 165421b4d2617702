import { untilMailed } from '../harness/lead-audit.ts';
import { createLeadClient } from '../harness/lead-client.ts';
import { LeadLedger } from '../harness/lead-ledger.ts';
import { sendLeads } from '../harness/lead-load.ts';
import { runLeads } from '../harness/leads-cli.ts';
import { type SiteProcess, startSite } from '../harness/site-process.ts';
import { sendFromOutside } from './load.ts';
import { memoryOf } from './memory.ts';
import { megabytes, type Row, ratioRow, whole } from './report.ts';
import type { Scale } from './scale.ts';

const CONNECTIONS = 64;

/** The server's memory before and after many requests, and the time to list and export them. */
export async function measureMany({ leads }: Scale): Promise<Row[]> {
  const site = await startSite();
  const atStart = memoryOf(site);
  await sendOneAndMail(site);
  const afterFirst = memoryOf(site);
  await sendFromOutside({ url: site.url, connections: CONNECTIONS, leads: leads - 1 });
  const afterAll = memoryOf(site);
  await site.kill('SIGTERM');

  const count = whole(leads);
  const rows = [
    { what: 'memory at start', value: megabytes(atStart) },
    { what: 'memory after the first request and its mails', value: megabytes(afterFirst) },
    ratioRow(`memory after ${count} requests`, megabytes(afterAll), afterAll / afterFirst, { atMost: 1.3 }),
    {
      what: '… against the start, before any mail',
      value: megabytes(afterAll),
      against: `${(afterAll / atStart).toFixed(2)}×`,
    },
    await timed(`npm run leads -- list, ${count}`, site, 'list'),
    await timed(`npm run leads -- list --json, ${count}`, site, 'list', '--json'),
    await timed(`npm run leads -- export --csv, ${count}`, site, 'export', '--csv'),
  ];
  await site.stop();
  return rows;
}

async function sendOneAndMail(site: SiteProcess): Promise<void> {
  const client = createLeadClient(site.url);
  await sendLeads(client, new LeadLedger(), 1);
  await untilMailed(site);
  client.close();
}

async function timed(what: string, site: SiteProcess, ...args: string[]): Promise<Row> {
  const start = performance.now();
  await runLeads(site, ...args);
  return { what, value: `${((performance.now() - start) / 1000).toFixed(1)} s` };
}
