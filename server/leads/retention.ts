import { opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { facts } from '../../content/facts.ts';
import { errorName, type Log } from '../log.ts';
import type { LeadArchive } from '../store/archive.ts';
import { readErased, recordErased } from './erased.ts';

const BATCH = 500;
const DAY_MS = 24 * 60 * 60_000;

/** The site purges daily: a longer gap means a wrong clock. */
const LONGEST_GAP_MS = 60 * DAY_MS;
/** Maximum share of all requests that may expire at once. */
const LARGEST_SHARE = 1 / 5;
/** Up to this many may always be deleted; otherwise a firm with few requests could never delete one. */
const ALWAYS_ALLOWED = 5;
/** A purge that failed once is tried again the next day. */
const PURGE_SLACK_MS = 3 * DAY_MS;

type PurgeDoubt = 'too-many' | 'clock';

/** Thrown when a purge would delete so much, or runs so late, that the clock may be wrong. Nothing was deleted. */
export class PurgeRefusedError extends Error {
  override name = 'PurgeRefusedError';
  readonly doubt: PurgeDoubt;
  readonly expired: number;
  readonly total: number;
  constructor(doubt: PurgeDoubt, expired: number, total: number) {
    super(`purge of ${expired} of ${total} requests refused: ${doubt}`);
    this.doubt = doubt;
    this.expired = expired;
    this.total = total;
  }
}

type PurgeOptions = {
  /** Purges even when the clock may be wrong. */
  readonly force?: boolean | undefined;
  readonly onProgress?: (purged: number) => void;
};

/** Purges now and then daily, until stopped. `isRefused`: whether the last purge was refused. */
export function startDailyPurge(store: LeadArchive, dataDir: string, log: Log) {
  let refused = false;
  async function purge() {
    try {
      await eraseAgain(store, dataDir, Date.now());
      const count = await purgeExpired(store, dataDir, Date.now());
      refused = false;
      if (!(await store.scrub())) log.error('deleted-leads-not-overwritten');
      log.info('expired-leads-deleted', { count });
    } catch (error) {
      refused = error instanceof PurgeRefusedError;
      if (error instanceof PurgeRefusedError)
        log.error('purge-refused', { reason: error.doubt, expired: error.expired });
      else log.error('retention-failed', { error: errorName(error) });
    }
  }
  void purge();
  const timer = setInterval(purge, DAY_MS);
  return { isRefused: () => refused, stop: () => clearInterval(timer) };
}

/**
 * Deletes every request older than the privacy statement allows, including all copies. Returns the number of requests. `now`
 * is in milliseconds since 1970, `dataDir` the folder with copies of mails, if any. Rejects with a `PurgeRefusedError` when
 * the clock may be wrong.
 */
export async function purgeExpired(
  store: LeadArchive,
  dataDir: string | undefined,
  now: number,
  { force = false, onProgress = () => {} }: PurgeOptions = {},
): Promise<number> {
  const limit = expiryLimit(now);
  if (!force && !(await isPlausible(store, limit, now))) return 0;
  let purged = 0;
  for (;;) {
    const references = await store.receivedBefore(limit, BATCH);
    if (references.length === 0) break;
    await eraseLeads(store, dataDir, references, now);
    purged += references.length;
    onProgress(purged);
  }
  await store.recordPurge(now);
  return purged;
}

/** Whether requests are a few days overdue for deletion: the daily purge was refused or did not run. */
export async function isPurgeOverdue(store: LeadArchive, now: number): Promise<boolean> {
  const { expired } = await store.purgeFacts(expiryLimit(now - PURGE_SLACK_MS));
  return expired > 0;
}

/** Requests received before this time have expired. */
function expiryLimit(now: number): number {
  const limit = new Date(now);
  return limit.setFullYear(limit.getFullYear() - facts.privacy.quoteYears);
}

/** Whether the purge may proceed; `false` when the clock may be wrong but nothing would be deleted. */
async function isPlausible(store: LeadArchive, limit: number, now: number): Promise<boolean> {
  const { total, expired, newestAt, lastPurgeAt } = await store.purgeFacts(limit);
  // Without an earlier purge, the newest request shows how far the clock may be ahead.
  const known = lastPurgeAt ?? newestAt;
  const late = known !== undefined && now - known > LONGEST_GAP_MS;
  if (expired === 0) return !late;
  if (late) throw new PurgeRefusedError('clock', expired, total);
  if (expired > Math.max(ALWAYS_ALLOWED, total * LARGEST_SHARE))
    throw new PurgeRefusedError('too-many', expired, total);
  return true;
}

/** Deletes requests with their photos, mails and copies of mails in the data folder. Returns their number. */
export async function eraseLeads(
  store: LeadArchive,
  dataDir: string | undefined,
  references: readonly string[],
  now: number,
): Promise<number> {
  if (dataDir === undefined) return store.remove(references);
  // Recorded first: an interrupted deletion is finished at the next start.
  await recordErased(dataDir, references, now);
  const removed = await store.remove(references);
  await removeMailCopies(dataDir, references);
  return removed;
}

/**
 * Deletes again what had been deleted: requests restored from a backup, and copies of mails that were being written during
 * the deletion. Returns the number of such requests.
 */
export async function eraseAgain(store: LeadArchive, dataDir: string, now: number): Promise<number> {
  const erased = await readErased(dataDir, now);
  const back: string[] = [];
  const gone: string[] = [];
  for (const { reference, at } of erased) {
    const lead = await store.find(reference);
    if (!lead) gone.push(reference);
    // A newer request may have the same reference.
    else if (lead.receivedAt <= at) back.push(reference);
  }
  await store.remove(back);
  await removeMailCopies(dataDir, [...back, ...gone]);
  return back.length;
}

async function removeMailCopies(dataDir: string, references: readonly string[]): Promise<void> {
  const wanted = new Set(references);
  const folder = join(dataDir, 'mail');
  try {
    for await (const { name } of await opendir(folder)) {
      // AD-7K3QX2-firm.eml belongs to AD-7K3QX2.
      const reference = name.split('-', 2).join('-');
      if (wanted.has(reference)) await rm(join(folder, name), { force: true });
    }
  } catch (error) {
    // Without a folder there are no copies.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
