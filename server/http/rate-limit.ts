import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 600;
/** A database that hangs must not hold up a lead: what can't be counted in time is let through. */
const DATABASE_MS = 2000;

/** Counts accepted requests per address. */
export interface RateLimit {
  /** Counts one. Gives the seconds to wait when the limit is reached, else `undefined`. */
  take(address: string): Promise<number | undefined>;
  /** Takes one count back: the request was not stored, or had been stored before. */
  giveBack(address: string): Promise<void>;
}

/** At most `points` accepted requests per address in ten minutes; shared by all processes where there is a PostgreSQL. */
export async function createRateLimit(points: number, databaseUrl: string | undefined): Promise<RateLimit> {
  const limiter = databaseUrl ? await postgresLimiter(points, databaseUrl) : memoryLimiter(points);
  const keyOf = databaseUrl ? pseudonyms(databaseUrl) : (address: string) => address;
  return {
    async take(address) {
      try {
        await limiter.consume(keyOf(address));
        return undefined;
      } catch (refusal) {
        // A limiter that fails must not cost a lead.
        return refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) : undefined;
      }
    },
    async giveBack(address) {
      await limiter.reward(keyOf(address)).catch(() => {});
    },
  };
}

/** No limit, for measurements. */
export const unlimited: RateLimit = { take: async () => undefined, giveBack: async () => {} };

function memoryLimiter(points: number) {
  return new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
}

async function postgresLimiter(points: number, databaseUrl: string) {
  const [{ RateLimiterPostgres }, { Pool }] = await Promise.all([import('rate-limiter-flexible'), import('pg')]);
  const storeClient = new Pool({
    connectionString: databaseUrl,
    max: 2,
    allowExitOnIdle: true,
    keepAlive: true,
    connectionTimeoutMillis: DATABASE_MS,
    query_timeout: DATABASE_MS,
  });
  // A lost connection makes requests fail, not the process.
  storeClient.on('error', () => {});
  return new Promise<InstanceType<typeof RateLimiterPostgres>>((resolve, reject) => {
    const limiter = new RateLimiterPostgres(
      { storeClient, points, duration: WINDOW_SECONDS, keyPrefix: 'rate', tableName: 'rate_limits' },
      (error) => (error ? reject(error) : resolve(limiter)),
    );
  });
}

/**
 * Addresses are personal data. In the database stands a hash keyed by the database's password, which all processes
 * share; without a password it can be reversed by trying all addresses.
 */
function pseudonyms(databaseUrl: string): (address: string) => string {
  const { password } = new URL(databaseUrl);
  return (address) => createHmac('sha256', password).update(address).digest('base64url');
}
