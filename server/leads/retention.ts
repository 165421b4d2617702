import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { facts } from '../../content/facts.ts';
import { errorName, type Log } from '../log.ts';
import type { LeadArchive } from '../store/archive.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The site purges daily: a longer gap means that the clock may be wrong, and a purge could delete everything. */
const LONGEST_GAP_MS = 60 * DAY_MS;
/** A purge that failed once is tried again the next day. */
const PURGE_SLACK_MS = 3 * DAY_MS;

/** The clock may be wrong, so the purge deleted nothing. */
class PurgeRefusedError extends Error {
  override name = 'PurgeRefusedError';
  constructor(now: number) {
    const today = new Date(now).toLocaleDateString('nl-NL');
    super(`de vorige opschoning is meer dan 60 dagen oud. Is het vandaag echt ${today}? Dan: purge --force`);
  }
}

/** Purges now and then daily. Returns a function that stops it. */
export function startDailyPurge(store: LeadArchive, dataDir: string, log: Log): () => void {
  const purge = () =>
    runPurge(store, dataDir, log).catch((error) => log.error('retention-failed', { error: errorName(error) }));
  void purge();
  const timer = setInterval(purge, DAY_MS);
  return () => clearInterval(timer);
}

/**
 * Deletes what has expired, then overwrites what was deleted, whether or not the purge succeeded. Resolves with the outcome;
 * a refusal is logged. Rejects when the store fails. `dataDir` is the folder with copies of mails, if any.
 */
export async function runPurge(
  store: LeadArchive,
  dataDir: string | undefined,
  log: Log,
): Promise<{ readonly deleted: number } | { readonly refused: true }> {
  try {
    if (dataDir !== undefined) await eraseAgain(store, dataDir);
    const deleted = await purgeExpired(store, dataDir, Date.now());
    log.info('expired-leads-deleted', { count: deleted });
    return { deleted };
  } catch (error) {
    if (!(error instanceof PurgeRefusedError)) throw error;
    log.error('purge-refused');
    return { refused: true };
  } finally {
    // Also what was deleted by hand, or could not be overwritten yesterday.
    if (!(await store.scrub().catch(() => false))) log.error('deleted-leads-not-overwritten');
  }
}

/**
 * Deletes every request older than the privacy statement allows, including all copies. Returns the number of requests. `now`
 * is in milliseconds since 1970, `dataDir` the folder with copies of mails, if any. Rejects with a `PurgeRefusedError` when
 * the clock may be wrong, unless forced.
 */
export async function purgeExpired(
  store: LeadArchive,
  dataDir: string | undefined,
  now: number,
  { force = false } = {},
): Promise<number> {
  const expired = await store.receivedBefore(expiryLimit(now));
  // Before the first purge, the newest request shows how far the clock may be ahead.
  const last = (await store.lastRun('purge')) ?? (await store.list().next()).value?.receivedAt;
  if (!force && last !== undefined && now - last > LONGEST_GAP_MS) {
    if (expired.length > 0) throw new PurgeRefusedError(now);
    return 0;
  }
  await eraseLeads(store, dataDir, expired, now);
  await store.recordRun('purge', now);
  return expired.length;
}

/** Whether requests are a few days overdue for deletion: the daily purge was refused or did not run. */
export async function isPurgeOverdue(store: LeadArchive, now: number): Promise<boolean> {
  return (await store.receivedBefore(expiryLimit(now - PURGE_SLACK_MS))).length > 0;
}

/** Requests received before this time have expired. */
function expiryLimit(now: number): number {
  const limit = new Date(now);
  return limit.setFullYear(limit.getFullYear() - facts.privacy.quoteYears);
}

/** Deletes requests with their photos, mails and copies of mails in the data folder. */
export async function eraseLeads(
  store: LeadArchive,
  dataDir: string | undefined,
  references: readonly string[],
  now: number,
): Promise<void> {
  if (references.length === 0) return;
  // Recorded first: an interrupted deletion is finished at the next start.
  if (dataDir !== undefined) await recordErased(dataDir, references, now);
  // Each in a transaction of its own: the site stores requests in between.
  for (const reference of references) await store.remove(reference);
  if (dataDir !== undefined) await removeMailCopies(dataDir, new Set(references));
}

/**
 * Deletes again what had been deleted: requests restored from a backup, and copies of mails that were being written during
 * the deletion. Returns the number of such requests.
 */
export async function eraseAgain(store: LeadArchive, dataDir: string): Promise<number> {
  const erased = await readErased(dataDir);
  if (erased.size === 0) return 0;
  const back: string[] = [];
  for await (const { reference, receivedAt } of store.list()) {
    const at = erased.get(reference);
    if (at === undefined) continue;
    if (receivedAt <= at) back.push(reference);
    // A newer request has the same reference.
    else erased.delete(reference);
  }
  for (const reference of back) await store.remove(reference);
  await removeMailCopies(dataDir, erased);
  return back.length;
}

/** Outside the database, so that a restored backup does not change it: references and times, nothing personal. */
const erasedFile = (dataDir: string) => join(dataDir, 'erased');

async function recordErased(dataDir: string, references: readonly string[], now: number): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lines = references.map((reference) => `${reference} ${new Date(now).toISOString()}\n`);
  await appendFile(erasedFile(dataDir), lines.join(''), { mode: 0o600, flush: true });
}

/** When each deleted request was deleted, in milliseconds since 1970, by reference. */
async function readErased(dataDir: string): Promise<Map<string, number>> {
  if (!existsSync(erasedFile(dataDir))) return new Map();
  const lines = (await readFile(erasedFile(dataDir), 'utf8')).split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Date.parse(line.split(' ')[1] ?? '')]));
}

async function removeMailCopies(dataDir: string, references: { has(reference: string): boolean }): Promise<void> {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    // AD-7K3QX2.firm.eml belongs to AD-7K3QX2.
    if (references.has(/^AD-\w+/.exec(name)?.[0] ?? '')) await rm(join(folder, name), { force: true });
  }
}
