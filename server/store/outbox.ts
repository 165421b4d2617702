import { readLead } from './archive.ts';
import type { Transaction } from './database.ts';
import type { CheckedPhoto, DueMail, MailPurpose, OutboxStatus, Recipient, StoredLead } from './port.ts';
import { messageId, normalizedRecipient } from './reference.ts';

/** A row written this far in the future shows that the clock was set back since: its times no longer mean anything. */
const CLOCK_TOLERANCE_MS = 60_000;

type NewMail = {
  readonly reference: string;
  readonly purpose: MailPurpose;
  /** Milliseconds since 1970; now by default. */
  readonly dueAt?: number;
  /** Distinguishes mails of one request with the same purpose. */
  readonly distinction?: string;
  /** The mail address that a confirmation goes to, normalized. */
  readonly recipient?: string;
};

/** Adds a mail to the outbox and returns its id; `undefined` if the request has this mail already. */
export async function addMail({ sql, now }: Transaction, mail: NewMail): Promise<number | undefined> {
  const { reference, purpose, dueAt = now, distinction, recipient = null } = mail;
  const [added] = await sql<{ id: number }>`
    INSERT INTO outbox (reference, purpose, message_id, recipient, created_at, scheduled_at, due_at, attempts)
    VALUES (${reference}, ${purpose}, ${messageId(reference, purpose, distinction)}, ${recipient},
            ${now}, ${now}, ${dueAt}, 0)
    ON CONFLICT DO NOTHING RETURNING id`;
  return added?.id;
}

type ClaimedRow = {
  id: number;
  reference: string;
  purpose: MailPurpose;
  message_id: string;
  attempts: number;
  due_at: number;
};

/** Leases due mails, the longest due first. An attempt counts from its start: no photo joins a mail after that. */
export async function claim(tx: Transaction, limit: number, leaseMs: number, to: Recipient): Promise<DueMail[]> {
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
    // The mail refers to its request, which can't be deleted under this transaction.
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

export async function markSent({ sql, now }: Transaction, id: number): Promise<boolean> {
  const rows = await sql`
    UPDATE outbox SET sent_at = ${now}, leased_until = NULL, dead_at = NULL, last_error = NULL
    WHERE id = ${id} RETURNING id`;
  return rows.length > 0;
}

// A worker whose lease expired may report after another one has sent the mail: sent stays sent.

export async function postpone(tx: Transaction, id: number, delayMs: number, reason: string): Promise<boolean> {
  const { sql, now } = tx;
  const rows = await sql`
    UPDATE outbox SET due_at = ${now + delayMs}, scheduled_at = ${now}, leased_until = NULL, last_error = ${reason}
    WHERE id = ${id} AND sent_at IS NULL RETURNING id`;
  return rows.length > 0 || exists(tx, id);
}

export async function bury(tx: Transaction, id: number, reason: string): Promise<boolean> {
  const [buried] = await tx.sql<{ reference: string; purpose: MailPurpose }>`
    UPDATE outbox SET dead_at = ${tx.now}, leased_until = NULL, last_error = ${reason}
    WHERE id = ${id} AND sent_at IS NULL RETURNING reference, purpose`;
  if (!buried) return exists(tx, id);
  // The firm has to call instead; it gets this mail once.
  if (buried.purpose === 'visitor') await addMail(tx, { reference: buried.reference, purpose: 'unconfirmed' });
  return true;
}

async function exists({ sql }: Transaction, id: number): Promise<boolean> {
  return (await sql`SELECT id FROM outbox WHERE id = ${id}`).length > 0;
}

/** Makes dead and postponed mails due now, of one request or of all; returns how many. Leased mails are left alone. */
export async function retry({ sql, now }: Transaction, reference?: string): Promise<number> {
  // Removes the notice of a refused confirmation while the confirmation is retried.
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

/** Replaces the visitor's mail address and makes the confirmation due. `false` when the request has no confirmation. */
export async function correctEmail(tx: Transaction, reference: string, email: string): Promise<boolean> {
  const { sql, now } = tx;
  await sql`SELECT reference FROM leads WHERE reference = ${reference} FOR UPDATE`;
  const lead = await readLead(tx, reference);
  if (!lead) return false;
  await sql`UPDATE leads SET fields = ${JSON.stringify({ ...lead.fields, email })} WHERE reference = ${reference}`;
  // The notice that the confirmation was refused may be sent again for the new address.
  await sql`DELETE FROM outbox WHERE reference = ${reference} AND purpose = 'unconfirmed'`;
  const mails = await sql`
    UPDATE outbox SET recipient = ${normalizedRecipient(email)}, attempts = 0, scheduled_at = ${now}, due_at = ${now},
                      leased_until = NULL, sent_at = NULL, dead_at = NULL, last_error = NULL
    WHERE reference = ${reference} AND purpose = 'visitor' RETURNING id`;
  return mails.length > 0;
}

type Counts = { pending: number; dead: number; rows: number; oldest: number | null };

export async function status({ sql, now }: Transaction): Promise<OutboxStatus> {
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

export async function stuck({ sql, now }: Transaction, ageMs: number): Promise<string[]> {
  const rows = await sql<{ reference: string }>`
    SELECT reference FROM outbox WHERE dead_at IS NOT NULL AND purpose <> 'visitor'
    UNION
    SELECT reference FROM outbox
    WHERE sent_at IS NULL AND dead_at IS NULL AND created_at <= ${now - ageMs} AND purpose <> 'visitor'
    ORDER BY reference`;
  return rows.map((row) => row.reference);
}
