import { photoLimits } from '../../shared/photo-rules.ts';
import type { Database, Transaction } from './database.ts';
import { addMail, type MailPurpose, PHOTO_WAIT_MS } from './leads.ts';

/** A checked photo: upright, without metadata. `name` is safe for mails and file systems. */
export type CheckedPhoto = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

export type PhotoUpload = CheckedPhoto & {
  readonly uploadToken: string;
  /** 0-based position among the announced photos; `undefined` for the next free one. */
  readonly position: number | undefined;
  /** A hash of the file as the visitor sent it, before re-encoding. */
  readonly sourceHash: string;
};

/**
 * Why a photo is not stored. `duplicate`: the request already has this photo, at any position; `occupied`: another photo has
 * this position; `full`: the request has reached its limit of photos or bytes; `unknown-token`: no such request, or it is
 * more than a day old.
 */
export type PhotoRefusal = 'duplicate' | 'occupied' | 'full' | 'unknown-token';

/** How long after a request photos may be added. */
const DAY_MS = 24 * 60 * 60_000;
/** Maximum of photo bytes in one mail; base64 adds a third. Many mail servers refuse mails above 20 or 25 MB. */
const MAIL_PHOTOS = 10_000_000;
/** How long a mail with late photos waits for more of them. */
const LATE_PHOTOS_WAIT_MS = 60_000;

export type PhotoStore = ReturnType<typeof photoStore>;

/** Adds photos to stored requests. When a promise resolves, its effect is on disk. */
export function photoStore({ write, read }: Database) {
  return {
    /** Adds a photo to the firm's mail if that has had no attempt yet and has room, otherwise to a mail for late photos. */
    addPhoto: (upload: PhotoUpload) => write((tx) => addPhoto(tx, upload)),
    /** What `addPhoto` would return, to check before decoding, the expensive part. */
    photoPlace: (uploadToken: string, position: number | undefined, sourceHash: string) =>
      read((tx) => photoPlace(tx, uploadToken, position, sourceHash)),
    /** Call when all announced photos were stored or refused: makes the mails that wait for them due now. */
    photosSettled: (uploadToken: string) => write((tx) => photosSettled(tx, uploadToken)),
  };
}

type PhotoOwner = { reference: string; announced_photos: number };
type OpenMail = { id: number; purpose: MailPurpose; size: number };
type HeldPhoto = { position: number; source_hash: string | null; size: number };

async function addPhoto(tx: Transaction, upload: PhotoUpload): Promise<'stored' | PhotoRefusal> {
  const { sql } = tx;
  const owner = await ownerOf(tx, upload.uploadToken);
  if (!owner) return 'unknown-token';
  // Serialises photos of one request.
  await sql`SELECT reference FROM leads WHERE reference = ${owner.reference} FOR UPDATE`;
  const held = await heldPhotos(tx, owner.reference);
  const place = findPosition(held, upload.position, upload.sourceHash, upload.bytes.byteLength);
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

async function photoPlace(
  tx: Transaction,
  uploadToken: string,
  position: number | undefined,
  sourceHash: string,
): Promise<'free' | PhotoRefusal> {
  const owner = await ownerOf(tx, uploadToken);
  if (!owner) return 'unknown-token';
  const place = findPosition(await heldPhotos(tx, owner.reference), position, sourceHash, 0);
  return typeof place === 'number' ? 'free' : place;
}

async function photosSettled(tx: Transaction, uploadToken: string): Promise<void> {
  const owner = await ownerOf(tx, uploadToken);
  if (owner) await release(tx, owner.reference);
}

/** The request of a token; `undefined` if there is none or the token has expired. */
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
function findPosition(
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

/** The id of a new mail for late photos, which is not due before a firm's mail that waits for photos. */
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
