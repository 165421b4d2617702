import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, vi } from 'vitest';
import {
  auditLeads,
  mailNames,
  noProblems,
  type StorePlace,
  untilMailed,
  withStore,
} from '../../harness/lead-audit.ts';
import { createLeadClient, type LeadClient } from '../../harness/lead-client.ts';
import { LeadLedger } from '../../harness/lead-load.ts';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { type SmtpPeer, startSmtpPeer } from '../../server/mail/testing/smtp-peer.ts';

type Env = Readonly<Record<string, string>>;

type Fixture = {
  dataDir: string;
  ledger: LeadLedger;
  /** Starts a server on the data folder; may be called repeatedly. */
  start: (env?: Env) => Promise<SiteProcess>;
  peer: SmtpPeer;
  /** Opens a client that is closed after the test. */
  visit: (site: { url: string }, connections?: number) => LeadClient;
};

/** A test with a data folder, servers that use it, and a record of their responses. */
export const test = base.extend<Fixture>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest finds the fixtures that are used in this pattern.
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'faults-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  ledger: async ({}, use) => use(new LeadLedger()),
  start: async ({ dataDir }, use) => {
    const sites: SiteProcess[] = [];
    await use(async (env = {}) => {
      const site = await startSite({ dataDir, env });
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.kill('SIGKILL');
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  peer: async ({}, use) => {
    const peer = await startSmtpPeer();
    await use(peer);
    await peer.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  visit: async ({}, use) => {
    const clients: LeadClient[] = [];
    await use(({ url }, connections) => {
      const client = createLeadClient(url, connections);
      clients.push(client);
      return client;
    });
    for (const client of clients) client.close();
  },
});

// Only a hang lasts this long, even on a busy machine.
const TEST_TIMEOUT_MS = 180_000;
vi.setConfig({ testTimeout: TEST_TIMEOUT_MS });
const PATIENCE = { timeout: 90_000, interval: 50 };

/** Every acknowledged lead exists exactly once, and its mails were sent at least once. */
export async function expectLeadsKept(
  ledger: LeadLedger,
  place: StorePlace,
  mails: () => readonly string[],
): Promise<void> {
  expect(ledger.unanswered, 'requests to send again').toBe(0);
  await untilMailed(place);
  expect(await auditLeads(ledger, place, mailNames(mails()))).toEqual(noProblems(ledger.references.size));
}

/** The mails in a server's data folder. */
export function mailFiles(site: SiteProcess): () => string[] {
  return () => site.mails().map(({ text }) => text);
}

/** The mails that SMTP peers accepted. */
export function peerMails(...peers: SmtpPeer[]): () => string[] {
  return () => peers.flatMap(({ received }) => received.map(({ raw }) => Buffer.from(raw).toString('latin1')));
}

/** Waits until every mail of the acknowledged leads was attempted at least once. */
export async function untilTried(ledger: LeadLedger, place: StorePlace): Promise<void> {
  await withStore(place, (store) =>
    vi.waitUntil(async () => {
      const leads = await Promise.all([...ledger.references.values()].map((reference) => store.find(reference)));
      return leads.every((lead) => lead?.mails.every(({ attempts, lastError }) => attempts > 0 && lastError));
    }, PATIENCE),
  );
}
