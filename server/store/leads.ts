import { createHash, randomBytes, randomInt } from 'node:crypto';
import { company } from '../../content/company.ts';
import { type ContactMessage, contactFields } from '../../shared/contact.ts';
import type { Field, Fields } from '../../shared/field.ts';
import { type QuoteRequest, quoteFields } from '../../shared/quote.ts';
import { REFERENCE_SIGNS } from '../../shared/sent.ts';
import { readStored, readStoredQuote } from '../../shared/validation.ts';
import type { Database, Transaction } from './database.ts';

export type LeadContent =
  | { readonly kind: 'quote'; readonly fields: QuoteRequest }
  | { readonly kind: 'contact'; readonly fields: ContactMessage };

/** The form of each kind of request. */
const forms: Record<LeadContent['kind'], Fields> = { quote: quoteFields, contact: contactFields };

/** What a visitor filled in, in the order of the form. */
export function answers(lead: LeadContent): { name: string; field: Field; value: string }[] {
  const values: Readonly<Record<string, unknown>> = lead.fields;
  return Object.entries(forms[lead.kind]).map(([name, field]) => ({ name, field, value: String(values[name]) }));
}

/** What a visitor sent, validated. */
export type NewLead = LeadContent & {
  readonly suspectedSpam: boolean;
  /** Whether the visitor gets a confirmation. */
  readonly confirms: boolean;
  /** Number of photos that follow, one call each. The firm's mail waits for them for at most two minutes. */
  readonly announcedPhotos: number;
};

/** `replayed`: the same content was stored before, within `KNOWN_FOR_MS`. */
export type Acceptance = {
  readonly outcome: 'stored' | 'replayed';
  readonly reference: string;
  readonly uploadToken: string;
  /** Whether this call added the visitor's confirmation. */
  readonly confirmed: boolean;
};

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

/** How long a request is known by its content, and takes photos. */
export const KNOWN_FOR_MS = 2 * 24 * 60 * 60_000;
/** How long a mail to the firm waits for more photos. */
export const PHOTO_WAIT_MS = 2 * 60_000;

export type LeadStore = ReturnType<typeof leadStore>;

/** Stores requests. When a promise resolves, its effect is on disk. */
export function leadStore({ write, read }: Database) {
  return {
    /** Stores a request with its mails in one transaction, unless the same content is known. */
    accept: (lead: NewLead): Promise<Acceptance> => write((tx) => accept(tx, lead)),
    /** What `accept` would return for content that is known; `undefined` for new content. */
    recall: (content: LeadContent): Promise<Acceptance | undefined> => read((tx) => recall(tx, content)),
  };
}

/** `reference` generates a reference; for tests. */
export async function accept(tx: Transaction, lead: NewLead, reference = newReference): Promise<Acceptance> {
  // The same request may be stored concurrently.
  await tx.lock(contentHash(lead));
  const known = await recall(tx, lead);
  if (!known) return insertLead(tx, lead, reference);
  // Of two identical requests at once, the one without a confirmation may be stored first.
  const added = lead.confirms && (await addMail(tx, { reference: known.reference, purpose: 'visitor' }));
  return { ...known, confirmed: Boolean(added) };
}

async function recall({ sql, now }: Transaction, content: LeadContent): Promise<Acceptance | undefined> {
  const [known] = await sql<{ reference: string; upload_token: string }>`
    SELECT reference, upload_token FROM leads
    WHERE content_hash = ${contentHash(content)} AND received_at > ${now - KNOWN_FOR_MS}`;
  return (
    known && { outcome: 'replayed', reference: known.reference, uploadToken: known.upload_token, confirmed: false }
  );
}

async function insertLead(tx: Transaction, lead: NewLead, newReference: () => string): Promise<Acceptance> {
  const { sql, now } = tx;
  const [reference, uploadToken] = [newReference(), newUploadToken()];
  const inserted = await sql`
    INSERT INTO leads (reference, kind, content_hash, received_at, announced_photos, upload_token, suspected_spam, fields)
    VALUES (${reference}, ${lead.kind}, ${contentHash(lead)}, ${now}, ${lead.announcedPhotos}, ${uploadToken},
            ${lead.suspectedSpam ? 1 : 0}, ${JSON.stringify(lead.fields)})
    ON CONFLICT DO NOTHING RETURNING reference`;
  // The reference is in use: try another one.
  if (inserted.length === 0) return insertLead(tx, lead, newReference);

  await addMail(tx, { reference, purpose: 'firm', dueAt: now + (lead.announcedPhotos > 0 ? PHOTO_WAIT_MS : 0) });
  if (lead.confirms) await addMail(tx, { reference, purpose: 'visitor' });
  return { outcome: 'stored', reference, uploadToken, confirmed: lead.confirms };
}

type NewMail = {
  readonly reference: string;
  readonly purpose: MailPurpose;
  /** Milliseconds since 1970; now by default. */
  readonly dueAt?: number;
  /** Distinguishes mails of one request with the same purpose. */
  readonly distinction?: string;
};

/** Adds a mail to the outbox and returns its id; `undefined` if the request has this mail already. */
export async function addMail({ sql, now }: Transaction, mail: NewMail): Promise<number | undefined> {
  const { reference, purpose, dueAt = now, distinction } = mail;
  const [added] = await sql<{ id: number }>`
    INSERT INTO outbox (reference, purpose, message_id, created_at, scheduled_at, due_at, attempts)
    VALUES (${reference}, ${purpose}, ${messageId(reference, purpose, distinction)}, ${dueAt}, ${now}, ${dueAt}, 0)
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

/** A request as any version stored it: fields that it lacks are empty. */
export function toLead(row: LeadRow): StoredLead {
  const stored = parsed(row.fields);
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    announcedPhotos: row.announced_photos,
    suspectedSpam: row.suspected_spam === 1,
    ...(row.kind === 'quote'
      ? { kind: 'quote', fields: readStoredQuote(stored) }
      : { kind: 'contact', fields: readStored(contactFields, stored) }),
  };
}

/** One damaged request must not stop the mails of all others, which are claimed in order. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A new reference for a request: `AD-7K3QX2`. */
function newReference(): string {
  return `AD-${Array.from({ length: 6 }, () => REFERENCE_SIGNS[randomInt(REFERENCE_SIGNS.length)]).join('')}`;
}

/** A secret bearer token for adding photos to one request. */
function newUploadToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The Message-ID of a request's mail. `distinction` distinguishes mails of one request with the same purpose. */
function messageId(reference: string, purpose: string, distinction = ''): string {
  return `${reference}.${purpose}${distinction}@${company.email.split('@')[1]}`;
}

/** Identifies a request: equal for the same text, whatever the order of its fields and the names of its photos. */
function contentHash({ kind, fields }: LeadContent): string {
  const text = Object.entries(fields).filter(([name]) => name !== 'files');
  const sorted = text.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('base64url');
}
