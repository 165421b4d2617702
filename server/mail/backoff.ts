const FIRST_MS = 30_000;
const LONGEST_MS = 24 * 60 * 60_000;
const SHORTEST_MS = 1_000;

/**
 * How long to wait after the given attempt (1 is the first): anything up to a ceiling that doubles from 30 seconds to a
 * day. The jitter spreads mails that failed together, so that a server that comes back isn't flooded.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.max(SHORTEST_MS, Math.round(random() * ceiling));
}
