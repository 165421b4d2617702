import { createHmac } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 600;
/** In ms. A slow database must not delay a lead: a request that can't be counted in time is let through. */
const DATABASE_MS = 2000;

/** Counts accepted requests per address. */
export interface RateLimit {
  /** Counts one request. Returns the seconds to wait when the limit is reached, else `undefined`. */
  take(address: string): Promise<number | undefined>;
  /** Undoes one count: the request was not stored, or is a duplicate. */
  giveBack(address: string): Promise<void>;
}

/**
 * At most `points` accepted requests per address in ten minutes. With PostgreSQL all processes share the count, in a table
 * that the store has created.
 */
export async function createRateLimit(points: number, databaseUrl: string | undefined): Promise<RateLimit> {
  const limiter = databaseUrl ? await postgresLimiter(points, databaseUrl) : memoryLimiter(points);
  const keyOf = databaseUrl ? pseudonyms(databaseUrl) : (address: string) => address;
  return {
    async take(address) {
      try {
        await limiter.consume(keyOf(address));
        return undefined;
      } catch (refusal) {
        // Fail open: storing a lead matters more than the limit.
        return refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) : undefined;
      }
    },
    async giveBack(address) {
      await limiter.reward(keyOf(address)).catch(() => {});
    },
  };
}

/** No limit, for benchmarks. */
export const unlimited: RateLimit = { take: async () => undefined, giveBack: async () => {} };

function memoryLimiter(points: number) {
  return new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
}

async function postgresLimiter(points: number, databaseUrl: string) {
  const [{ RateLimiterPostgres }, { Pool }, { schemaOf }] = await Promise.all([
    import('rate-limiter-flexible'),
    import('pg'),
    import('../store/postgres.ts'),
  ]);
  const schemaName = schemaOf(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 2,
    allowExitOnIdle: true,
    keepAlive: true,
    connectionTimeoutMillis: DATABASE_MS,
    query_timeout: DATABASE_MS,
  });
  // Without a listener a lost connection would crash the process.
  pool.on('error', () => {});
  return new RateLimiterPostgres({
    // Removes the library's statement names: a pooler in transaction mode does not support prepared statements.
    storeClient: { query: ({ text, values = [] }: QueryConfig<unknown[]>) => pool.query({ text, values }) },
    storeType: 'pool',
    points,
    duration: WINDOW_SECONDS,
    keyPrefix: 'rate',
    ...(schemaName !== undefined && { schemaName }),
    tableName: 'rate_limits',
    tableCreated: true,
  });
}

/**
 * Addresses are personal data, so the database gets an HMAC instead. Its key is the database's password, which all processes
 * share: without a secret, all IPv4 addresses could be tried.
 */
function pseudonyms(databaseUrl: string): (address: string) => string {
  const { password } = new URL(databaseUrl);
  return (address) => createHmac('sha256', password).update(address).digest('base64url');
}
