import type { CheckedPhoto, LeadDetails, LeadStatus, LeadSummary, MailState } from './port.ts';
import { type LeadRow, toLead } from './rows.ts';
import type { Sql } from './sql.ts';

/** A place in the list, newest first: what follows it is older. */
export type Place = { readonly receivedAt: number; readonly reference: string };

/** A request's state is that of its worst mail. */
const STATUSES: readonly LeadStatus[] = ['sent', 'pending', 'dead'];

type SummaryRow = LeadRow & { photo_names: string | null; worst_mail: number };

/** At most `limit` requests that come after `place` in the list. */
export async function listAfter(sql: Sql, _now: number, place: Place, limit: number): Promise<LeadSummary[]> {
  const rows = await sql<SummaryRow>`
    SELECT leads.*,
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

export async function count(sql: Sql): Promise<number> {
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

export async function find(sql: Sql, _now: number, reference: string): Promise<LeadDetails | undefined> {
  const [lead] = await sql<LeadRow>`SELECT * FROM leads WHERE reference = ${reference}`;
  if (!lead) return undefined;
  const names = await sql<{ name: string }>`SELECT name FROM photos WHERE reference = ${reference} ORDER BY position`;
  const mails = await sql<MailRow>`SELECT * FROM outbox WHERE reference = ${reference} ORDER BY id`;
  return { ...toLead(lead), photoNames: names.map(({ name }) => name), mails: mails.map(toMailState) };
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

/** Reads from the tables, so that a database that can't be read rejects. */
export async function check(sql: Sql): Promise<void> {
  await sql`SELECT reference FROM leads ORDER BY received_at DESC LIMIT 1`;
}

export async function photos(sql: Sql, _now: number, reference: string): Promise<CheckedPhoto[]> {
  return sql<CheckedPhoto>`SELECT name, type, bytes FROM photos WHERE reference = ${reference} ORDER BY position`;
}

export async function receivedBefore(sql: Sql, _now: number, time: number, limit: number): Promise<string[]> {
  const rows = await sql<{ reference: string }>`
    SELECT reference FROM leads WHERE received_at < ${time} ORDER BY received_at, reference LIMIT ${limit}`;
  return rows.map((row) => row.reference);
}

export async function remove(sql: Sql, _now: number, references: readonly string[]): Promise<number> {
  let removed = 0;
  for (const reference of references) {
    removed += (await sql`DELETE FROM leads WHERE reference = ${reference} RETURNING reference`).length;
  }
  return removed;
}
