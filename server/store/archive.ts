import type { Transaction } from './database.ts';
import type {
  CheckedPhoto,
  LeadContent,
  LeadDetails,
  LeadStatus,
  LeadSummary,
  MailState,
  PurgeFacts,
  StoredLead,
} from './port.ts';

/** A cursor in the list, which is sorted newest first. */
type Place = { readonly receivedAt: number; readonly reference: string };

export const NEWEST: Place = { receivedAt: Number.MAX_SAFE_INTEGER, reference: '' };

type LeadRow = {
  reference: string;
  kind: string;
  received_at: number;
  announced_photos: number;
  suspected_spam: number;
  fields: string;
};

/** A request's status is that of its worst mail. */
const STATUSES: readonly LeadStatus[] = ['sent', 'pending', 'dead'];

type SummaryRow = LeadRow & { photo_names: string | null; worst_mail: number };

/** At most `limit` requests that come after `place` in the list. */
export async function listAfter({ sql }: Transaction, place: Place, limit: number): Promise<LeadSummary[]> {
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

export async function count({ sql }: Transaction): Promise<number> {
  const [row] = await sql<{ leads: number }>`SELECT COUNT(*) AS leads FROM leads`;
  return row?.leads ?? 0;
}

/** One request, without its photos and mails. */
export async function readLead({ sql }: Transaction, reference: string): Promise<StoredLead | undefined> {
  const [row] = await sql<LeadRow>`
    SELECT reference, kind, received_at, announced_photos, suspected_spam, fields
    FROM leads WHERE reference = ${reference}`;
  return row && toLead(row);
}

function toLead(row: LeadRow): StoredLead {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    announcedPhotos: row.announced_photos,
    suspectedSpam: row.suspected_spam === 1,
    ...({ kind: row.kind, fields: JSON.parse(row.fields) } as LeadContent),
  };
}

type MailRow = {
  purpose: MailState['purpose'];
  attempts: number;
  due_at: number;
  sent_at: number | null;
  dead_at: number | null;
  last_error: string | null;
};

export async function find(tx: Transaction, reference: string): Promise<LeadDetails | undefined> {
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

export async function photos({ sql }: Transaction, reference: string): Promise<CheckedPhoto[]> {
  return sql<CheckedPhoto>`SELECT name, type, bytes FROM photos WHERE reference = ${reference} ORDER BY position`;
}

export async function receivedBefore({ sql }: Transaction, time: number, limit: number): Promise<string[]> {
  const rows = await sql<{ reference: string }>`
    SELECT reference FROM leads WHERE received_at < ${time} ORDER BY received_at, reference LIMIT ${limit}`;
  return rows.map((row) => row.reference);
}

type PurgeRow = { total: number; expired: number; newest: number | null; last: number | null };

export async function purgeFacts({ sql }: Transaction, time: number): Promise<PurgeFacts> {
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

export async function recordPurge({ sql }: Transaction, at: number): Promise<void> {
  await sql`INSERT INTO moments (name, at) VALUES ('purge', ${at}) ON CONFLICT (name) DO UPDATE SET at = ${at}`;
}

export async function remove({ sql }: Transaction, references: readonly string[]): Promise<number> {
  let removed = 0;
  for (const reference of references) {
    removed += (await sql`DELETE FROM leads WHERE reference = ${reference} RETURNING reference`).length;
  }
  return removed;
}
