import type { Counts } from '../store/counts.ts';

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

/** At most `points` per key in `duration` seconds. Limits with the same `countPoints`, in PostgreSQL, share the count. */
export function createRateLimit(points: number, countPoints = memoryCounts(), duration = TEN_MINUTES): RateLimit {
  return {
    async take(key, cost = 1) {
      // Storing a lead matters more than the limit.
      const count = await countPoints(key, cost, duration * 1000).catch(() => undefined);
      return count && count.points > points ? Math.ceil(count.msLeft / 1000) : undefined;
    },
  };
}

/** Counts in memory, which forgets a key at the end of its window, as the privacy statement promises. */
function memoryCounts(): Counts['countPoints'] {
  const counts = new Map<string, { points: number; readonly end: number }>();
  return async (key, cost, windowMs) => {
    const now = performance.now();
    let count = counts.get(key);
    if (!count) {
      count = { points: 0, end: now + windowMs };
      counts.set(key, count);
      // In Deno a timer is a number, which keeps no process alive on Supabase.
      setTimeout(() => counts.delete(key), windowMs).unref?.();
    }
    count.points += cost;
    return { points: count.points, msLeft: count.end - now };
  };
}

/** No limit, for benchmarks. */
export const unlimited: RateLimit = { take: async () => undefined };

/**
 * Counts a confirmation for the visitor at `address` to `email`. Returns how to give it back when none is sent after all;
 * `undefined` when the visitor gets none.
 */
export type ConfirmationLimit = (email: string, address: string) => Promise<(() => Promise<void>) | undefined>;

/** Limits confirmations: anyone may enter the address of a stranger. */
export function createConfirmationLimit(countPoints?: Counts['countPoints']): ConfirmationLimit {
  const perMailbox = createRateLimit(3, countPoints, DAY);
  const perNetwork = createRateLimit(5, countPoints, HOUR);
  const forAll = createRateLimit(50, countPoints, HOUR);
  return async (email, address) => {
    // The narrowest first: one mailbox or network must not use up what is there for all.
    const counts = [
      [perMailbox, `mailbox:${mailbox(email)}`],
      [perNetwork, `network:${address}`],
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
export function createLimits(points: number | undefined, countPoints?: Counts['countPoints']) {
  if (!points) return { rateLimit: unlimited, takeConfirmation: alwaysConfirm };
  const short = createRateLimit(points, countPoints);
  const long = createRateLimit(3 * points, countPoints, DAY - HOUR);
  const take = async (address: string) => (await short.take(address)) ?? (await long.take(`day:${address}`));
  return { rateLimit: { take }, takeConfirmation: createConfirmationLimit(countPoints) };
}

/**
 * Whether to log what anyone can cause, for the network of a client: ten times in ten minutes, a hundred for all. Errors would
 * get lost among more. Counts it.
 */
export function createLogLimit(): (network: string) => Promise<boolean> {
  const [ofNetwork, ofAll] = [createRateLimit(10), createRateLimit(100)];
  return async (network) => (await ofNetwork.take(network)) === undefined && (await ofAll.take('all')) === undefined;
}
