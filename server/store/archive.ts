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

type MailState = {
  readonly purpose: MailPurpose;
  readonly status: LeadStatus;
  readonly attempts: number;
  /** When it was sent or given up, otherwise when it is due. */
  readonly at: number;
  readonly lastError: string | null;
};

export type LeadDetails = StoredLead & {
  readonly photoNames: readonly string[];
  readonly mails: readonly MailState[];
};

/** What happened in seven days. Mails that wait or were refused count whatever their age. */
export type WeekCounts = Record<'requests' | 'spam' | 'sent' | 'waiting' | 'refused' | 'unconfirmed', number>;

const LIST_PAGE = 500;
const WEEK_MS = 7 * 24 * 60 * 60_000;

export type LeadArchive = ReturnType<typeof leadArchive>;

/** The part of the store for `npm run leads`, the weekly mail and the daily purge. Times are in milliseconds since 1970. */
export function leadArchive({ write, read, scrub, backup }: Database) {
  return {
    /** Every request, newest first, read in pages. */
    async *list(): AsyncGenerator<LeadSummary, void> {
      let after = { receivedAt: Number.MAX_SAFE_INTEGER, reference: '' };
      for (;;) {
        const page = await read((tx) => listAfter(tx, after));
        const last = page.at(-1);
        if (!last) return;
        yield* page;
        after = last;
      }
    },
    find: (reference: string) => read((tx) => find(tx, reference)),
    photos: (reference: string) =>
      read(
        ({ sql }) =>
          sql<CheckedPhoto>`SELECT name, type, bytes FROM photos WHERE reference = ${reference} ORDER BY position`,
      ),
    weekCounts: () =>
      read(async ({ sql, now }) => {
        const since = now - WEEK_MS;
        const [counts] = await sql<WeekCounts>`
          SELECT (SELECT COUNT(*) FROM leads WHERE received_at > ${since}) AS requests,
                 (SELECT COUNT(*) FROM leads WHERE received_at > ${since} AND suspected_spam = 1) AS spam,
                 (SELECT COUNT(*) FROM outbox WHERE sent_at > ${since}) AS sent,
                 (SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND dead_at IS NULL) AS waiting,
                 (SELECT COUNT(*) FROM outbox WHERE dead_at IS NOT NULL AND purpose <> 'visitor') AS refused,
                 (SELECT COUNT(*) FROM outbox WHERE dead_at IS NOT NULL AND purpose = 'visitor') AS unconfirmed`;
        return counts as WeekCounts;
      }),
    /** References of the requests received before `time`, oldest first. */
    receivedBefore: (time: number) =>
      read(async ({ sql }) => {
        const rows = await sql<{ reference: string }>`
          SELECT reference FROM leads WHERE received_at < ${time} ORDER BY received_at, reference`;
        return rows.map((row) => row.reference);
      }),
    /** Remembers when a job ran. */
    recordRun: (job: string, at: number) =>
      write(
        ({ sql }) =>
          sql`INSERT INTO moments (name, at) VALUES (${job}, ${at}) ON CONFLICT (name) DO UPDATE SET at = ${at}`,
      ),
    /** When a job last ran; `undefined` if it never did. */
    lastRun: (job: string) =>
      read(async ({ sql }) => {
        const [row] = await sql<{ at: number }>`SELECT at FROM moments WHERE name = ${job}`;
        return row?.at;
      }),
    /** Deletes a request with its photos and mails. */
    remove: (reference: string) => write(({ sql }) => sql`DELETE FROM leads WHERE reference = ${reference}`),
    /** Overwrites deleted requests on disk. `false` while another connection reads them: try again later. */
    scrub,
    /** Writes a consistent copy of everything to a new file, even during writes. */
    backup,
  };
}

/** A request's status is that of its worst mail. */
const STATUSES: readonly LeadStatus[] = ['sent', 'pending', 'dead'];

type SummaryRow = LeadRow & { photo_names: string | null; worst_mail: number };

/** The requests after a place in the list, newest first. */
async function listAfter({ sql }: Transaction, place: { receivedAt: number; reference: string }) {
  const rows = await sql<SummaryRow>`
    SELECT reference, kind, received_at, announced_photos, suspected_spam, fields,
      (SELECT string_agg(name, ${'\n'} ORDER BY position) FROM photos WHERE reference = leads.reference) AS photo_names,
      (SELECT MAX(CASE WHEN sent_at IS NOT NULL THEN 0 WHEN dead_at IS NULL THEN 1 ELSE 2 END)
       FROM outbox WHERE reference = leads.reference) AS worst_mail
    FROM leads WHERE (received_at, reference) < (${place.receivedAt}, ${place.reference})
    ORDER BY received_at DESC, reference DESC LIMIT ${LIST_PAGE}`;
  return rows.map((row) => ({
    ...toLead(row),
    status: STATUSES[row.worst_mail] as LeadStatus,
    photoNames: row.photo_names?.split('\n') ?? [],
  }));
}

async function find(tx: Transaction, reference: string): Promise<LeadDetails | undefined> {
  const lead = await readLead(tx, reference);
  if (!lead) return undefined;
  const names = await tx.sql<{ name: string }>`
    SELECT name FROM photos WHERE reference = ${reference} ORDER BY position`;
  const mails = await tx.sql<MailState>`
    SELECT purpose, attempts, COALESCE(sent_at, dead_at, due_at) AS at, last_error AS "lastError",
      CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN dead_at IS NOT NULL THEN 'dead' ELSE 'pending' END AS status
    FROM outbox WHERE reference = ${reference} ORDER BY id`;
  return { ...lead, photoNames: names.map(({ name }) => name), mails };
}
