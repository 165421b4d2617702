import { isPurgeOverdue } from './leads/retention.ts';
import type { Store } from './store/store.ts';

/** The health is read at most once in this time, in milliseconds: anyone may ask for it. */
const HEALTH_MS = 1000;

/**
 * Tells the health of what is behind the pages: `degraded` when a mail to the firm or the daily purge failed, or `hasFault`
 * resolves to `true`. Rejects when the store can't be read.
 */
export function createHealth(store: Store, hasFault: () => Promise<boolean>): () => Promise<'ok' | 'degraded'> {
  let [health, until]: [ReturnType<typeof read> | undefined, number] = [undefined, 0];

  async function read() {
    await store.check();
    const isDegraded =
      (await hasFault()) || (await isPurgeOverdue(store, Date.now())) || (await store.stuck()).length > 0;
    return isDegraded ? 'degraded' : 'ok';
  }

  return () => {
    if (!health || performance.now() > until) [health, until] = [read(), performance.now() + HEALTH_MS];
    return health;
  };
}
