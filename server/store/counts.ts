import type { Database, Transaction } from './database.ts';

export type Counts = ReturnType<typeof counts>;

/** Counts that all processes on one PostgreSQL share. */
export function counts({ write }: Database) {
  return {
    /**
     * Adds `cost` to the count of `key`, which the database keeps: it must not be an address. Returns the count, with the
     * milliseconds until it begins again at 0.
     */
    countPoints: (key: string, cost: number, windowMs: number) =>
      write(async (tx) => {
        const { sql, now } = tx;
        await deleteExpired(tx);
        const [row] = await sql<{ points: number; expire: number }>`
          INSERT INTO rate_limits (key, points, expire) VALUES (${key}, ${cost}, ${now + windowMs})
          ON CONFLICT (key) DO UPDATE SET points = rate_limits.points + ${cost} RETURNING points, expire`;
        const { points, expire } = row as { points: number; expire: number };
        return { points, msLeft: expire - now };
      }),
    /** Deletes counts whose time is over. Those of the last requests would otherwise stay until the next one. */
    forgetCounts: () => write(deleteExpired),
  };
}

async function deleteExpired({ sql, now }: Transaction): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE expire <= ${now}`;
}
