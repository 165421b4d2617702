import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Store } from '../store/store.ts';

const TEN_MINUTES = 600;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Counts requests per key, such as an address. */
export interface RateLimit {
  /**
   * Counts one request, or one that costs several points; a negative number gives points back. Returns the seconds to wait
   * when the limit is reached, else `undefined`.
   */
  take(key: string, points?: number): Promise<number | undefined>;
}

type Counts = Pick<Store, 'countPoints'>;

/** At most `points` per key in `duration` seconds. All processes with the same `store`, in PostgreSQL, share the count. */
export function createRateLimit(points: number, store?: Counts, duration = TEN_MINUTES): RateLimit {
  const memory = new RateLimiterMemory({ points, duration });
  return {
    async take(key, cost = 1) {
      const counted = store ? store.countPoints(key, cost, duration * 1000) : memory.penalty(key, cost);
      // Storing a lead matters more than the limit.
      const count = await counted.catch(() => undefined);
      return count && count.consumedPoints > points ? Math.ceil(count.msBeforeNext / 1000) : undefined;
    },
  };
}

/** No limit, for benchmarks. */
export const unlimited: RateLimit = { take: async () => undefined };

/**
 * Counts a confirmation for the visitor at `address` to `email`. Returns how to give it back when none is sent after all;
 * `undefined` when the visitor gets none.
 */
export type ConfirmationLimit = (email: string, address: string) => Promise<(() => Promise<void>) | undefined>;

/** Limits confirmations: anyone may enter the address of a stranger. All processes with the same `store`, in PostgreSQL, share the counts. */
export function createConfirmationLimit(store?: Counts): ConfirmationLimit {
  const perMailbox = createRateLimit(3, store, DAY);
  const perNetwork = createRateLimit(5, store, HOUR);
  const perDomain = createRateLimit(20, store, HOUR);
  const forAll = createRateLimit(50, store, HOUR);
  return async (email, address) => {
    // The narrowest first: one mailbox or network must not use up what is there for all.
    const counts = [
      [perMailbox, `mailbox:${mailbox(email)}`],
      [perNetwork, `network:${address}`],
      [perDomain, `domain:${email.split('@')[1]}`],
      [forAll, 'confirmations'],
    ] as const;
    const taken: (typeof counts)[number][] = [];
    const giveBack = async () => {
      for (const [limit, key] of taken) await limit.take(key, -1);
    };
    for (const count of counts) {
      const [limit, key] = count;
      taken.push(count);
      if ((await limit.take(key)) === undefined) continue;
      await giveBack();
      return undefined;
    }
    return giveBack;
  };
}

/** The mailbox of a valid mail address: lower case, without a +tag and the dots that Gmail ignores. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** For benchmarks. */
export const alwaysConfirm: ConfirmationLimit = async () => async () => {};

/**
 * The limits per address: `points` requests in ten minutes, and three times as many in 23 hours. The second one is there because
 * each request is a mail to the firm, and mail providers limit the mails of a day. It is an hour short of a day
 * because the privacy statement says that addresses are forgotten within a day, and the database deletes a count some time after
 * its end. Without `points` there are no limits.
 */
export function createLimits(points: number | undefined, store?: Counts) {
  if (!points) return { rateLimit: unlimited, mayConfirm: alwaysConfirm };
  const [short, long] = [createRateLimit(points, store), createRateLimit(3 * points, store, DAY - HOUR)];
  const take = async (address: string) => (await short.take(address)) ?? (await long.take(`day:${address}`));
  return { rateLimit: { take }, mayConfirm: createConfirmationLimit(store) };
}

/**
 * Whether to log what anyone can cause, for the network of a client: ten times in ten minutes, a hundred for all. Errors would
 * get lost among more. Counts it.
 */
export function createLogLimit(): (network: string) => Promise<boolean> {
  const [ofNetwork, ofAll] = [createRateLimit(10), createRateLimit(100)];
  return async (network) => (await ofNetwork.take(network)) === undefined && (await ofAll.take('all')) === undefined;
}
