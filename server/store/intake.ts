import { photoLimits } from '../../shared/photo-rules.ts';
import type { Transaction } from './database.ts';
import { addMail } from './outbox.ts';
import type { Acceptance, MailPurpose, NewLead, PhotoRefusal, PhotoUpload } from './port.ts';
import { contentHash, newReference, newUploadToken, normalizedRecipient } from './reference.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long the firm's mail waits for announced photos. */
const PHOTO_WAIT_MS = 2 * 60_000;
/** Bytes of photos in one mail, as base64 a third more: many mail servers refuse mails above 20 or 25 MB. */
const MAIL_PHOTOS = 10_000_000;
/** How long a mail with late photos waits for more of them. */
const LATE_PHOTOS_WAIT_MS = 60_000;
/** Confirmations per mailbox and day: the form must not be usable to flood a stranger's mailbox. */
const CONFIRMATIONS_A_DAY = 3;

type Identity = { reference: string; upload_token: string; content_hash: string };

/** Stores a request with its mails, unless one of its keys is known. */
export async function accept(tx: Transaction, lead: NewLead, reference = newReference): Promise<Acceptance> {
  if (lead.earlierKeys.length > 0) {
    // The same request may arrive concurrently under another of its keys.
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

/** The answer to a request with a known key; `undefined` for a new one. */
export async function recall({ sql }: Transaction, lead: NewLead): Promise<Acceptance | undefined> {
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

type PhotoOwner = { reference: string; announced_photos: number };
type OpenMail = { id: number; purpose: MailPurpose; size: number };
type HeldPhoto = { position: number; source_hash: string | null; size: number };

/** Stores a photo with the firm's mail while that has not been tried yet and has room, else with a mail for late photos. */
export async function addPhoto(tx: Transaction, upload: PhotoUpload): Promise<'stored' | PhotoRefusal> {
  const { sql } = tx;
  const owner = await ownerOf(tx, upload.uploadToken);
  if (!owner) return 'unknown-token';
  // Serialises photos of one request.
  await sql`SELECT reference FROM leads WHERE reference = ${owner.reference} FOR UPDATE`;
  const held = await heldPhotos(tx, owner.reference);
  const place = judgePlace(held, upload.position, upload.sourceHash, upload.bytes.byteLength);
  if (typeof place !== 'number') return place;

  const open = await sql<OpenMail>`
    SELECT id, purpose, (SELECT COALESCE(SUM(octet_length(bytes)), 0) FROM photos WHERE mail_id = outbox.id) AS size
    FROM outbox WHERE reference = ${owner.reference} AND purpose IN ('firm', 'late-photos') AND attempts = 0
    ORDER BY id FOR UPDATE`;
  const isFirmOpen = open.some(({ purpose }) => purpose === 'firm');
  const withRoom = open.find(({ size }) => size + upload.bytes.byteLength <= MAIL_PHOTOS);
  const mail = withRoom?.id ?? (await latePhotosMail(tx, owner.reference, place, isFirmOpen));
  await sql`
    INSERT INTO photos (reference, position, mail_id, source_hash, name, type, bytes)
    VALUES (${owner.reference}, ${place}, ${mail}, ${upload.sourceHash}, ${upload.name}, ${upload.type}, ${upload.bytes})`;
  if (isFirmOpen && held.length + 1 >= owner.announced_photos) await release(tx, owner.reference);
  return 'stored';
}

/** What `addPhoto` would answer, without the photo. */
export async function photoPlace(
  tx: Transaction,
  uploadToken: string,
  position: number | undefined,
  sourceHash: string,
): Promise<'free' | PhotoRefusal> {
  const owner = await ownerOf(tx, uploadToken);
  if (!owner) return 'unknown-token';
  const place = judgePlace(await heldPhotos(tx, owner.reference), position, sourceHash, 0);
  return typeof place === 'number' ? 'free' : place;
}

/** Makes mails that wait for announced photos due now. */
export async function photosSettled(tx: Transaction, uploadToken: string): Promise<void> {
  const owner = await ownerOf(tx, uploadToken);
  if (owner) await release(tx, owner.reference);
}

/** The request that a token belongs to; `undefined` when there is none or the token has expired. */
async function ownerOf({ sql, now }: Transaction, uploadToken: string): Promise<PhotoOwner | undefined> {
  // PostgreSQL rejects some characters in text, such as NUL.
  if (!/^[\w-]{1,64}$/.test(uploadToken)) return undefined;
  const [owner] = await sql<PhotoOwner>`
    SELECT reference, announced_photos FROM leads
    WHERE upload_token = ${uploadToken} AND received_at > ${now - DAY_MS}`;
  return owner;
}

function heldPhotos({ sql }: Transaction, reference: string): Promise<HeldPhoto[]> {
  return sql<HeldPhoto>`
    SELECT position, source_hash, octet_length(bytes) AS size FROM photos WHERE reference = ${reference}`;
}

/** The position for a photo of this size in a request, or why there is none. */
function judgePlace(
  held: readonly HeldPhoto[],
  position: number | undefined,
  sourceHash: string,
  bytes: number,
): number | Exclude<PhotoRefusal, 'unknown-token'> {
  if (held.some((photo) => photo.source_hash === sourceHash)) return 'duplicate';
  const taken = new Set(held.map((photo) => photo.position));
  if (position !== undefined && taken.has(position)) return 'occupied';
  const total = held.reduce((sum, { size }) => sum + size, bytes);
  if (held.length >= photoLimits.count || total > photoLimits.totalBytes) return 'full';
  if (position !== undefined) return position;
  let free = 0;
  while (taken.has(free)) free++;
  return free;
}

/** The id of a new mail for late photos. It is not due before the firm's mail while that waits for photos. */
async function latePhotosMail(
  tx: Transaction,
  reference: string,
  position: number,
  isFirmOpen: boolean,
): Promise<number> {
  const dueAt = tx.now + (isFirmOpen ? PHOTO_WAIT_MS : LATE_PHOTOS_WAIT_MS);
  const id = await addMail(tx, { reference, purpose: 'late-photos', dueAt, distinction: `-${position}` });
  return id as number;
}

async function release({ sql, now }: Transaction, reference: string): Promise<void> {
  await sql`
    UPDATE outbox SET due_at = ${now}, scheduled_at = ${now}
    WHERE reference = ${reference} AND attempts = 0 AND due_at > ${now}`;
}
