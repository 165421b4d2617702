import { photoLimits } from '../../shared/photo-rules.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { Counts } from '../store/counts.ts';

/** An hour short of a day: the privacy statement says that addresses are forgotten within a day. */
const WINDOW_SECONDS = 23 * 60 * 60;
/** Bytes of photos that are stored in a day: of one network, and of all. Two years of full days fill 110 GB. */
const PER_NETWORK = 50e6;
const TOTAL = 150e6;
/** Bytes of one request, which each network may add even when a few others have used up the total. */
const ALWAYS = photoLimits.totalBytes;

/**
 * Takes room for a photo of `bytes` from `network`. Returns how to give it back when the photo is not stored after all;
 * `undefined` without room, which counts too: such a network then has none for 0 bytes either.
 */
export type PhotoQuota = (network: string, bytes: number) => Promise<(() => Promise<unknown>) | undefined>;

type Options = {
  /** Whether there is no room at all. */
  readonly isDiskLow?: () => Promise<boolean>;
  readonly countPoints?: Counts['countPoints'];
};

/** Limits how much photos fill the disk. */
export function createPhotoQuota({ isDiskLow = async () => false, countPoints }: Options = {}): PhotoQuota {
  const ofNetwork = createRateLimit(PER_NETWORK, countPoints, WINDOW_SECONDS);
  const always = createRateLimit(ALWAYS, countPoints, WINDOW_SECONDS);
  const ofAll = createRateLimit(TOTAL, countPoints, WINDOW_SECONDS);
  return async (network, bytes) => {
    const photos = `photos:${network}`;
    const fewPhotos = `few-photos:${network}`;
    if ((await isDiskLow()) || (await ofNetwork.take(photos, bytes)) !== undefined) return undefined;
    const isAlways = (await always.take(fewPhotos, bytes)) === undefined;
    if ((await ofAll.take('photos', bytes)) !== undefined && !isAlways) return undefined;
    return () =>
      Promise.all([ofNetwork.take(photos, -bytes), always.take(fewPhotos, -bytes), ofAll.take('photos', -bytes)]);
  };
}
