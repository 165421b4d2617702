import type { Log } from '../log.ts';
import type { DueMail, Outbox, Recipient } from '../store/outbox.ts';
import { type Delivery, DeliveryError, errorCodes } from './delivery.ts';

export type OutboxWorker = {
  /** Call when there may be a new mail: checks the outbox now instead of at the next poll. */
  wake(): void;
  /** Stops claiming mails. Resolves when those being sent are finished. */
  stop(): Promise<void>;
};

type WorkerParts = { readonly outbox: Outbox; readonly delivery: Delivery; readonly log: Log };

/** Longer than a delivery can take (see `SmtpTimeouts`): otherwise another worker claims a mail that is being sent. */
const LEASE_MS = 120_000;
const POLL_MS = 1_000;
const PAUSE_AFTER_ERROR_MS = 5_000;
const ALARM_EVERY_MS = 60_000;
const RECIPIENTS: readonly Recipient[] = ['firm', 'visitor'];

/**
 * Sends the mails in the outbox until stopped. Mails to the firm and to visitors are sent independently, so that a visitor's
 * slow mail server never delays those to the firm. Several workers may share one outbox.
 */
export function startOutboxWorker(parts: WorkerParts): OutboxWorker {
  const lanes = RECIPIENTS.map((to) => startLane(to, parts));
  return {
    wake() {
      for (const lane of lanes) lane.wake();
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** Limits after which a run claims no further mail: mails to the firm, mails to visitors, bytes of photos, time. */
export type RunLimits = { readonly mails: number; readonly photoBytes: number; readonly claimMs: number };

/** Sends the mails that are due now, within limits. Resolves with whether all were sent. Rejects when the outbox fails. */
export async function sendDueMails(parts: WorkerParts, { mails, photoBytes, claimMs }: RunLimits): Promise<boolean> {
  const end = performance.now() + claimMs;
  const drained = await Promise.all(
    RECIPIENTS.map(async (to) => {
      const sender = createSender(to, parts);
      let bytes = 0;
      for (let sent = 0; sent < mails && bytes < photoBytes && performance.now() < end; sent++) {
        const mail = await sender.sendNext();
        if (!mail) return true;
        bytes += mail.photos.reduce((sum, photo) => sum + photo.bytes.length, 0);
      }
      return false;
    }),
  );
  await reportStuck(parts);
  return drained.every(Boolean);
}

async function reportStuck({ outbox, log }: WorkerParts) {
  for (const reference of await outbox.stuck()) log.error('lead-stuck', { reference });
}

function startLane(to: Recipient, parts: WorkerParts): OutboxWorker {
  const sender = createSender(to, parts);
  let stopping = false;
  let alarmAt = 0;

  async function run() {
    while (!stopping) {
      try {
        if (to === 'firm' && performance.now() >= alarmAt) {
          alarmAt = performance.now() + ALARM_EVERY_MS;
          await reportStuck(parts);
        }
        if (!(await sender.sendNext())) await sender.pause.wait(POLL_MS);
      } catch (error) {
        parts.log.error('outbox-failed', { error: errorCodes(error) });
        await sender.pause.wait(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  const running = run();
  return {
    wake: sender.pause.end,
    stop() {
      stopping = true;
      sender.stop();
      return running;
    },
  };
}

/** Sends mails to one kind of recipient one at a time, because the lease of a second mail would run while the first is sent. */
function createSender(to: Recipient, { outbox, delivery, log }: WorkerParts) {
  const pause = createPause();
  let stopping = false;

  async function handle(mail: DueMail) {
    const about = { reference: mail.lead.reference, purpose: mail.purpose, attempt: mail.attempt };
    const failure = await attempt(mail);
    if (failure === undefined) {
      log.info('mail-sent', about);
      await record(mail, () => outbox.markSent(mail.id));
    } else if (failure.kind === 'temporary') {
      log.info('mail-postponed', { ...about, reason: failure.message });
      await record(mail, () => outbox.postpone(mail.id, retryDelay(mail.attempt), failure.message));
    } else {
      // Only a mail to the firm is an error. For a refused confirmation the firm gets a mail.
      log[to === 'firm' ? 'error' : 'info']('mail-refused', { ...about, reason: failure.message });
      await record(mail, () => outbox.bury(mail.id, failure.message));
    }
  }

  async function attempt(mail: DueMail): Promise<DeliveryError | undefined> {
    try {
      await delivery.deliver(mail);
      return undefined;
    } catch (error) {
      return error instanceof DeliveryError ? error : new DeliveryError('temporary', errorCodes(error));
    }
  }

  /**
   * Stores the outcome of an attempt. Retries as long as the lease lasts: giving up sooner would send a mail twice
   * because the store failed briefly. Removes the file of a mail whose request was deleted in the meantime.
   */
  async function record(mail: DueMail, outcome: () => Promise<boolean>) {
    const end = performance.now() + LEASE_MS;
    for (;;) {
      try {
        if (!(await outcome())) await delivery.discard(mail);
        return;
      } catch (error) {
        if (stopping || performance.now() >= end) throw error;
        log.error('outbox-failed', { error: errorCodes(error) });
        await pause.wait(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  return {
    pause,
    /** Attempts the mail that has been due longest. Resolves with it, if one is due. Rejects when the outbox fails. */
    async sendNext(): Promise<DueMail | undefined> {
      const [mail] = await outbox.claim(1, LEASE_MS, to);
      if (mail) await handle(mail);
      return mail;
    },
    /** Ends the pause, and stops retrying to store an outcome. */
    stop() {
      stopping = true;
      pause.end();
    },
  };
}

const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 24 * 60 * 60_000;
const SHORTEST_DELAY_MS = 1_000;

/**
 * Delay after the given attempt (1 is the first) in milliseconds: random, up to a ceiling that doubles from 30 seconds to a
 * day. The jitter spreads mails that failed together, so that they do not overload a server that recovers.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1));
  return Math.max(SHORTEST_DELAY_MS, Math.round(random() * ceiling));
}

/** A pause that can be cut short, even just before it starts. */
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
