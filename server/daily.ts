const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs a job immediately, then once a day, until stopped. The job handles its own failures. */
export function startDaily(job: () => Promise<void>): { stop(): void } {
  void job();
  const timer = setInterval(() => void job(), DAY_MS);
  return { stop: () => clearInterval(timer) };
}
