import type { MailPurpose } from './port.ts';
import { messageId } from './reference.ts';
import type { Sql } from './sql.ts';

type NewMail = {
  readonly reference: string;
  readonly purpose: MailPurpose;
  /** Milliseconds since 1970; now by default. */
  readonly dueAt?: number;
  /** Tells apart the mails that a request has of one purpose. */
  readonly distinction?: string;
  /** The mail address that a confirmation goes to, normalized. */
  readonly recipient?: string;
};

/** Adds a mail to the outbox and returns its id, unless the request has this mail already. */
export async function addMail(sql: Sql, now: number, mail: NewMail): Promise<number | undefined> {
  const { reference, purpose, dueAt = now, distinction, recipient = null } = mail;
  const [added] = await sql<{ id: number }>`
    INSERT INTO outbox (reference, purpose, message_id, recipient, created_at, scheduled_at, due_at, attempts)
    VALUES (${reference}, ${purpose}, ${messageId(reference, purpose, distinction)}, ${recipient}, ${now}, ${now}, ${dueAt}, 0)
    ON CONFLICT DO NOTHING RETURNING id`;
  return added?.id;
}
