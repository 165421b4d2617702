import { createFairQueue } from '../http/fair-queue.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import { decodePhoto } from './decode.ts';
import { checkFile } from './format.ts';
import { cleanPhotoName } from './photo-name.ts';
import { type PhotoVerdict, refused } from './refusal.ts';

type PhotoSender = {
  /** The sender's address: key of the fair queue and of the failure count. */
  readonly address: string;
  /** Identifies the quote request (not the HTTP request) of the photo: second key of the failure count. */
  readonly lead: string;
  /** Aborts waiting or decoding. */
  readonly signal: AbortSignal;
};

/** Validates a file by its content and re-encodes it. Never rejects. */
export type PhotoChecker = (
  file: { readonly name: string; readonly bytes: Uint8Array },
  sender: PhotoSender,
) => Promise<PhotoVerdict>;

const DECODE_MS = 10_000;
/** Maximum of photos that can't be decoded in ten minutes, per address and per lead. One that is broken off counts. */
const MAX_FAILURES = 10;

export function createPhotoChecker(log: Log): PhotoChecker {
  const inTurn = createFairQueue({ perKey: 50, total: 500 });
  const failures = createRateLimit(MAX_FAILURES - 1);

  return async ({ name, bytes }, { address, lead, signal }) => {
    const result = checkFile(bytes);
    if ('refusal' in result) return refused(result.refusal);
    const keys = [`address ${address}`, `lead ${lead}`];
    // Aborted, or too many photos wait.
    return inTurn(address, signal, () => decode(cleanPhotoName(name), bytes, keys, signal)).catch(() =>
      refused('busy'),
    );
  };

  /** Rejects when `signal` aborts. */
  async function decode(name: string, bytes: Uint8Array, keys: string[], signal: AbortSignal): Promise<PhotoVerdict> {
    const count = (points: number) => Promise.all(keys.map((key) => failures.take(key, points)));
    if ((await count(0)).some((seconds) => seconds !== undefined)) return refused('too-many-failures');
    // Before decoding, because a client that disconnects has cost as much.
    await count(1);
    const decoded = await decodePhoto(bytes, AbortSignal.any([signal, AbortSignal.timeout(DECODE_MS)]));
    signal.throwIfAborted();
    if ('jpeg' in decoded || decoded.refusal === 'busy') await count(-1);
    if ('jpeg' in decoded) return { ok: true, photo: { name, type: 'image/jpeg', bytes: decoded.jpeg } };
    if (decoded.refusal === 'busy') log.error('photo-decoder-failed');
    return refused(decoded.refusal);
  }
}
