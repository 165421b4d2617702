import type { Log } from '../log.ts';
import { type DueMail, type Outbox, STUCK_AFTER_MS } from '../store/port.ts';
import { retryDelay } from './backoff.ts';
import { DeliveryError, describeError } from './failure.ts';

export type OutboxWorker = {
  /** There may be mail: look now rather than at the next turn. */
  wake(): void;
  /** Resolves once the mail in hand is done with. */
  stop(): Promise<void>;
};

type WorkerParts = {
  readonly outbox: Outbox;
  readonly deliver: (mail: DueMail) => Promise<void>;
  readonly log: Log;
};

/** Longer than a delivery can take (see `SmtpTimeouts`), or a second worker would take up a mail that is still going out. */
const LEASE_MS = 120_000;
const POLL_MS = 1_000;
const PAUSE_AFTER_ERROR_MS = 5_000;
const ALARM_EVERY_MS = 60_000;

/** Sends what the outbox holds, one mail at a time, until stopped. Several workers may share one outbox. */
export function startOutboxWorker({ outbox, deliver, log }: WorkerParts): OutboxWorker {
  const pause = createPause();
  let stopping = false;
  let alarmAt = 0;

  async function run() {
    while (!stopping) {
      try {
        if (performance.now() >= alarmAt) await reportStuck();
        // One at a time: the lease of a second one would run while the first goes out.
        const [mail = (await outbox.claim(1, LEASE_MS, 'visitor'))[0]] = await outbox.claim(1, LEASE_MS, 'firm');
        if (mail) await handle(mail);
        else await pause.wait(POLL_MS);
      } catch (error) {
        log.error('outbox-failed', { error: describeError(error) });
        await pause.wait(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  async function handle(mail: DueMail) {
    const about = { reference: mail.lead.reference, purpose: mail.purpose, attempt: mail.attempt };
    const failure = await attempt(mail);
    if (failure === undefined) {
      log.info('mail-sent', about);
      await record(() => outbox.markSent(mail.id));
    } else if (failure.kind === 'temporary') {
      log.info('mail-postponed', { ...about, reason: failure.message });
      await record(() => outbox.postpone(mail.id, retryDelay(mail.attempt), failure.message));
    } else {
      log.error('mail-refused', { ...about, reason: failure.message });
      await record(() => outbox.bury(mail.id, failure.message));
    }
  }

  async function attempt(mail: DueMail): Promise<DeliveryError | undefined> {
    try {
      await deliver(mail);
      return undefined;
    } catch (error) {
      return error instanceof DeliveryError ? error : new DeliveryError('temporary', describeError(error));
    }
  }

  /** Tries as long as the lease lasts: giving up sooner would send a mail twice for a moment's trouble of the store. */
  async function record(outcome: () => Promise<unknown>) {
    const end = performance.now() + LEASE_MS;
    for (;;) {
      try {
        return await outcome();
      } catch (error) {
        if (stopping || performance.now() >= end) throw error;
        log.error('outbox-failed', { error: describeError(error) });
        await pause.wait(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  async function reportStuck() {
    alarmAt = performance.now() + ALARM_EVERY_MS;
    for (const reference of await outbox.stuck(STUCK_AFTER_MS)) log.error('lead-stuck', { reference });
  }

  const running = run();
  return {
    wake: pause.end,
    stop() {
      stopping = true;
      pause.end();
      return running;
    },
  };
}

/** A pause that can be cut short, also just before it begins. */
function createPause() {
  let due = false;
  let finish = () => {};
  return {
    async wait(ms: number) {
      if (!due) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          finish = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      due = false;
    },
    end() {
      due = true;
      finish();
    },
  };
}
