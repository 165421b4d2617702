import { photoLimits } from '../../shared/photo-rules.ts';
import { addMail } from './mails.ts';
import type { Acceptance, NewLead, PhotoRefusal, PhotoUpload } from './port.ts';
import { contentHash, newReference, newUploadToken, normalizedRecipient } from './reference.ts';
import type { Sql } from './sql.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long the firm's mail waits for announced photos. */
const PHOTO_WAIT_MS = 2 * 60_000;
/** How long a mail with late photos waits for more of them. */
const LATE_PHOTOS_WAIT_MS = 60_000;
/** Confirmations a day to one mailbox: the form must not be a way to flood somebody else's. */
const CONFIRMATIONS_A_DAY = 3;

type Identity = { reference: string; upload_token: string; content_hash: string };

/** Stores a request with its mails, unless one of its keys is known. */
export async function accept(sql: Sql, now: number, lead: NewLead): Promise<Acceptance> {
  for (;;) {
    const known = await recall(sql, now, lead);
    if (known) return known;

    const stored = await insertLead(sql, now, lead);
    if (stored) return { outcome: 'stored', ...stored };
    // Stored by another process since, or the new reference was taken: look again.
  }
}

/** The answer to a request with a known key; `undefined` for a new one. */
export async function recall(sql: Sql, _now: number, lead: NewLead): Promise<Acceptance | undefined> {
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

async function insertLead(sql: Sql, now: number, lead: NewLead) {
  const reference = newReference();
  const uploadToken = newUploadToken();
  const inserted = await sql`
    INSERT INTO leads (reference, kind, idempotency_key, content_hash, received_at,
                       announced_photos, upload_token, suspected_spam, fields)
    VALUES (${reference}, ${lead.kind}, ${lead.idempotencyKey}, ${contentHash(lead)}, ${now},
            ${lead.announcedPhotos}, ${uploadToken}, ${lead.suspectedSpam ? 1 : 0}, ${JSON.stringify(lead.fields)})
    ON CONFLICT DO NOTHING RETURNING reference`;
  if (inserted.length === 0) return undefined;

  await addMail(sql, now, { reference, purpose: 'firm', dueAt: now + (lead.announcedPhotos > 0 ? PHOTO_WAIT_MS : 0) });
  const recipient = normalizedRecipient(lead.fields.email);
  if (!lead.suspectedSpam && (await mayConfirm(sql, now, recipient))) {
    await addMail(sql, now, { reference, purpose: 'visitor', recipient });
  }
  return { reference, uploadToken };
}

async function mayConfirm(sql: Sql, now: number, recipient: string): Promise<boolean> {
  const [sent] = await sql<{ count: number }>`
    SELECT COUNT(*) AS count FROM outbox WHERE recipient = ${recipient} AND created_at > ${now - DAY_MS}`;
  return (sent?.count ?? 0) < CONFIRMATIONS_A_DAY;
}

type PhotoOwner = { reference: string; announced_photos: number };
type HeldPhoto = { position: number; source_hash: string | null; size: number };

/** Stores a photo with the firm's mail while that has not been tried yet, else with a mail for late photos. */
export async function addPhoto(sql: Sql, now: number, upload: PhotoUpload): Promise<'stored' | PhotoRefusal> {
  const owner = await ownerOf(sql, now, upload.uploadToken);
  if (!owner) return 'unknown-token';
  const held = await heldPhotos(sql, owner.reference);
  const place = judgePlace(held, upload.position, upload.sourceHash, upload.bytes.byteLength);
  if (typeof place !== 'number') return place;

  const [firm] = await sql<{ id: number }>`
    SELECT id FROM outbox WHERE reference = ${owner.reference} AND purpose = 'firm' AND attempts = 0 FOR UPDATE`;
  const mail = firm?.id ?? (await latePhotosMail(sql, now, owner.reference, place));
  await sql`
    INSERT INTO photos (reference, position, mail_id, source_hash, name, type, bytes)
    VALUES (${owner.reference}, ${place}, ${mail}, ${upload.sourceHash}, ${upload.name}, ${upload.type}, ${upload.bytes})`;
  if (firm && held.length + 1 >= owner.announced_photos) await release(sql, now, owner.reference);
  return 'stored';
}

/** What `addPhoto` would answer, without the photo: checked before decoding, the expensive part. */
export async function photoPlace(
  sql: Sql,
  now: number,
  uploadToken: string,
  position: number | undefined,
  sourceHash: string,
): Promise<'free' | PhotoRefusal> {
  const owner = await ownerOf(sql, now, uploadToken);
  if (!owner) return 'unknown-token';
  const place = judgePlace(await heldPhotos(sql, owner.reference), position, sourceHash, 0);
  return typeof place === 'number' ? 'free' : place;
}

/** Lets mails that wait for announced photos go now. */
export async function photosSettled(sql: Sql, now: number, uploadToken: string): Promise<void> {
  const owner = await ownerOf(sql, now, uploadToken);
  if (owner) await release(sql, now, owner.reference);
}

/** The request that a token belongs to, locked; `undefined` when there is none or the token has expired. */
async function ownerOf(sql: Sql, now: number, uploadToken: string): Promise<PhotoOwner | undefined> {
  // PostgreSQL refuses some characters in a text, NUL for one.
  if (!/^[\w-]{1,64}$/.test(uploadToken)) return undefined;
  const [owner] = await sql<PhotoOwner>`
    SELECT reference, announced_photos FROM leads
    WHERE upload_token = ${uploadToken} AND received_at > ${now - DAY_MS} FOR UPDATE`;
  return owner;
}

function heldPhotos(sql: Sql, reference: string): Promise<HeldPhoto[]> {
  return sql<HeldPhoto>`
    SELECT position, source_hash, octet_length(bytes) AS size FROM photos WHERE reference = ${reference}`;
}

/** The place for a photo of so many bytes among those that a request has, or why there is none. */
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

/** The mail that gathers late photos and has not been tried yet, or a new one. */
async function latePhotosMail(sql: Sql, now: number, reference: string, position: number): Promise<number> {
  const [open] = await sql<{ id: number }>`
    SELECT id FROM outbox WHERE reference = ${reference} AND purpose = 'late-photos' AND attempts = 0 FOR UPDATE`;
  if (open) return open.id;
  const dueAt = now + LATE_PHOTOS_WAIT_MS;
  const id = await addMail(sql, now, { reference, purpose: 'late-photos', dueAt, distinction: `-${position}` });
  return id as number;
}

async function release(sql: Sql, now: number, reference: string): Promise<void> {
  await sql`
    UPDATE outbox SET due_at = ${now}, scheduled_at = ${now}
    WHERE reference = ${reference} AND attempts = 0 AND due_at > ${now}`;
}
