import { createHash, randomBytes, randomInt } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { ContactMessage } from '../../shared/contact.ts';
import type { QuoteRequest } from '../../shared/quote.ts';
import type { Database, Transaction } from './database.ts';

export type LeadContent =
  | { readonly kind: 'quote'; readonly fields: QuoteRequest }
  | { readonly kind: 'contact'; readonly fields: ContactMessage };

/** What a visitor sent, validated. */
export type NewLead = LeadContent & {
  /** Chosen by the sender: the same key with the same content is the same lead. */
  readonly idempotencyKey: string;
  /** Other keys under which the same lead may already be stored, such as yesterday's. */
  readonly earlierKeys: readonly string[];
  readonly suspectedSpam: boolean;
  /** Number of photos that follow, one call each. The firm's mail waits for them for at most two minutes. */
  readonly announcedPhotos: number;
};

export type Acceptance =
  | { readonly outcome: 'stored' | 'replayed'; readonly reference: string; readonly uploadToken: string }
  /** The key was used before with other content. */
  | { readonly outcome: 'conflict' };

export type StoredLead = LeadContent & {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly suspectedSpam: boolean;
  readonly announcedPhotos: number;
};

/**
 * `firm`: the request, to the firm; `visitor`: the confirmation; `late-photos`: photos that missed the firm's mail, to
 * the firm; `unconfirmed`: the confirmation was refused, to the firm.
 */
export type MailPurpose = 'firm' | 'visitor' | 'late-photos' | 'unconfirmed';

const DAY_MS = 24 * 60 * 60_000;
/** How long the firm's mail waits for announced photos. */
export const PHOTO_WAIT_MS = 2 * 60_000;
/** Confirmations per mailbox and day, so that the form can't be used to flood a stranger's mailbox. */
const CONFIRMATIONS_A_DAY = 3;

export type LeadStore = ReturnType<typeof leadStore>;

/** Stores requests. When a promise resolves, its effect is on disk. */
export function leadStore({ write, read }: Database) {
  return {
    /** Stores a request with its mails in one transaction, unless one of its keys is known. */
    accept: (lead: NewLead): Promise<Acceptance> => write((tx) => accept(tx, lead)),
    /** What `accept` would return for a request whose key is known; `undefined` for a new one. */
    recall: (lead: NewLead): Promise<Acceptance | undefined> => read((tx) => recall(tx, lead)),
  };
}

type Identity = { reference: string; upload_token: string; content_hash: string };

/** `reference` generates a reference; for tests. */
export async function accept(tx: Transaction, lead: NewLead, reference = newReference): Promise<Acceptance> {
  if (lead.earlierKeys.length > 0) {
    // The same request may be stored concurrently under another of its keys.
    await tx.lock(contentHash(lead));
    const known = await recall(tx, lead);
    if (known) return known;
  }
  for (;;) {
    const answer = (await insertLead(tx, lead, reference())) ?? (await recall(tx, lead));
    if (answer) return answer;
    // Neither stored nor a duplicate: the reference is in use. Try another one.
  }
}

async function recall({ sql }: Transaction, lead: NewLead): Promise<Acceptance | undefined> {
  for (const key of [lead.idempotencyKey, ...lead.earlierKeys]) {
    const [known] = await sql<Identity>`
      SELECT reference, upload_token, content_hash FROM leads WHERE idempotency_key = ${key}`;
    if (known?.content_hash === contentHash(lead)) {
      return { outcome: 'replayed', reference: known.reference, uploadToken: known.upload_token };
    }
    if (known) return { outcome: 'conflict' };
  }
  return undefined;
}

async function insertLead(tx: Transaction, lead: NewLead, reference: string): Promise<Acceptance | undefined> {
  const { sql, now } = tx;
  const uploadToken = newUploadToken();
  const inserted = await sql`
    INSERT INTO leads (reference, kind, idempotency_key, content_hash, received_at,
                       announced_photos, upload_token, suspected_spam, fields)
    VALUES (${reference}, ${lead.kind}, ${lead.idempotencyKey}, ${contentHash(lead)}, ${now},
            ${lead.announcedPhotos}, ${uploadToken}, ${lead.suspectedSpam ? 1 : 0}, ${JSON.stringify(lead.fields)})
    ON CONFLICT DO NOTHING RETURNING reference`;
  if (inserted.length === 0) return undefined;

  await addMail(tx, { reference, purpose: 'firm', dueAt: now + (lead.announcedPhotos > 0 ? PHOTO_WAIT_MS : 0) });
  const recipient = normalizedRecipient(lead.fields.email);
  if (!lead.suspectedSpam && (await mayConfirm(tx, recipient))) {
    await addMail(tx, { reference, purpose: 'visitor', recipient });
  }
  return { outcome: 'stored', reference, uploadToken };
}

async function mayConfirm(tx: Transaction, recipient: string): Promise<boolean> {
  // Locks the count for this mailbox until the commit.
  await tx.lock(recipient);
  const [sent] = await tx.sql<{ count: number }>`
    SELECT COUNT(*) AS count FROM outbox WHERE recipient = ${recipient} AND created_at > ${tx.now - DAY_MS}`;
  return (sent?.count ?? 0) < CONFIRMATIONS_A_DAY;
}

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

export type LeadRow = {
  reference: string;
  kind: string;
  received_at: number;
  announced_photos: number;
  suspected_spam: number;
  fields: string;
};

/** One request, without its photos and mails. */
export async function readLead({ sql }: Transaction, reference: string): Promise<StoredLead | undefined> {
  const [row] = await sql<LeadRow>`
    SELECT reference, kind, received_at, announced_photos, suspected_spam, fields
    FROM leads WHERE reference = ${reference}`;
  return row && toLead(row);
}

export function toLead(row: LeadRow): StoredLead {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    announcedPhotos: row.announced_photos,
    suspectedSpam: row.suspected_spam === 1,
    ...({ kind: row.kind, fields: JSON.parse(row.fields) } as LeadContent),
  };
}

// No 0/O or 1/I/L, only the digit of 2/Z, 5/S and 8/B, and no vowels, which would spell words.
const LETTERS = '23456789CDFGHJKMNPQRTVWX';

/** A new reference for a request, short enough to read aloud: `AD-7K3QX2`. */
function newReference(): string {
  return `AD-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

/** A secret bearer token for adding photos to one request. */
function newUploadToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The Message-ID of a request's mail. `distinction` distinguishes mails of one request with the same purpose. */
function messageId(reference: string, purpose: string, distinction = ''): string {
  return `${reference}.${purpose}${distinction}@${company.email.split('@')[1]}`;
}

/** Normalizes a mail address to identify its mailbox: lower case, without a +tag. */
export function normalizedRecipient(email: string): string {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@');
  return `${mailbox.split('+')[0]}@${domain}`;
}

/** A hash that is equal for equal content, regardless of the order of fields. */
function contentHash({ kind, fields }: LeadContent): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('base64url');
}
