import { photoLimits } from '../../shared/photo-rules.ts';
import type { Acceptance, MailPurpose, NewLead, PhotoOutcome, PhotoPlace, PhotoUpload } from './port.ts';
import { contentHash, messageId, newReference, newUploadToken } from './reference.ts';
import type { Sql } from './sql.ts';

/** How long the firm's mail waits for announced photos. */
const PHOTO_WAIT_MS = 2 * 60_000;
/** How long a mail with late photos waits for more of them. */
const LATE_PHOTOS_WAIT_MS = 60_000;

type Identity = { reference: string; upload_token: string; content_hash: string };

/** Stores a request with its mails, unless its key is known. */
export async function accept(sql: Sql, now: number, lead: NewLead): Promise<Acceptance> {
  for (;;) {
    const stored = await insertLead(sql, now, lead);
    if (stored) return { outcome: 'stored', ...stored };

    const known = await recall(sql, now, lead);
    if (known) return known;
    // Neither stored nor known: the new reference was taken. Another one.
  }
}

/** The answer to a request whose key is known; nothing for a new one. */
export async function recall(sql: Sql, _now: number, lead: NewLead): Promise<Acceptance | undefined> {
  const [known] = await sql<Identity>`
    SELECT reference, upload_token, content_hash FROM leads WHERE idempotency_key = ${lead.idempotencyKey}`;
  if (!known) return undefined;
  if (known.content_hash !== contentHash(lead)) return { outcome: 'conflict' };
  return { outcome: 'replayed', reference: known.reference, uploadToken: known.upload_token };
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

  const awaitsPhotos = lead.announcedPhotos > lead.photos.length;
  const firmMail = await addMail(sql, now, reference, 'firm', awaitsPhotos ? now + PHOTO_WAIT_MS : now);
  if (!lead.suspectedSpam) await addMail(sql, now, reference, 'visitor', now);
  for (const [position, photo] of lead.photos.entries()) {
    await insertPhoto(sql, reference, firmMail, { ...photo, position });
  }
  return { reference, uploadToken };
}

type PhotoOwner = { reference: string; announced_photos: number };
type Held = { count: number; bytes: number; same: number };

/** Stores one announced photo, on the firm's mail while that has not been tried yet, else on a mail of its own kind. */
export async function addPhoto(sql: Sql, now: number, upload: PhotoUpload): Promise<PhotoOutcome> {
  const [owner] = await sql<PhotoOwner>`
    SELECT reference, announced_photos FROM leads WHERE upload_token = ${upload.uploadToken} FOR UPDATE`;
  if (!owner) return 'unknown-token';

  const held = await heldPhotos(sql, owner.reference, upload.position);
  if (held.same > 0) return 'duplicate';
  const bytes = held.bytes + upload.bytes.byteLength;
  if (held.count >= photoLimits.count || bytes > photoLimits.totalBytes) return 'full';

  const [firm] = await sql<{ id: number }>`
    SELECT id FROM outbox WHERE reference = ${owner.reference} AND purpose = 'firm' AND attempts = 0 FOR UPDATE`;
  const mail = firm?.id ?? (await latePhotosMail(sql, now, owner.reference, upload.position));
  await insertPhoto(sql, owner.reference, mail, upload);
  if (firm && held.count + 1 >= owner.announced_photos) {
    await sql`UPDATE outbox SET due_at = ${now}, scheduled_at = ${now} WHERE id = ${firm.id}`;
  }
  return 'stored';
}

/** What stands at a photo's place: asked before the photo is decoded, which is the dear part. */
export async function photoPlace(sql: Sql, _now: number, uploadToken: string, position: number): Promise<PhotoPlace> {
  const [owner] = await sql<PhotoOwner>`SELECT reference FROM leads WHERE upload_token = ${uploadToken}`;
  if (!owner) return 'unknown-token';
  const { same } = await heldPhotos(sql, owner.reference, position);
  return same > 0 ? 'filled' : 'free';
}

async function heldPhotos(sql: Sql, reference: string, position: number): Promise<Held> {
  const [held] = await sql<Held>`
    SELECT COUNT(*) AS count, CAST(COALESCE(SUM(octet_length(bytes)), 0) AS BIGINT) AS bytes,
           COUNT(CASE WHEN position = ${position} THEN 1 END) AS same
    FROM photos WHERE reference = ${reference}`;
  return held as Held;
}

/** The mail that gathers late photos and has not been tried yet, or a new one. */
async function latePhotosMail(sql: Sql, now: number, reference: string, position: number): Promise<number> {
  const [open] = await sql<{ id: number }>`
    SELECT id FROM outbox WHERE reference = ${reference} AND purpose = 'late-photos' AND attempts = 0 FOR UPDATE`;
  return open?.id ?? addMail(sql, now, reference, 'late-photos', now + LATE_PHOTOS_WAIT_MS, `-${position}`);
}

async function addMail(
  sql: Sql,
  now: number,
  reference: string,
  purpose: MailPurpose,
  dueAt: number,
  distinction = '',
) {
  const [mail] = await sql<{ id: number }>`
    INSERT INTO outbox (reference, purpose, message_id, created_at, scheduled_at, due_at, attempts)
    VALUES (${reference}, ${purpose}, ${messageId(reference, purpose, distinction)}, ${now}, ${now}, ${dueAt}, 0)
    RETURNING id`;
  return (mail as { id: number }).id;
}

type PhotoRow = Pick<PhotoUpload, 'position' | 'name' | 'type' | 'bytes'>;

async function insertPhoto(sql: Sql, reference: string, mail: number, photo: PhotoRow): Promise<void> {
  await sql`
    INSERT INTO photos (reference, position, mail_id, name, type, bytes)
    VALUES (${reference}, ${photo.position}, ${mail}, ${photo.name}, ${photo.type}, ${photo.bytes})`;
}
