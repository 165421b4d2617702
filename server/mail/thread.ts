import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import type { DueMail } from '../store/port.ts';
import { DeliveryError, describeError } from './failure.ts';
import type { DeliveryOutcome, ThreadSettings } from './thread-entry.ts';

/** Writes and sends mails, one after the other. */
export type MailThread = {
  /** Rejects with a `DeliveryError` when the mail did not go out. */
  deliver(mail: DueMail): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A thread of its own for writing mails, so that it never keeps a visitor waiting. It is started for the first mail, and
 * again for the next one if it died.
 */
export function startMailThread(settings: ThreadSettings, log: Log): MailThread {
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./thread-entry.ts', import.meta.url), {
      workerData: settings,
      // React's other build checks its input, at several times the cost.
      env: { NODE_ENV: 'production' },
    });
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    started.on('error', (error) => {
      forget();
      log.error('mail-thread-failed', { error: describeError(error) });
    });
    started.on('exit', forget);
    return started;
  }

  return {
    async deliver(mail) {
      worker ??= start();
      const outcome = outcomeFrom(worker);
      worker.postMessage(mail);
      const failure = await outcome;
      if (failure) throw new DeliveryError(failure.kind, failure.message);
    },
    async stop() {
      await worker?.terminate();
    },
  };
}

/** Rejects when the thread fails or ends first: no one knows then whether the mail went out, so it goes again. */
async function outcomeFrom(worker: Worker): Promise<DeliveryOutcome> {
  const end = new AbortController();
  const abort = () => end.abort();
  worker.once('exit', abort);
  try {
    const [outcome] = await once(worker, 'message', { signal: end.signal });
    return outcome;
  } finally {
    worker.off('exit', abort);
  }
}
