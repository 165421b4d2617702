import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { LeadClient, Received } from '../../harness/lead-client.ts';
import type { LeadLedger } from '../../harness/lead-load.ts';
import { sendLead, sendLeads } from '../../harness/lead-load.ts';
import { later, type SiteProcess, startSite } from '../../harness/site-process.ts';
import { expectLeadsKept, mailFiles, test } from '../support/fault-test.ts';
import { limitFileSize, mountSmallDisk } from '../support/small-disk.ts';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

/** More than fit into the space that the database has already allocated. */
const MANY = 1000;

async function sendUntilRefused(client: LeadClient, ledger: LeadLedger): Promise<Received | undefined> {
  for (let sent = 0; sent < MANY; sent++) {
    const response = await sendLead(client, ledger);
    if (response?.status !== 200) return response;
  }
  throw new Error('Nothing was refused');
}

const refused = { status: 503, body: { error: expect.stringMatching(/^Er is iets misgegaan.*of bel 0/) } };

test.runIf(isRoot && isLinux)(
  'a full disk refuses requests and loses none; with space again it serves',
  async ({ visit, ledger, onTestFinished }) => {
    const disk = mountSmallDisk();
    const dataDir = disk.folder;
    const sites = [await startSite({ dataDir })];
    onTestFinished(async () => {
      for (const site of sites) await site.kill('SIGKILL');
      disk.unmount();
    });
    const [site] = sites as [SiteProcess];
    const client = visit(site);
    await sendLeads(client, ledger, 10);
    disk.fill();
    expect(await sendUntilRefused(client, ledger)).toEqual(refused);
    expect(await client.read('/contact')).toContain('</html>');
    expect(await client.read('/healthz')).toBe('degraded');
    disk.free();

    expect(await sendLead(client, ledger)).toMatchObject({ status: 200 });
    // Mails that could not be written were postponed; for the next server they are due.
    await site.kill('SIGKILL');
    const next = await startSite({ dataDir, env: later });
    sites.push(next);
    await expectLeadsKept(ledger, { dataDir }, mailFiles(next));
  },
);

test.runIf(isLinux)('a database over its file size limit recovers too', async ({ start, visit, dataDir, ledger }) => {
  const site = await start();
  const client = visit(site);
  await sendLeads(client, ledger, 10);
  limitFileSize(site.pid, statSync(join(dataDir, 'leads.sqlite-wal')).size);
  expect(await sendUntilRefused(client, ledger)).toEqual(refused);
  limitFileSize(site.pid, undefined);

  expect(await sendLead(client, ledger)).toMatchObject({ status: 200 });
  await expectLeadsKept(ledger, { dataDir }, mailFiles(site));
});
