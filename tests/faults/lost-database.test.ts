import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { LeadLedger, sendLead, sendLoad } from '../../harness/lead-load.ts';
import type { SiteProcess } from '../../harness/site-process.ts';
import { SOON, test } from '../support/fault-test.ts';

/** Waits until the server exits by itself and has logged an error. */
async function expectEnd(site: SiteProcess) {
  await vi.waitFor(() => expect(site.output()).toContain('"event":"store-lost"'), SOON);
  expect(await site.kill('SIGCONT')).toBe(1);
}

test.for([
  ['removed', ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm']],
  ['removed but for its log', ['leads.sqlite']],
  ['left without its log', ['leads.sqlite-wal']],
] as const)(
  'a database that is %s acknowledges nothing more and ends the server',
  async ([, names], { start, visit, dataDir, leads: { ledger } }) => {
    const site = await start();
    const client = visit(site, 4);
    // Requests are in progress; those acknowledged before are lost with the file.
    const load = sendLoad({ client, ledger, connections: 4, mayContinue: () => true });
    await vi.waitUntil(() => ledger.references.size > 20, SOON);
    for (const name of names) rmSync(join(dataDir, name));
    const before = ledger.references.size;
    expect((await sendLead(client, new LeadLedger()).catch(() => undefined))?.status).not.toBe(200);
    await load;
    // A response may have been in transit on each connection.
    expect(ledger.references.size - before).toBeLessThanOrEqual(4);
    await expectEnd(site);
  },
);

test('a damaged database fails the health check and refuses requests, while pages are served', async ({
  start,
  visit,
  leads,
  dataDir,
}) => {
  const site = await start();
  await leads.send(site, 2);
  for (const name of readdirSync(dataDir).filter((name) => /sqlite(-wal)?$/.test(name))) {
    writeFileSync(join(dataDir, name), new Uint8Array(100_000).fill(7), { flag: 'r+' });
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(500);
  expect(site.output()).toContain('"event":"store-lost"');
  expect((await sendLead(visit(site, 1), new LeadLedger()))?.status).toBe(503);
  expect((await fetch(site.url)).status).toBe(200);
});
