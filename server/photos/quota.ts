import { createRateLimit } from '../http/rate-limit.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Bytes of photos that are stored in a day. A request has at most 25 MB; two years of full days fill 365 GB. */
const PER_NETWORK = 100e6;
const TOTAL = 500e6;

/** Whether there is room for a photo of `bytes` from `network`. Counts it. */
export type PhotoQuota = (network: string, bytes: number) => Promise<boolean>;

/** Limits how much photos fill the disk. `isDiskLow` tells whether there is any room. */
export function createPhotoQuota(isDiskLow: () => Promise<boolean> = async () => false): PhotoQuota {
  const ofNetwork = createRateLimit(PER_NETWORK, undefined, DAY_SECONDS);
  const ofAll = createRateLimit(TOTAL, undefined, DAY_SECONDS);
  return async (network, bytes) =>
    !(await isDiskLow()) &&
    (await ofNetwork.take(network, bytes)) === undefined &&
    (await ofAll.take('all', bytes)) === undefined;
}
