import { setImmediate as nextTurn } from 'node:timers/promises';
import { tooBusy } from './body.ts';

type Job = () => Promise<void>;

/**
 * Runs `job` when its turn comes. Rejects with the signal's reason when that aborts, and with a
 * `RequestError` (503) if too many wait.
 */
export type FairQueue = <Result>(key: string, signal: AbortSignal, job: () => Promise<Result>) => Promise<Result>;

/** How many jobs may wait, of one key and of all. */
type Limits = { readonly perKey: number; readonly total: number };

/** A queue that runs one job at a time. Keys take turns, so a key with many jobs does not delay the others. */
export function createFairQueue({ perKey, total }: Limits): FairQueue {
  const waiting = new Map<string, Set<Job>>();
  let count = 0;
  let running = false;

  function remove(key: string, job: Job): void {
    const jobs = waiting.get(key);
    if (!jobs?.delete(job)) return;
    count--;
    if (jobs.size === 0) waiting.delete(key);
  }

  function next(): Job | undefined {
    const [[key, jobs] = ['', new Set<Job>()]] = waiting;
    const [job] = jobs;
    if (!job) return undefined;
    remove(key, job);
    // Inserting it again moves the key behind all others.
    if (waiting.delete(key)) waiting.set(key, jobs);
    return job;
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (let job = next(); job; job = next()) {
      await job();
      // A job may end without a turn of the event loop, which serves everybody else.
      await nextTurn();
    }
    running = false;
  }

  return async <Result>(key: string, signal: AbortSignal, job: () => Promise<Result>) => {
    const jobs = waiting.get(key) ?? new Set();
    if (count >= total || jobs.size >= perKey) throw tooBusy();
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const leave = () => {
      remove(key, turn);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    // A signal with a time limit lives until that, and with it its listener and the job.
    const stay = () => signal.removeEventListener('abort', leave);
    const turn = () => job().then(resolve, reject).finally(stay);
    waiting.set(key, jobs.add(turn));
    count++;
    void run();
    return promise;
  };
}
