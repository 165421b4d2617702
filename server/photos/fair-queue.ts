type Job = () => Promise<void>;

/** Runs `job` when its turn comes. Rejects with the signal's reason if that aborts while the job still waits. */
export type FairQueue = <Result>(key: string, signal: AbortSignal, job: () => Promise<Result>) => Promise<Result>;

/** A queue that runs one job at a time. Keys take turns, so a key with many jobs does not delay the others. */
export function createFairQueue(): FairQueue {
  const waiting = new Map<string, Set<Job>>();
  let running = false;

  function next(): Job | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [key, jobs] = first;
    const [job] = jobs;
    // Re-inserting moves the key to the end of the map, behind all others.
    waiting.delete(key);
    if (job) jobs.delete(job);
    if (jobs.size > 0) waiting.set(key, jobs);
    return job;
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (let job = next(); job; job = next()) await job();
    running = false;
  }

  return (key, signal, job) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const jobs = waiting.get(key) ?? new Set();
      const start = async () => {
        signal.removeEventListener('abort', leave);
        await job().then(resolve, reject);
      };
      const leave = () => {
        jobs.delete(start);
        if (jobs.size === 0) waiting.delete(key);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.set(key, jobs.add(start));
      void run();
    });
}
