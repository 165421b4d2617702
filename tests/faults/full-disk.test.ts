import { expect } from 'vitest';
import type { Received } from '../../harness/lead-client.ts';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { type Leads, mailFiles, test } from '../support/fault-test.ts';
import { later } from '../support/serve.ts';
import { mountSmallDisk } from '../support/small-disk.ts';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

/** More than fit into the space that the database has already allocated. */
const MANY = 1000;

async function sendUntilRefused(site: SiteProcess, leads: Leads): Promise<Received | undefined> {
  for (let sent = 0; sent < MANY; sent++) {
    const response = await leads.sendOne(site);
    if (response?.status !== 200) return response;
  }
  throw new Error('Nothing was refused');
}

const refused = { status: 503, body: { error: expect.stringMatching(/^Er is iets misgegaan.*of bel 0/) } };

test.runIf(isRoot && isLinux)(
  'a full disk refuses requests and loses none; with space again it serves',
  async ({ leads, visit, onTestFinished }) => {
    const disk = mountSmallDisk();
    const dataDir = disk.folder;
    const sites = [await startSite({ dataDir })];
    onTestFinished(async () => {
      for (const site of sites) await site.kill('SIGKILL');
      disk.unmount();
    });
    const [site] = sites as [SiteProcess];
    await leads.send(site, 10);
    disk.fill();
    expect(await sendUntilRefused(site, leads)).toEqual(refused);
    expect(await visit(site).read('/contact')).toContain('</html>');
    expect(await leads.health(site)).toBe('degraded');
    disk.free();

    expect(await leads.sendOne(site)).toMatchObject({ status: 200 });
    // Mails that could not be written were postponed; for the next server they are due.
    await site.kill('SIGKILL');
    const next = await startSite({ dataDir, env: later });
    sites.push(next);
    await leads.expectKept(mailFiles(next), { dataDir });
  },
);
