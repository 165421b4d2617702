import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 600;

/** Counts accepted requests per address. */
export interface RateLimit {
  /** Counts one. Gives the seconds to wait when the limit is reached, else nothing. */
  take(address: string): Promise<number | undefined>;
  /** Takes one count back: the request turned out to be one that was already accepted. */
  giveBack(address: string): Promise<void>;
}

/** At most `points` accepted requests per address in ten minutes; shared by all processes where there is a PostgreSQL. */
export async function createRateLimit(points: number, databaseUrl: string | undefined): Promise<RateLimit> {
  const limiter = databaseUrl ? await postgresLimiter(points, databaseUrl) : memoryLimiter(points);
  return {
    async take(address) {
      try {
        await limiter.consume(keyOf(address));
        return undefined;
      } catch (refusal) {
        // A limiter that can't count must not cost a lead.
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
  const storeClient = new Pool({ connectionString: databaseUrl, max: 2, allowExitOnIdle: true });
  // A database that is away makes requests fail, not the process.
  storeClient.on('error', () => {});
  return new Promise<InstanceType<typeof RateLimiterPostgres>>((resolve, reject) => {
    const limiter = new RateLimiterPostgres(
      { storeClient, points, duration: WINDOW_SECONDS, keyPrefix: 'rate', tableName: 'rate_limits' },
      (error) => (error ? reject(error) : resolve(limiter)),
    );
  });
}

/** Addresses are personal data: only their hash is kept. */
function keyOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}
