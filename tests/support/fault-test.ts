import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, vi } from 'vitest';
import type { ExampleQuote } from '../../harness/example-quote.ts';
import { createLeadClient, type LeadClient } from '../../harness/lead-client.ts';
import { LeadLedger, sendLead, sendLoad } from '../../harness/lead-load.ts';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { type SmtpPeer, startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import { expectKept } from './lead-audit.ts';
import type { StorePlace } from './leads.ts';

type Env = Readonly<Record<string, string>>;
type Address = { readonly url: string };

type Fixture = {
  dataDir: string;
  /** Starts a server on the data folder; may be called repeatedly. */
  start: (env?: Env) => Promise<SiteProcess>;
  peer: SmtpPeer;
  /** Opens a client that is closed after the test. */
  visit: (site: Address, connections?: number) => LeadClient;
  leads: Leads;
};

// Only a hang lasts this long, even on a busy machine.
const TEST_TIMEOUT_MS = 180_000;
vi.setConfig({ testTimeout: TEST_TIMEOUT_MS });
/** For what a working server does at once. */
export const SOON = { timeout: 30_000, interval: 20 };

/** The requests of a test, with the responses that they got. */
export class Leads {
  readonly ledger = new LeadLedger();
  readonly #visit: Fixture['visit'];
  readonly #place: StorePlace;

  constructor(visit: Fixture['visit'], place: StorePlace) {
    this.#visit = visit;
    this.#place = place;
  }

  /** Sends requests, one after the other. */
  send = (site: Address, count: number): Promise<void> => {
    let left = count;
    return sendLoad({ client: this.#visit(site), ledger: this.ledger, connections: 1, mayContinue: () => left-- > 0 });
  };

  /** Sends one request: a new one, unless it is given or an earlier one got no response. */
  sendOne = (site: Address, lead?: ExampleQuote) => sendLead(this.#visit(site), this.ledger, lead);

  health = (site: Address) => this.#visit(site).read('/healthz');

  expectKept = (mails: () => readonly string[], place = this.#place) => expectKept(this.ledger, place, mails);
}

/** A test with a data folder, servers that use it, and the requests that they get. */
export const test = base.extend<Fixture>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest finds the fixtures that are used in this pattern.
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'faults-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
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
  leads: async ({ visit, dataDir }, use) => use(new Leads(visit, { dataDir })),
});

/** The mails in a server's data folder. */
export function mailFiles(site: SiteProcess): () => string[] {
  return () => site.mails().map(({ text }) => text);
}

/** The mails that SMTP peers accepted. */
export function peerMails(...peers: SmtpPeer[]): () => string[] {
  return () => peers.flatMap(({ received }) => received.map(({ raw }) => Buffer.from(raw).toString('latin1')));
}
