import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { LeadLedger } from '../../harness/lead-ledger.ts';
import { sendLead, sendLeads, sendLoad } from '../../harness/lead-load.ts';
import type { SiteProcess } from '../../harness/site-process.ts';
import { test } from '../support/fault-test.ts';

const WAIT = { timeout: 30_000, interval: 20 };

/** Waits until the server exits by itself and has logged an error. */
async function expectEnd(site: SiteProcess) {
  await vi.waitFor(() => expect(site.output()).toContain('"event":"store-lost"'), WAIT);
  expect(await site.kill('SIGCONT')).toBe(1);
}

/** The daily job empties the log at startup. Only what is written after it can be lost with the log. */
async function untilStartupPurge(site: SiteProcess) {
  await vi.waitFor(() => expect(site.output()).toContain('"event":"expired-leads-deleted"'), WAIT);
}

const wal = (dataDir: string) => join(dataDir, 'leads.sqlite-wal');

test.for([
  ['removed', ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm']],
  ['removed but for its log', ['leads.sqlite']],
  ['left without its log', ['leads.sqlite-wal']],
] as const)(
  'a database that is %s acknowledges nothing more and ends the server',
  async ([, names], { start, visit, dataDir, ledger }) => {
    const site = await start();
    const client = visit(site, 4);
    await sendLeads(client, ledger, 5);

    // Requests are in progress; those acknowledged before are lost with the file.
    const load = sendLoad({ client, ledger, connections: 4, mayContinue: () => true });
    await vi.waitUntil(() => ledger.references.size > 20, WAIT);
    for (const name of names) rmSync(join(dataDir, name));
    const before = ledger.references.size;
    const after = new LeadLedger();
    expect((await sendLead(client, after).catch(() => undefined))?.status).not.toBe(200);
    await load;
    // A response may have been in transit on each connection.
    expect(ledger.references.size - before).toBeLessThanOrEqual(4);
    await expectEnd(site);
  },
);

test('after the log is truncated nothing is acknowledged until a restart; later requests are kept', async ({
  start,
  visit,
  dataDir,
  ledger,
}) => {
  const site = await start();
  await untilStartupPurge(site);
  const client = visit(site);
  await sendLeads(client, ledger, 5);
  truncateSync(wal(dataDir), 0);
  const later = new LeadLedger();
  for (let i = 0; i < 5; i++) await sendLead(client, later);
  expect(later.references.size).toBe(0);
  await expectEnd(site);
});

test.for(['cut', 'overwritten'] as const)(
  'a database file that was %s is noticed by the health check',
  async (how, { start, visit, dataDir, ledger }) => {
    const site = await start();
    await untilStartupPurge(site);
    const client = visit(site);
    await sendLeads(client, ledger, 2);
    if (how === 'cut') truncateSync(wal(dataDir), 0);
    else
      for (const name of readdirSync(dataDir).filter((name) => /sqlite(-wal)?$/.test(name))) {
        writeFileSync(join(dataDir, name), new Uint8Array(100_000).fill(7), { flag: 'r+' });
      }
    expect(await client.read('/healthz').catch(() => 'ended')).not.toBe('ok');
    await expectEnd(site);
  },
);
