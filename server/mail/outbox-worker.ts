import { setTimeout as pause } from 'node:timers/promises';
import { errorName, type Log } from '../log.ts';
import type { DueMail, Outbox } from '../store/outbox.ts';
import { composeMail, type Parties } from './mails/compose.ts';
import { DeliveryError, SESSION_MS, type Transport } from './transports.ts';

/** Composes and sends a mail. Rejects with a `DeliveryError` when it was not sent. */
export type Deliver = (mail: DueMail) => Promise<void>;

type WorkerParts = { readonly outbox: Outbox; readonly deliver: Deliver; readonly log: Log };

/** How long a delivery may take: a mail that is refused is sent once more in another form. */
export const DELIVERY_MS = 2 * SESSION_MS;
/** Longer than a delivery: otherwise another worker claims a mail that is being sent. */
const LEASE_MS = DELIVERY_MS + 10_000;
const POLL_MS = 1_000;

/**
 * Sends the mails in the outbox. Several workers may share one. Returns a function that stops it, and resolves when the mail
 * being sent is finished.
 */
export function startOutboxWorker(parts: WorkerParts): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function work() {
    while (!signal.aborted) {
      try {
        await sendDueMails(parts, () => !signal.aborted);
      } catch (error) {
        parts.log.error('outbox-failed', { error: errorName(error) });
      }
      await pause(POLL_MS, undefined, { signal }).catch(() => {});
    }
  }

  const working = work();
  return () => {
    stopping.abort();
    return working;
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
  } else if (isFinal(failure, mail)) {
    // Only a mail to the firm is an error. For a refused confirmation the firm gets a mail.
    log[mail.purpose === 'visitor' ? 'info' : 'error']('mail-refused', { ...about, reason: failure.message });
    await record(() => outbox.bury(mail.id, failure.message), log);
  } else {
    log.info('mail-postponed', { ...about, reason: failure.message });
    await record(() => outbox.postpone(mail.id, retryDelay(mail.attempt), failure.message), log);
  }
}

/**
 * A mail to the firm that its mailbox refuses is tried again: somebody empties the mailbox, or corrects the address. A full
 * one may also refuse a mail as too large, even without photos.
 */
function isFinal({ kind }: DeliveryError, { purpose }: DueMail): boolean {
  return kind === 'permanent' || (purpose === 'visitor' && (kind === 'recipient' || kind === 'too-large'));
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

/** The attempt from which on photos that time out are left out: earlier ones may have met a mail server that was busy. */
const DROPS_PHOTOS_FROM = 3;

/**
 * Composes and delivers mails. One that is too large for its receiver, or times out again and again, is sent again without
 * its photos, one to the firm that is refused without Reply-To: its address is the visitor's.
 */
export function createDelivery(transport: Transport, parties: Parties): Deliver {
  return async (mail) => {
    try {
      await transport.send(await composeMail(mail, parties));
    } catch (error) {
      const kind = error instanceof DeliveryError ? error.kind : 'temporary';
      const isTooMuch = kind === 'too-large' || (kind === 'timeout' && mail.attempt >= DROPS_PHOTOS_FROM);
      if (isTooMuch && mail.photos.length > 0) {
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
