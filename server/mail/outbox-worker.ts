import { errorName, type Log } from '../log.ts';
import type { DueMail, Outbox } from '../store/outbox.ts';
import { composeMail, type Parties } from './mails/compose.ts';
import { DeliveryError, type Transport } from './transports.ts';

/** Composes and sends a mail. Rejects with a `DeliveryError` when it was not sent. */
export type Deliver = (mail: DueMail) => Promise<void>;

export type OutboxWorker = {
  /** Call when there may be a new mail: checks the outbox now instead of at the next poll. */
  wake(): void;
  /** Stops claiming mails. Resolves when the one being sent is finished. */
  stop(): Promise<void>;
};

type WorkerParts = { readonly outbox: Outbox; readonly deliver: Deliver; readonly log: Log };

/** Longer than a delivery can take (see `transports.ts`): otherwise another worker claims a mail that is being sent. */
const LEASE_MS = 120_000;
const POLL_MS = 1_000;

/** Sends the mails in the outbox until stopped. Several workers may share one outbox. */
export function startOutboxWorker(parts: WorkerParts): OutboxWorker {
  let stopping = false;
  let woken = Promise.withResolvers<void>();
  const wake = () => {
    woken.resolve();
    woken = Promise.withResolvers();
  };

  async function work() {
    while (!stopping) {
      // Taken before the outbox is read: a wake from now on ends the pause after it.
      const { promise } = woken;
      try {
        await sendDueMails(parts, () => !stopping);
      } catch (error) {
        parts.log.error('outbox-failed', { error: errorName(error) });
      }
      if (!stopping) await Promise.race([pause(POLL_MS), promise]);
    }
  }

  const working = work();
  return {
    wake,
    async stop() {
      stopping = true;
      wake();
      await working;
    },
  };
}

/**
 * Sends the mails that are due now, the longest due first and one at a time: the lease of a second one would run meanwhile.
 * `mayClaim` is asked before each, with the mail sent last. Resolves with whether all were sent. Rejects when the outbox fails.
 */
export async function sendDueMails(
  parts: WorkerParts,
  mayClaim: (last: DueMail | undefined) => boolean,
): Promise<boolean> {
  for (let last: DueMail | undefined; mayClaim(last); ) {
    last = await parts.outbox.claim(LEASE_MS);
    if (!last) return true;
    await send(last, parts);
  }
  return false;
}

async function send(mail: DueMail, { outbox, deliver, log }: WorkerParts): Promise<void> {
  const about = { reference: mail.lead.reference, purpose: mail.purpose, attempt: mail.attempt };
  const failure = await deliver(mail).then(() => undefined, asDeliveryError);
  if (failure === undefined) {
    log.info('mail-sent', about);
    await record(() => outbox.markSent(mail.id), log);
  } else if (failure.kind === 'temporary') {
    log.info('mail-postponed', { ...about, reason: failure.message });
    await record(() => outbox.postpone(mail.id, retryDelay(mail.attempt), failure.message), log);
  } else {
    // Only a mail to the firm is an error. For a refused confirmation the firm gets a mail.
    log[mail.purpose === 'visitor' ? 'info' : 'error']('mail-refused', { ...about, reason: failure.message });
    await record(() => outbox.bury(mail.id, failure.message), log);
  }
}

function asDeliveryError(error: unknown): DeliveryError {
  return error instanceof DeliveryError ? error : new DeliveryError('temporary', errorName(error));
}

/** Stores an outcome. Retries as long as the lease lasts: otherwise a store that fails briefly would cause a second mail. */
async function record(outcome: () => Promise<void>, log: Log): Promise<void> {
  for (const end = performance.now() + LEASE_MS; ; await pause(POLL_MS)) {
    try {
      return await outcome();
    } catch (error) {
      if (performance.now() >= end) throw error;
      log.error('outbox-failed', { error: errorName(error) });
    }
  }
}

/**
 * Composes and delivers mails. One that is too large for its receiver is sent again without its photos, one to the firm that
 * is refused without Reply-To: its address is the visitor's.
 */
export function createDelivery(transport: Transport, parties: Parties): Deliver {
  return async (mail) => {
    try {
      await transport.send(await composeMail(mail, parties));
    } catch (error) {
      const kind = error instanceof DeliveryError ? error.kind : 'temporary';
      if (kind === 'too-large' && mail.photos.length > 0) {
        return transport.send(await composeMail(mail, parties, 'photos'));
      }
      if (kind !== 'permanent' || mail.purpose === 'visitor') throw error;
      return transport.send(await composeMail(mail, parties, 'replyTo'));
    }
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
