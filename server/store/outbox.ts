import type { Database, Transaction } from './database.ts';
import { addMail, type MailPurpose, readLead, type StoredLead } from './leads.ts';
import { type CheckedPhoto, refusedPhotos, type StoredRefusal } from './photos.ts';

// The state of a mail is which columns are set. Each leads to those in the last column:
//
// state      sent_at  dead_at  leased_until       due_at         then
// waiting    -        -        - or in the past   in the past    leased
// leased     -        -        in the future      in the past    sent, postponed, dead; waiting when the lease ends
// postponed  -        -        -                  in the future  waiting; also at first, while photos are awaited
// sent       set      -        -                  any            waiting, when a person sends it again
// dead       -        set      -                  any            waiting, when a person retries it or sends it again
//
// A worker whose lease ended may still report: its mail is then sent, also if it was postponed or dead.

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
  /** Whether the visitor gets a confirmation. */
  readonly confirms: boolean;
  readonly refusedPhotos: readonly StoredRefusal[];
  /** The attached photos: the same on every attempt. */
  readonly photos: readonly CheckedPhoto[];
};

/** A mail that waits longer than this, in ms, needs a person's attention. */
const STUCK_AFTER_MS = 15 * 60_000;
/** A row written this far in the future shows that the clock was set back since, so its times mean nothing. */
const CLOCK_TOLERANCE_MS = 60_000;

/** The part of the outbox that the mail worker uses. */
export type Outbox = Pick<ReturnType<typeof outbox>, 'claim' | 'markSent' | 'postpone' | 'bury'>;

/** Stores pending, sent and dead mails. When a promise resolves, its effect is on disk. */
export function outbox({ write, read }: Database) {
  return {
    /** The mail that has been due longest, leased for `leaseMs`. If its lease ends without an outcome it is due again. */
    claim: (leaseMs: number) => write((tx) => claim(tx, leaseMs)),
    // The outcomes. A worker whose lease expired may report late, after another one has sent the mail: it stays sent.
    markSent: (id: number) =>
      write(async ({ sql, now }) => {
        await sql`
          UPDATE outbox SET sent_at = ${now}, leased_until = NULL, dead_at = NULL, last_error = NULL WHERE id = ${id}`;
      }),
    /** Makes the mail due again after `delayMs`. `reason` must not contain personal data. */
    postpone: (id: number, delayMs: number, reason: string) =>
      write(async ({ sql, now }) => {
        await sql`
          UPDATE outbox SET due_at = ${now + delayMs}, scheduled_at = ${now}, leased_until = NULL, last_error = ${reason}
          WHERE id = ${id} AND sent_at IS NULL`;
      }),
    /** Gives the mail up. A refused confirmation adds a mail to the firm. `reason` must not contain personal data. */
    bury: (id: number, reason: string) => write((tx) => bury(tx, id, reason)),
    /** References of requests with a mail to the firm that is dead, or pending for longer than `ageMs`. */
    stuck: (ageMs: number = STUCK_AFTER_MS) =>
      read(async ({ sql, now }) => {
        const rows = await sql<{ reference: string }>`
          SELECT DISTINCT reference FROM outbox
          WHERE purpose <> 'visitor' AND sent_at IS NULL AND (dead_at IS NOT NULL OR created_at <= ${now - ageMs})
          ORDER BY reference`;
        return rows.map((row) => row.reference);
      }),
    /** Makes dead and postponed mails due now, except leased ones. Resolves with their number. */
    retry: () =>
      write(async ({ sql, now }) => {
        // Removes the mail about the refusal while the confirmation is retried.
        await sql`
          DELETE FROM outbox WHERE purpose = 'unconfirmed' AND sent_at IS NULL AND leased_until IS NULL
            AND reference IN (SELECT reference FROM outbox WHERE purpose = 'visitor' AND dead_at IS NOT NULL)`;
        const rows = await sql`
          UPDATE outbox SET due_at = ${now}, scheduled_at = ${now}, dead_at = NULL
          WHERE sent_at IS NULL AND (dead_at IS NOT NULL OR attempts > 0 AND due_at > ${now})
          RETURNING id`;
        return rows.length;
      }),
    /** Sends the request's mails to the firm once more, as new mails. Resolves with their number. */
    resend: (reference: string) => write((tx) => sendAgain(tx, reference, 'firm')),
    /** Replaces the visitor's mail address, and sends the confirmation again if there was one, unless it is being sent now. */
    correctEmail: (reference: string, email: string) => write((tx) => correctEmail(tx, reference, email)),
  };
}

type ClaimedRow = { id: number; reference: string; purpose: MailPurpose; message_id: string; attempts: number };

/** Counts the attempt now, so that no photo is added to a mail being sent. */
async function claim(tx: Transaction, leaseMs: number): Promise<DueMail | undefined> {
  const { sql, now } = tx;
  const [row] = await sql<ClaimedRow>`
    WITH due AS MATERIALIZED (
      SELECT id FROM outbox
      WHERE sent_at IS NULL AND dead_at IS NULL
        AND (due_at <= ${now} AND (leased_until IS NULL OR leased_until <= ${now})
             OR scheduled_at > ${now + CLOCK_TOLERANCE_MS})
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE outbox SET attempts = attempts + 1, leased_until = ${now + leaseMs}, scheduled_at = ${now}
    WHERE id IN (SELECT id FROM due)
    RETURNING id, reference, purpose, message_id, attempts`;
  if (!row) return undefined;
  const siblings = await sql<Pick<ClaimedRow, 'purpose' | 'message_id'>>`
    SELECT purpose, message_id FROM outbox WHERE reference = ${row.reference}`;
  const firm = siblings.find(({ purpose }) => purpose === 'firm');
  const isFollowUp = row.purpose === 'late-photos' || row.purpose === 'unconfirmed';
  return {
    id: row.id,
    purpose: row.purpose,
    messageId: row.message_id,
    inReplyTo: isFollowUp ? firm?.message_id : undefined,
    attempt: row.attempts,
    // The mail refers to its request, which can't be deleted during this transaction.
    lead: (await readLead(tx, row.reference)) as StoredLead,
    confirms: siblings.some(({ purpose }) => purpose === 'visitor'),
    refusedPhotos: await refusedPhotos(tx, row.reference),
    photos: await sql<CheckedPhoto>`SELECT name, type, bytes FROM photos WHERE mail_id = ${row.id} ORDER BY position`,
  };
}

async function bury(tx: Transaction, id: number, reason: string): Promise<void> {
  const [buried] = await tx.sql<{ reference: string; purpose: MailPurpose; message_id: string }>`
    UPDATE outbox SET dead_at = ${tx.now}, leased_until = NULL, last_error = ${reason}
    WHERE id = ${id} AND sent_at IS NULL RETURNING reference, purpose, message_id`;
  if (buried?.purpose !== 'visitor') return;
  // The firm has to call instead, and gets this mail once for each confirmation.
  const [, distinction = ''] = /\.visitor(.*)@/.exec(buried.message_id) ?? [];
  await addMail(tx, { reference: buried.reference, purpose: 'unconfirmed', distinction });
}

/** Sends mails once more that are not being sent now, as new ones: mail programs hide a second mail with the same Message-ID. */
async function sendAgain({ sql, now }: Transaction, reference: string, to: 'firm' | 'visitor'): Promise<number> {
  const rows = await sql`
    UPDATE outbox SET message_id = REPLACE(message_id, '@', ${`.${now}@`}), attempts = 0, created_at = ${now}, scheduled_at = ${now},
                      due_at = ${now}, leased_until = NULL, sent_at = NULL, dead_at = NULL, last_error = NULL
    WHERE reference = ${reference} AND purpose IN (${to}, ${to === 'firm' ? 'late-photos' : to})
      AND (leased_until IS NULL OR leased_until <= ${now})
    RETURNING id`;
  return rows.length;
}

async function correctEmail(
  tx: Transaction,
  reference: string,
  email: string,
): Promise<'sends-again' | 'being-sent' | 'none'> {
  const { sql } = tx;
  const lead = await readLead(tx, reference);
  if (!lead) return 'none';
  await sql`UPDATE leads SET fields = ${JSON.stringify({ ...lead.fields, email })} WHERE reference = ${reference}`;
  // If the new address refuses too, the firm may get another mail about it.
  await sql`DELETE FROM outbox WHERE reference = ${reference} AND purpose = 'unconfirmed'`;
  if ((await sendAgain(tx, reference, 'visitor')) > 0) return 'sends-again';
  const confirmations = await sql`SELECT id FROM outbox WHERE reference = ${reference} AND purpose = 'visitor'`;
  return confirmations.length > 0 ? 'being-sent' : 'none';
}
