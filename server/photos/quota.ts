import { photoLimits } from '../../shared/photo-rules.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/** An hour short of a day: the privacy statement says that addresses are forgotten within a day. */
const WINDOW_SECONDS = 23 * 60 * 60;
/** Bytes of photos that are stored in a day: of one network, and of all. Two years of full days fill 110 GB. */
const PER_NETWORK = 50e6;
const TOTAL = 150e6;
/** Bytes of one request, which each network may add even when a few others have used up the total. */
const ALWAYS = photoLimits.totalBytes;

/** Whether there is room for a photo of `bytes` from `network`. Counts it. With 0 bytes: whether a photo may fit at all. */
export type PhotoQuota = (network: string, bytes: number) => Promise<boolean>;

/** Limits how much photos fill the disk. `isDiskLow` tells whether there is any room. */
export function createPhotoQuota(isDiskLow: () => Promise<boolean> = async () => false): PhotoQuota {
  const ofNetwork = createRateLimit(PER_NETWORK, undefined, WINDOW_SECONDS);
  const always = createRateLimit(ALWAYS, undefined, WINDOW_SECONDS);
  const ofAll = createRateLimit(TOTAL, undefined, WINDOW_SECONDS);
  return async (network, bytes) => {
    if ((await isDiskLow()) || (await ofNetwork.take(network, bytes)) !== undefined) return false;
    const isAlways = (await always.take(network, bytes)) === undefined;
    return (await ofAll.take('all', bytes)) === undefined || isAlways;
  };
}
