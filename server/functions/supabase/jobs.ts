import { isPurgeOverdue, PurgeRefusedError, purgeExpired } from '../../leads/retention.ts';
import { createDelivery } from '../../mail/delivery.ts';
import { type RunLimits, sendDueMails } from '../../mail/outbox-worker.ts';
import { smtpTransport } from '../../mail/smtp.ts';
import { isSameKey, refusal } from '../endpoint.ts';
import { type Parts, serve, startSending } from './serve.ts';

/**
 * A call has two seconds of CPU time; a mail takes 10 ms and a megabyte of photos 80 ms of it. A call may last 150 seconds;
 * a delivery takes up to 110.
 */
const LIMITS: RunLimits = { mails: 20, photoBytes: 5_000_000, claimMs: 30_000 };

type Job = (parts: Parts) => Promise<object>;

/** Sends the mails that are due: called after each accepted request, and every minute. */
export const sendMails: Job = oneAtATime(async (parts) => {
  const { store, settings, log } = parts;
  const delivery = createDelivery(smtpTransport(settings.smtpUrl), settings);
  const done = await sendDueMails({ outbox: store, delivery, log }, LIMITS);
  if (!done) startSending(parts);
  return { done };
});

/** Calls during a run share the next run, because parallel runs would each open connections to the mail server. */
function oneAtATime(job: Job): Job {
  let running: Promise<object> | undefined;
  let next: Promise<object> | undefined;
  const run = (parts: Parts) => {
    next = undefined;
    running = job(parts).finally(() => {
      running = undefined;
    });
    return running;
  };
  return (parts) => {
    if (!running) return run(parts);
    const again = () => run(parts);
    next ??= running.then(again, again);
    return next;
  };
}

/** Deletes the requests whose retention period has ended. */
export const deleteExpired: Job = async ({ store, log }) => {
  try {
    const count = await purgeExpired(store, undefined, Date.now());
    log.info('expired-leads-deleted', { count });
    return { deleted: count };
  } catch (error) {
    if (!(error instanceof PurgeRefusedError)) throw error;
    log.error('purge-refused', { reason: error.doubt, expired: error.expired });
    return { refused: error.doubt };
  }
};

/** Serves a job that only callers with the secret may start. The response contains its result. */
export function serveJob(job: Job): void {
  serve(async (parts) => async (request) => {
    const secret = /^Bearer (.*)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    if (!isSameKey(secret, parts.settings.jobSecret)) return refusal(401, 'De sleutel ontbreekt of klopt niet');
    if (request.method !== 'POST') return refusal(405, 'Gebruik POST', {}, { allow: 'POST' });
    return Response.json(await job(parts));
  });
}

/** Serves `ok`, or `degraded` when a person should check the log, like `/healthz` of our own server. */
export function serveHealth(): void {
  serve(async ({ store }) => async () => {
    await store.check();
    const degraded = (await store.stuck()).length > 0 || (await isPurgeOverdue(store, Date.now()));
    return new Response(degraded ? 'degraded' : 'ok', { headers: { 'cache-control': 'no-store' } });
  });
}
