import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { describeError } from './failure.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import type { ThreadMessage, ThreadSettings } from './thread-entry.ts';

const PAUSE_BEFORE_RESTART_MS = 5_000;

/**
 * Runs the outbox worker in a thread of its own, so that writing mails never keeps a page waiting. A thread that dies is
 * started again; the mail in its hands goes out when its lease has ended.
 */
export function startMailThread(settings: ThreadSettings, log: Log): OutboxWorker {
  let stopping = false;
  let thread: Worker | undefined;
  let restart: NodeJS.Timeout | undefined;
  let ended = Promise.resolve();

  function start() {
    const current = new Worker(new URL('./thread-entry.ts', import.meta.url), { workerData: settings });
    thread = current;
    current.on('message', ({ level, event, data }: ThreadMessage) => log[level](event, data));
    current.on('error', (error) => log.error('mail-thread-failed', { error: describeError(error) }));
    ended = new Promise((resolve) => {
      current.on('exit', () => {
        thread = undefined;
        resolve();
        if (stopping) return;
        log.error('mail-thread-ended');
        restart = setTimeout(start, PAUSE_BEFORE_RESTART_MS);
      });
    });
  }

  start();
  return {
    wake: () => thread?.postMessage('wake'),
    stop() {
      stopping = true;
      clearTimeout(restart);
      thread?.postMessage('stop');
      return ended;
    },
  };
}
