import { createHealth } from '../../health.ts';
import { contentPoints } from '../../launch/open-points.ts';
import { runPurge } from '../../leads/retention.ts';
import { createDelivery, DELIVERY_MS, sendDueMails } from '../../mail/outbox-worker.ts';
import { smtpTransport } from '../../mail/transports.ts';
import { weekMail } from '../../mail/week-mail.ts';
import { errorResponse, isSameKey } from '../endpoint.ts';
import { type Parts, serve, startSending } from './serve.ts';

/** Supabase ends a call after this time; the schedule's HTTP timeout is the same. */
const CALL_MS = 150_000;
/** How long a call claims mails: the last one must be delivered, and its outcome stored, before the call ends. */
const CLAIM_MS = CALL_MS - DELIVERY_MS - 10_000;
/** A call has two seconds of CPU time: a mail takes 10 ms of it, a megabyte of photos 80 ms. */
const [MOST_MAILS, MOST_PHOTO_BYTES] = [40, 5_000_000];

/** The schedule calls `send-mails` every minute: when it stopped, or was never set up, no mail is retried. */
const LONGEST_IDLE_MS = 5 * 60_000;

type Job = (parts: Parts) => Promise<object>;

let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Sends the mails that are due: called after each accepted request, and every minute. One run after the other: parallel ones
 * would each open connections to the mail server, and their photos would not fit into memory.
 */
export const sendMails: Job = (parts) => {
  // From the call on, not from its turn: what is claimed must end with the call.
  const end = performance.now() + CLAIM_MS;
  const run = lastRun.then(() => sendDue(parts, end));
  lastRun = run.catch(() => {});
  return run;
};

async function sendDue(parts: Parts, end: number): Promise<object> {
  const { store, counts, settings, log } = parts;
  const deliver = createDelivery(smtpTransport(settings.smtpUrl), settings);
  let [claimed, bytes] = [0, 0];
  const done = await sendDueMails({ outbox: store, deliver, log }, (last) => {
    if (last) claimed++;
    bytes += last?.photos.reduce((sum, photo) => sum + photo.bytes.length, 0) ?? 0;
    return claimed < MOST_MAILS && bytes < MOST_PHOTO_BYTES && performance.now() < end;
  });
  await store.recordRun('send-mails', Date.now());
  // Not when nothing was claimed in this call's time: each of many calls that waited for their turn would start another.
  if (!done && claimed > 0) startSending(parts);
  // Those of the last requests would otherwise stay until the next one.
  await counts.forgetCounts();
  return { done };
}

/** Deletes the requests whose retention period has ended. */
export const deleteExpired: Job = ({ store, log }) => runPurge(store, undefined, log);

/** Mails the owner what the past week brought: called by the database's schedule. */
export const sendWeek: Job = async ({ store, settings }) => {
  const counts = await store.weekCounts();
  const openPoints = contentPoints().length;
  await smtpTransport(settings.smtpUrl).send(weekMail(settings, { counts, lastCopy: undefined, openPoints }));
  return counts;
};

/** Serves a job that only callers with the secret may start. The response contains its result. */
export function serveJob(job: Job): void {
  serve(async (parts) => async (request) => {
    const secret = /^Bearer (.*)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    if (!isSameKey(secret, parts.settings.jobSecret)) return errorResponse(401, 'De sleutel ontbreekt of klopt niet');
    if (request.method !== 'POST') return errorResponse(405, 'Gebruik POST', {}, { allow: 'POST' });
    return Response.json(await job(parts));
  });
}

/** Serves `ok`, or `degraded` when a person should check the log, like `/healthz` of our own server. */
export function serveHealth(): void {
  serve(async ({ store }) => {
    const isIdle = async () => Date.now() - ((await store.lastRun('send-mails')) ?? 0) > LONGEST_IDLE_MS;
    const health = createHealth(store, isIdle);
    return async () => new Response(await health(), { headers: { 'cache-control': 'no-store' } });
  });
}
