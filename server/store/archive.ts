import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from './database.ts';
import { type LeadRow, type MailPurpose, readLead, type StoredLead, toLead } from './leads.ts';
import type { CheckedPhoto } from './photos.ts';

export type LeadStatus = 'pending' | 'sent' | 'dead';

/** A request as lists show it. */
export type LeadSummary = StoredLead & {
  /** The worst status of its mails: dead, pending, sent. */
  readonly status: LeadStatus;
  /** Names of the photos that arrived. */
  readonly photoNames: readonly string[];
};

export type MailState = {
  readonly purpose: MailPurpose;
  readonly status: LeadStatus;
  readonly attempts: number;
  /** When it was sent or given up, otherwise when it is due. */
  readonly at: number;
  readonly lastError: string | undefined;
};

export type LeadDetails = StoredLead & {
  readonly photoNames: readonly string[];
  readonly mails: readonly MailState[];
};

/** Times in milliseconds since 1970. */
export type PurgeFacts = {
  readonly total: number;
  readonly expired: number;
  readonly newestAt: number | undefined;
  readonly lastPurgeAt: number | undefined;
};

const LIST_PAGE = 500;
const SCRUB_POLL_MS = 50;
const SCRUB_WAIT_MS = 5_000;

export type LeadArchive = ReturnType<typeof leadArchive>;

/** The part of the store for `npm run leads` and the daily purge. */
export function leadArchive(database: Database) {
  const { write, read } = database;
  return {
    /** Every request, newest first, read in pages. */
    async *list(): AsyncGenerator<LeadSummary, void> {
      let after = NEWEST;
      for (;;) {
        const page = await read((tx) => listAfter(tx, after, LIST_PAGE));
        const last = page.at(-1);
        if (!last) return;
        yield* page;
        after = last;
      }
    },
    count: () => read(count),
    find: (reference: string) => read((tx) => find(tx, reference)),
    photos: (reference: string) => read((tx) => photos(tx, reference)),
    /** References of at most `limit` requests received before `time`, oldest first. */
    receivedBefore: (time: number, limit: number) => read((tx) => receivedBefore(tx, time, limit)),
    /** The figures that decide whether a purge of requests before `time` is plausible. */
    purgeFacts: (time: number) => read((tx) => purgeFacts(tx, time)),
    /** Records the time of a purge, in milliseconds since 1970. */
    recordPurge: (at: number) => write((tx) => recordPurge(tx, at)),
    /** Deletes requests with their photos and mails. Resolves with their number. */
    remove: (references: readonly string[]) => write((tx) => remove(tx, references)),
    /** Overwrites deleted requests on disk. `false` while another connection reads them: try again later. */
    async scrub(): Promise<boolean> {
      // A reader locks the log for milliseconds, a backup of a large database for seconds.
      for (const deadline = performance.now() + SCRUB_WAIT_MS; ; await pause(SCRUB_POLL_MS)) {
        if (await database.scrub()) return true;
        if (performance.now() > deadline) return false;
      }
    },
    /** Writes a consistent copy of everything to a new file, even during writes. */
    backup: (targetFile: string) => database.backup(targetFile),
  };
}

/** A cursor in the list, newest first. */
type Place = { readonly receivedAt: number; readonly reference: string };

const NEWEST: Place = { receivedAt: Number.MAX_SAFE_INTEGER, reference: '' };

/** A request's status is that of its worst mail. */
const STATUSES: readonly LeadStatus[] = ['sent', 'pending', 'dead'];

type SummaryRow = LeadRow & { photo_names: string | null; worst_mail: number };

/** At most `limit` requests after `place` in the list. */
async function listAfter({ sql }: Transaction, place: Place, limit: number): Promise<LeadSummary[]> {
  const rows = await sql<SummaryRow>`
    SELECT reference, kind, received_at, announced_photos, suspected_spam, fields,
      (SELECT string_agg(name, ${'\n'} ORDER BY position) FROM photos WHERE reference = leads.reference) AS photo_names,
      (SELECT MAX(CASE WHEN sent_at IS NOT NULL THEN 0 WHEN dead_at IS NULL THEN 1 ELSE 2 END)
       FROM outbox WHERE reference = leads.reference) AS worst_mail
    FROM leads WHERE (received_at, reference) < (${place.receivedAt}, ${place.reference})
    ORDER BY received_at DESC, reference DESC LIMIT ${limit}`;
  return rows.map((row) => ({
    ...toLead(row),
    status: STATUSES[row.worst_mail] as LeadStatus,
    photoNames: row.photo_names?.split('\n') ?? [],
  }));
}

async function count({ sql }: Transaction): Promise<number> {
  const [row] = await sql<{ leads: number }>`SELECT COUNT(*) AS leads FROM leads`;
  return row?.leads ?? 0;
}

type MailRow = {
  purpose: MailState['purpose'];
  attempts: number;
  due_at: number;
  sent_at: number | null;
  dead_at: number | null;
  last_error: string | null;
};

async function find(tx: Transaction, reference: string): Promise<LeadDetails | undefined> {
  const lead = await readLead(tx, reference);
  if (!lead) return undefined;
  const names = await tx.sql<{ name: string }>`
    SELECT name FROM photos WHERE reference = ${reference} ORDER BY position`;
  const mails = await tx.sql<MailRow>`
    SELECT purpose, attempts, due_at, sent_at, dead_at, last_error
    FROM outbox WHERE reference = ${reference} ORDER BY id`;
  return { ...lead, photoNames: names.map(({ name }) => name), mails: mails.map(toMailState) };
}

function toMailState(row: MailRow): MailState {
  const { purpose, attempts } = row;
  return {
    purpose,
    attempts,
    status: row.sent_at !== null ? 'sent' : row.dead_at !== null ? 'dead' : 'pending',
    at: row.sent_at ?? row.dead_at ?? row.due_at,
    lastError: row.last_error ?? undefined,
  };
}

async function photos({ sql }: Transaction, reference: string): Promise<CheckedPhoto[]> {
  return sql<CheckedPhoto>`SELECT name, type, bytes FROM photos WHERE reference = ${reference} ORDER BY position`;
}

async function receivedBefore({ sql }: Transaction, time: number, limit: number): Promise<string[]> {
  const rows = await sql<{ reference: string }>`
    SELECT reference FROM leads WHERE received_at < ${time} ORDER BY received_at, reference LIMIT ${limit}`;
  return rows.map((row) => row.reference);
}

type PurgeRow = { total: number; expired: number; newest: number | null; last: number | null };

async function purgeFacts({ sql }: Transaction, time: number): Promise<PurgeFacts> {
  const [row] = (await sql<PurgeRow>`
    SELECT COUNT(*) AS total, COUNT(CASE WHEN received_at < ${time} THEN 1 END) AS expired,
           MAX(received_at) AS newest, (SELECT at FROM moments WHERE name = 'purge') AS last
    FROM leads`) as [PurgeRow];
  return {
    total: row.total,
    expired: row.expired,
    newestAt: row.newest ?? undefined,
    lastPurgeAt: row.last ?? undefined,
  };
}

async function recordPurge({ sql }: Transaction, at: number): Promise<void> {
  await sql`INSERT INTO moments (name, at) VALUES ('purge', ${at}) ON CONFLICT (name) DO UPDATE SET at = ${at}`;
}

async function remove({ sql }: Transaction, references: readonly string[]): Promise<number> {
  let removed = 0;
  for (const reference of references) {
    removed += (await sql`DELETE FROM leads WHERE reference = ${reference} RETURNING reference`).length;
  }
  return removed;
}
