import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openStore, type Store } from '../server/store/store.ts';
import { keyOf } from './lead-client.ts';
import type { LeadLedger } from './lead-load.ts';

/** Where a server keeps its leads. */
export type StorePlace = { readonly dataDir: string; readonly databaseUrl?: string };

/** Problems with acknowledged leads. All lists are empty if each lead is stored exactly once and its mails were sent. */
export type Audit = {
  readonly acknowledged: number;
  /** Acknowledged references that are not stored under the visitor's key. */
  readonly lost: readonly string[];
  /** Keys with more than one stored request or more than one acknowledged reference. */
  readonly duplicated: readonly string[];
  /** Keys in the store for which no reference was acknowledged. */
  readonly unexpected: readonly string[];
  /** Mails that did not arrive, as `AD-7K3QX2.firm`. */
  readonly unmailed: readonly string[];
};

/** Compares the acknowledged references with the stored rows and with the received mails, named by `mailName`. */
export async function auditLeads(ledger: LeadLedger, place: StorePlace, mails: ReadonlySet<string>): Promise<Audit> {
  const stored = await withStore(place, referencesByKey);
  const acknowledged = [...ledger.references];
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged
      .filter(([key, reference]) => !stored.get(key)?.includes(reference))
      .map(([, reference]) => reference),
    duplicated: [...stored]
      .filter(([, references]) => references.length > 1)
      .map(([key]) => key)
      .concat(ledger.changed),
    unexpected: [...stored.keys()].filter((key) => !ledger.references.has(key)),
    unmailed: acknowledged
      .flatMap(([, reference]) => [`${reference}.firm`, `${reference}.visitor`])
      .filter((name) => !mails.has(name)),
  };
}

/** The result of `auditLeads` without problems. */
export function noProblems(acknowledged: number): Audit {
  return { acknowledged, lost: [], duplicated: [], unexpected: [], unmailed: [] };
}

async function referencesByKey(store: Store): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const { fields, reference } of store.list()) {
    const key = keyOf(fields.email);
    found.set(key, [...(found.get(key) ?? []), reference]);
  }
  return found;
}

const HEADERS_END = '\r\n\r\n';

/** A mail's name, from its Message-ID. An incomplete mail may have none. */
export function mailName(raw: string): string | undefined {
  const headers = raw.slice(0, raw.indexOf(HEADERS_END));
  const whole = raw.trimEnd().endsWith('--');
  return whole ? /^Message-ID: <([^@]+)@/im.exec(headers)?.[1] : undefined;
}

/** The names of mails. */
export function mailNames(raws: Iterable<string>): Set<string> {
  return new Set([...raws].map(mailName).filter((name) => name !== undefined));
}

/** Waits until no mail is pending. The next attempt at one may be a minute away. */
export async function untilMailed(place: StorePlace): Promise<void> {
  await withStore(place, async (store) => {
    while ((await store.weekCounts()).waiting > 0) await pause(50);
  });
}

/** Opens a store, which a server may be using, and closes it afterwards. */
export async function withStore<Result>(
  { dataDir, databaseUrl }: StorePlace,
  use: (store: Store) => Promise<Result>,
  now = Date.now,
): Promise<Result> {
  const store = await openStore({ dataDir, databaseUrl, now });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LARGEST_OUTPUT = 1024 ** 3;
const CLI = ['--import=./server/compiled.mjs', 'server/leads/cli.ts'];

/** What `npm run leads -- …` prints. */
export async function runLeads({ dataDir, databaseUrl = '' }: StorePlace, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const options = { cwd: ROOT, env, maxBuffer: LARGEST_OUTPUT };
  return (await promisify(execFile)(process.execPath, [...CLI, ...args], options)).stdout;
}
