import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Store } from '../store/store.ts';

const TEN_MINUTES = 600;

/** Counts new requests per address. */
export interface RateLimit {
  /**
   * Counts one request, or one that costs several points; `seconds` is the window of this address, if not the limit's.
   * Returns the seconds to wait when the limit is reached, else `undefined`.
   */
  take(address: string, points?: number, seconds?: number): Promise<number | undefined>;
}

/** At most `points` per address in `duration` seconds. All processes with the same `store`, in PostgreSQL, share the count. */
export function createRateLimit(points: number, store?: Pick<Store, 'countPoints'>, duration = TEN_MINUTES): RateLimit {
  const memory = new RateLimiterMemory({ points, duration });
  return {
    async take(address, cost = 1, seconds = duration) {
      const counted = store
        ? store.countPoints(address, cost, seconds * 1000)
        : memory.penalty(address, cost, { customDuration: seconds });
      // Storing a lead matters more than the limit.
      const count = await counted.catch(() => undefined);
      return count && count.consumedPoints > points ? Math.ceil(count.msBeforeNext / 1000) : undefined;
    },
  };
}

/** No limit, for benchmarks. */
export const unlimited: RateLimit = { take: async () => undefined };

/** Whether the visitor at `address` gets a confirmation to `email`. Counts it if so. */
export type ConfirmationLimit = (email: string, address: string) => Promise<boolean>;

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** The budget, and what a confirmation costs: 3 a day for a mailbox; an hour 5 for a network, 20 for a domain, 50 in all. */
const BUDGET = 100;
const COSTS = { mailbox: 33, network: 20, domain: 5, all: 2 };

/** Limits confirmations: anyone may enter the address of a stranger. All processes with the same `store`, in PostgreSQL, share the counts. */
export function createConfirmationLimit(store?: Pick<Store, 'countPoints'>): ConfirmationLimit {
  const limit = createRateLimit(BUDGET, store, HOUR_SECONDS);
  return async (email, address) => {
    // The narrowest first: one mailbox or network must not use up what is there for all.
    return (
      (await limit.take(`mailbox:${mailbox(email)}`, COSTS.mailbox, DAY_SECONDS)) === undefined &&
      (await limit.take(`network:${address}`, COSTS.network)) === undefined &&
      (await limit.take(`domain:${email.split('@')[1]}`, COSTS.domain)) === undefined &&
      (await limit.take('confirmations', COSTS.all)) === undefined
    );
  };
}

/** The mailbox of a valid mail address: lower case, without a +tag and the dots that Gmail ignores. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** For benchmarks. */
export const alwaysConfirm: ConfirmationLimit = async () => true;
