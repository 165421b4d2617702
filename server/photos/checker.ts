import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import { decodePhoto } from './decode.ts';
import { createFairQueue } from './fair-queue.ts';
import { checkFile } from './format.ts';
import { cleanPhotoName } from './photo-name.ts';
import { type PhotoVerdict, refused } from './refusal.ts';

type PhotoSender = {
  /** The sender's address: key of the fair queue and of the failure count. */
  readonly address: string;
  /** Identifies the quote request (not the HTTP request) of the photo: second key of the failure count. */
  readonly lead: string;
  /** Aborts waiting or decoding. */
  readonly signal?: AbortSignal;
};

export type PhotoChecker = {
  /** Validates a file by its content and re-encodes it. Never rejects. */
  check(file: { readonly name: string; readonly bytes: Uint8Array }, sender: PhotoSender): Promise<PhotoVerdict>;
  /** Refuses all photos from now on, including those being decoded, with the reason `busy`. */
  stop(): void;
};

const DECODE_MS = 10_000;
/** Maximum of photos that can't be decoded in ten minutes, per address and per lead. */
const FAILURES = { points: 10, duration: 600 };

export function createPhotoChecker(log: Log): PhotoChecker {
  const inTurn = createFairQueue();
  const failures = new RateLimiterMemory(FAILURES);
  const stopped = new AbortController();

  return {
    async check({ name, bytes }, { address, lead, signal }) {
      const result = checkFile(bytes);
      if ('refusal' in result) return refused(result.refusal);
      const keys = [`address ${address}`, `lead ${lead}`];
      const abort = AbortSignal.any([stopped.signal, ...(signal ? [signal] : [])]);
      try {
        return await inTurn(address, abort, () => decode(cleanPhotoName(name), bytes, keys, abort));
      } catch {
        return refused('busy');
      }
    },
    stop: () => stopped.abort(),
  };

  /** Rejects when `abort` aborts. */
  async function decode(name: string, bytes: Uint8Array, keys: string[], abort: AbortSignal): Promise<PhotoVerdict> {
    const counts = await Promise.all(keys.map((key) => failures.get(key)));
    if (counts.some((count) => count && count.consumedPoints >= FAILURES.points)) return refused('too-many-failures');
    const decoded = await decodePhoto(bytes, AbortSignal.any([abort, AbortSignal.timeout(DECODE_MS)]));
    abort.throwIfAborted();
    if (decoded && 'jpeg' in decoded) return { ok: true, photo: { name, type: 'image/jpeg', bytes: decoded.jpeg } };
    if (!decoded) log.error('photo-decoder-ended');
    await Promise.all(keys.map((key) => failures.penalty(key)));
    return refused(decoded?.refusal ?? 'too-heavy');
  }
}
