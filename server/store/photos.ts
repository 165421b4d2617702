import { photoLimits } from '../../shared/photo-rules.ts';
import type { Database, Transaction } from './database.ts';
import { addMail, KNOWN_FOR_MS, type MailPurpose, PHOTO_WAIT_MS } from './leads.ts';

/** A checked photo: upright, without metadata. `name` is safe for mails and file systems. */
export type CheckedPhoto = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

export type PhotoUpload = CheckedPhoto & {
  readonly uploadToken: string;
  /** A hash of the file and its name as the visitor sent them, before re-encoding. */
  readonly sourceHash: string;
};

/**
 * Why a photo is not stored. `duplicate`: the request already has this photo; `full`: it has reached its limit of photos or
 * bytes; `unknown-token`: no such request, or it is more than two days old.
 */
export type PhotoRefusal = 'duplicate' | 'full' | 'unknown-token';

const DAY_MS = 24 * 60 * 60_000;
/** Maximum of photo bytes in one mail; base64 adds a third. Many mail servers refuse mails above 20 or 25 MB. */
const MAIL_PHOTOS = 10_000_000;

/** A photo of a request that was refused; `reason` is a key of the messages about photos. */
export type StoredRefusal = { readonly name: string; readonly reason: string };

type NewRefusal = StoredRefusal & Pick<PhotoUpload, 'uploadToken' | 'sourceHash'>;

export type PhotoStore = ReturnType<typeof photoStore>;

/** Adds photos to stored requests, which have them in the order of their arrival. When a promise resolves, its effect is on disk. */
export function photoStore({ write, read }: Database) {
  return {
    /**
     * Adds a photo to the firm's mail if that has had no attempt yet and has room, otherwise to a mail for late photos. Its
     * earlier refusal no longer counts.
     */
    addPhoto: (upload: PhotoUpload) => write((tx) => addPhoto(tx, upload)),
    /** Why `addPhoto` would refuse a photo, to check before decoding, the expensive part. `undefined`: it would not. */
    photoRefusal: (uploadToken: string, sourceHash: string) =>
      read(async (tx): Promise<PhotoRefusal | undefined> => {
        const owner = await ownerOf(tx, uploadToken);
        return owner ? refusalBy(await heldPhotos(tx, owner.reference), sourceHash, 0) : 'unknown-token';
      }),
    /** Records a photo that can't be stored, for the firm's mail, which no longer waits for it. */
    refusePhoto: ({ uploadToken, sourceHash, name, reason }: NewRefusal) =>
      write(async (tx) => {
        const owner = await ownerOf(tx, uploadToken);
        if (!owner) return;
        const { reference } = owner;
        await tx.sql`SELECT reference FROM leads WHERE reference = ${reference} FOR UPDATE`;
        if ((await refusedPhotos(tx, reference)).length >= photoLimits.count) return;
        await tx.sql`
          INSERT INTO refused_photos (reference, source_hash, name, reason)
          VALUES (${reference}, ${sourceHash}, ${name}, ${reason}) ON CONFLICT DO NOTHING`;
        await releaseIfComplete(tx, owner, (await heldPhotos(tx, reference)).length);
      }),
  };
}

type PhotoOwner = { reference: string; announced_photos: number };
type OpenMail = { id: number; purpose: MailPurpose; size: number };
type HeldPhoto = { source_hash: string; size: number };

async function addPhoto(tx: Transaction, upload: PhotoUpload): Promise<'stored' | PhotoRefusal> {
  const { sql } = tx;
  const owner = await ownerOf(tx, upload.uploadToken);
  if (!owner) return 'unknown-token';
  // Serialises photos of one request.
  await sql`SELECT reference FROM leads WHERE reference = ${owner.reference} FOR UPDATE`;
  const held = await heldPhotos(tx, owner.reference);
  const refusal = refusalBy(held, upload.sourceHash, upload.bytes.byteLength);
  if (refusal) return refusal;
  const position = held.length;

  const open = await sql<OpenMail>`
    SELECT id, purpose, (SELECT COALESCE(SUM(octet_length(bytes)), 0) FROM photos WHERE mail_id = outbox.id) AS size
    FROM outbox WHERE reference = ${owner.reference} AND purpose IN ('firm', 'late-photos') AND attempts = 0
    ORDER BY id FOR UPDATE`;
  const isFirmOpen = open.some(({ purpose }) => purpose === 'firm');
  const withRoom = open.find(({ size }) => size + upload.bytes.byteLength <= MAIL_PHOTOS);
  const [sent] = await sql<{ count: number }>`
    SELECT COUNT(*) AS count FROM outbox WHERE reference = ${owner.reference} AND purpose = 'late-photos' AND attempts > 0`;
  // Two minutes, an hour, a day: otherwise each photo could become a mail to the firm.
  const dueAt = tx.now + Math.min(PHOTO_WAIT_MS * 30 ** (sent?.count ?? 0), DAY_MS);
  const late = { purpose: 'late-photos', dueAt, distinction: `-${position}` } as const;
  const mail = withRoom?.id ?? ((await addMail(tx, { ...late, reference: owner.reference })) as number);
  await sql`
    INSERT INTO photos (reference, position, mail_id, source_hash, name, type, bytes)
    VALUES (${owner.reference}, ${position}, ${mail}, ${upload.sourceHash}, ${upload.name}, ${upload.type}, ${upload.bytes})`;
  // An earlier attempt may have been refused for a reason that passed.
  await sql`DELETE FROM refused_photos WHERE reference = ${owner.reference} AND source_hash = ${upload.sourceHash}`;
  if (isFirmOpen) await releaseIfComplete(tx, owner, held.length + 1);
  return 'stored';
}

export function refusedPhotos({ sql }: Transaction, reference: string): Promise<StoredRefusal[]> {
  return sql<StoredRefusal>`SELECT name, reason FROM refused_photos WHERE reference = ${reference} ORDER BY name`;
}

/** When all announced photos have arrived or were refused, the firm's mail and those that follow it are due now. */
async function releaseIfComplete(tx: Transaction, { reference, announced_photos }: PhotoOwner, held: number) {
  const { sql, now } = tx;
  if (held + (await refusedPhotos(tx, reference)).length < announced_photos) return;
  await sql`
    UPDATE outbox SET due_at = ${now}, scheduled_at = ${now}
    WHERE reference = ${reference} AND attempts = 0 AND due_at > ${now}
      AND reference IN (SELECT reference FROM outbox WHERE purpose = 'firm' AND attempts = 0)`;
}

/** The request of a token; `undefined` if there is none or the token has expired. */
async function ownerOf({ sql, now }: Transaction, uploadToken: string): Promise<PhotoOwner | undefined> {
  // PostgreSQL rejects some characters in text, such as NUL.
  if (!/^[\w-]{1,64}$/.test(uploadToken)) return undefined;
  const [owner] = await sql<PhotoOwner>`
    SELECT reference, announced_photos FROM leads
    WHERE upload_token = ${uploadToken} AND received_at > ${now - KNOWN_FOR_MS}`;
  return owner;
}

function heldPhotos({ sql }: Transaction, reference: string): Promise<HeldPhoto[]> {
  return sql<HeldPhoto>`
    SELECT source_hash, octet_length(bytes) AS size FROM photos WHERE reference = ${reference}`;
}

/** Why a request with these photos takes no other one of this size. */
function refusalBy(held: readonly HeldPhoto[], sourceHash: string, bytes: number): 'duplicate' | 'full' | undefined {
  if (held.some((photo) => photo.source_hash === sourceHash)) return 'duplicate';
  const total = held.reduce((sum, { size }) => sum + size, bytes);
  return held.length >= photoLimits.count || total > photoLimits.totalBytes ? 'full' : undefined;
}
