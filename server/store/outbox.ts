import type { Database, Transaction } from './database.ts';
import { addMail, type MailPurpose, normalizedRecipient, readLead, type StoredLead } from './leads.ts';
import type { CheckedPhoto } from './photos.ts';

export type Recipient = 'firm' | 'visitor';

/** A mail that is due, claimed by one worker until its lease ends. */
export type DueMail = {
  readonly id: number;
  readonly purpose: MailPurpose;
  /** Without angle brackets; the same on every attempt, so that receivers can recognise a second copy. */
  readonly messageId: string;
  /** The firm's first mail of this request, to thread late photos under. */
  readonly inReplyTo: string | undefined;
  /** Including this attempt: 1 on the first. */
  readonly attempt: number;
  readonly lead: StoredLead;
  /** The attached photos: the same on every attempt. */
  readonly photos: readonly CheckedPhoto[];
};

export type OutboxStatus = {
  readonly pending: number;
  readonly sent: number;
  readonly dead: number;
  /** Age of the oldest row that is neither sent nor dead; 0 without one. */
  readonly oldestPendingSeconds: number;
};

/** A mail that waits longer than this, in ms, needs a person's attention. */
const STUCK_AFTER_MS = 15 * 60_000;
/** A row written this far in the future shows that the clock was set back since, so its times mean nothing. */
const CLOCK_TOLERANCE_MS = 60_000;

/** The part of the outbox that the mail worker uses. */
export type Outbox = Pick<ReturnType<typeof outbox>, 'claim' | 'markSent' | 'postpone' | 'bury' | 'stuck'>;

/** Stores pending, sent and dead mails. When a promise resolves, its effect is committed. */
export function outbox({ write, writeRelaxed, read }: Database) {
  return {
    /** At most `limit` due mails to `to`, leased for `leaseMs`. A mail whose lease ends without an outcome is due again. */
    claim: (limit: number, leaseMs: number, to: Recipient) => writeRelaxed((tx) => claim(tx, limit, leaseMs, to)),

    // The three outcomes resolve with whether the mail still exists, because its request may have been deleted.

    markSent: (id: number) => writeRelaxed((tx) => markSent(tx, id)),
    /** Makes the mail due again after `delayMs`. `reason` must not contain personal data. */
    postpone: (id: number, delayMs: number, reason: string) => writeRelaxed((tx) => postpone(tx, id, delayMs, reason)),
    /** Gives the mail up. A refused confirmation adds a mail to the firm. `reason` must not contain personal data. */
    bury: (id: number, reason: string) => write((tx) => bury(tx, id, reason)),
    /** References of requests with a mail to the firm that is dead, or pending for longer than `ageMs`. */
    stuck: (ageMs: number = STUCK_AFTER_MS) => read((tx) => stuck(tx, ageMs)),
    status: () => read(status),
    /** Makes dead and postponed mails due now, of one request or all, except leased ones. Resolves with their number. */
    retry: (reference?: string) => write((tx) => retry(tx, reference)),
    /** Replaces the visitor's mail address. `true` when a confirmation goes to the new one. */
    correctEmail: (reference: string, email: string) => write((tx) => correctEmail(tx, reference, email)),
  };
}

type ClaimedRow = {
  id: number;
  reference: string;
  purpose: MailPurpose;
  message_id: string;
  attempts: number;
  due_at: number;
};

/** Leases due mails, the longest due first. Counts the attempt now, so that no photo is added to a mail being sent. */
async function claim(tx: Transaction, limit: number, leaseMs: number, to: Recipient): Promise<DueMail[]> {
  const { sql, now } = tx;
  const rows = await sql<ClaimedRow>`
    WITH due AS MATERIALIZED (
      SELECT id FROM outbox
      WHERE sent_at IS NULL AND dead_at IS NULL AND (purpose = 'visitor') = (${to} = 'visitor')
        AND (due_at <= ${now} AND (leased_until IS NULL OR leased_until <= ${now})
             OR scheduled_at > ${now + CLOCK_TOLERANCE_MS})
      ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE outbox SET attempts = attempts + 1, leased_until = ${now + leaseMs}, scheduled_at = ${now}
    WHERE id IN (SELECT id FROM due)
    RETURNING id, reference, purpose, message_id, attempts, due_at`;
  const mails: DueMail[] = [];
  for (const row of rows.sort((a, b) => a.due_at - b.due_at || a.id - b.id)) mails.push(await dueMail(tx, row));
  return mails;
}

async function dueMail(tx: Transaction, row: ClaimedRow): Promise<DueMail> {
  return {
    id: row.id,
    purpose: row.purpose,
    messageId: row.message_id,
    inReplyTo: isFollowUp(row.purpose) ? await firmMessageId(tx, row.reference) : undefined,
    attempt: row.attempts,
    // The mail refers to its request, which can't be deleted during this transaction.
    lead: (await readLead(tx, row.reference)) as StoredLead,
    photos: await tx.sql<CheckedPhoto>`
      SELECT name, type, bytes FROM photos WHERE mail_id = ${row.id} ORDER BY position`,
  };
}

function isFollowUp(purpose: MailPurpose): boolean {
  return purpose === 'late-photos' || purpose === 'unconfirmed';
}

async function firmMessageId({ sql }: Transaction, reference: string): Promise<string | undefined> {
  const [firm] = await sql<{ message_id: string }>`
    SELECT message_id FROM outbox WHERE reference = ${reference} AND purpose = 'firm'`;
  return firm?.message_id;
}

async function markSent({ sql, now }: Transaction, id: number): Promise<boolean> {
  const rows = await sql`
    UPDATE outbox SET sent_at = ${now}, leased_until = NULL, dead_at = NULL, last_error = NULL
    WHERE id = ${id} RETURNING id`;
  return rows.length > 0;
}

// A worker whose lease expired may report late, after another one has sent the mail: it stays sent.

async function postpone(tx: Transaction, id: number, delayMs: number, reason: string): Promise<boolean> {
  const { sql, now } = tx;
  const rows = await sql`
    UPDATE outbox SET due_at = ${now + delayMs}, scheduled_at = ${now}, leased_until = NULL, last_error = ${reason}
    WHERE id = ${id} AND sent_at IS NULL RETURNING id`;
  return rows.length > 0 || exists(tx, id);
}

async function bury(tx: Transaction, id: number, reason: string): Promise<boolean> {
  const [buried] = await tx.sql<{ reference: string; purpose: MailPurpose }>`
    UPDATE outbox SET dead_at = ${tx.now}, leased_until = NULL, last_error = ${reason}
    WHERE id = ${id} AND sent_at IS NULL RETURNING reference, purpose`;
  if (!buried) return exists(tx, id);
  // The firm has to call instead, and gets this mail once.
  if (buried.purpose === 'visitor') await addMail(tx, { reference: buried.reference, purpose: 'unconfirmed' });
  return true;
}

async function exists({ sql }: Transaction, id: number): Promise<boolean> {
  return (await sql`SELECT id FROM outbox WHERE id = ${id}`).length > 0;
}

async function retry({ sql, now }: Transaction, reference?: string): Promise<number> {
  // Removes the mail about the refusal while the confirmation is retried.
  await sql`
    DELETE FROM outbox WHERE purpose = 'unconfirmed' AND sent_at IS NULL AND leased_until IS NULL
      AND reference = COALESCE(${reference ?? null}, reference)
      AND reference IN (SELECT reference FROM outbox WHERE purpose = 'visitor' AND dead_at IS NOT NULL)`;
  const rows = await sql`
    UPDATE outbox SET due_at = ${now}, scheduled_at = ${now}, dead_at = NULL
    WHERE sent_at IS NULL AND reference = COALESCE(${reference ?? null}, reference)
      AND (dead_at IS NOT NULL OR attempts > 0 AND due_at > ${now})
    RETURNING id`;
  return rows.length;
}

async function correctEmail(tx: Transaction, reference: string, email: string): Promise<boolean> {
  const { sql, now } = tx;
  await sql`SELECT reference FROM leads WHERE reference = ${reference} FOR UPDATE`;
  const lead = await readLead(tx, reference);
  if (!lead) return false;
  await sql`UPDATE leads SET fields = ${JSON.stringify({ ...lead.fields, email })} WHERE reference = ${reference}`;
  // If the new address refuses too, the firm may get another mail about it.
  await sql`DELETE FROM outbox WHERE reference = ${reference} AND purpose = 'unconfirmed'`;
  const mails = await sql`
    UPDATE outbox SET recipient = ${normalizedRecipient(email)}, attempts = 0, scheduled_at = ${now}, due_at = ${now},
                      leased_until = NULL, sent_at = NULL, dead_at = NULL, last_error = NULL
    WHERE reference = ${reference} AND purpose = 'visitor' RETURNING id`;
  return mails.length > 0;
}

type Counts = { pending: number; dead: number; rows: number; oldest: number | null };

async function status({ sql, now }: Transaction): Promise<OutboxStatus> {
  const [counts] = (await sql<Counts>`
    SELECT (SELECT COUNT(*) FROM outbox) AS rows,
           (SELECT COUNT(*) FROM outbox WHERE dead_at IS NOT NULL) AS dead,
           COUNT(*) AS pending, MIN(created_at) AS oldest
    FROM outbox WHERE sent_at IS NULL AND dead_at IS NULL`) as [Counts];
  return {
    pending: counts.pending,
    sent: counts.rows - counts.pending - counts.dead,
    dead: counts.dead,
    oldestPendingSeconds: Math.max(0, Math.round((now - (counts.oldest ?? now)) / 1000)),
  };
}

async function stuck({ sql, now }: Transaction, ageMs: number): Promise<string[]> {
  const rows = await sql<{ reference: string }>`
    SELECT reference FROM outbox WHERE dead_at IS NOT NULL AND purpose <> 'visitor'
    UNION
    SELECT reference FROM outbox
    WHERE sent_at IS NULL AND dead_at IS NULL AND created_at <= ${now - ageMs} AND purpose <> 'visitor'
    ORDER BY reference`;
  return rows.map((row) => row.reference);
}
