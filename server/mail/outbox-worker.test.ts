import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DueMail } from '../store/port.ts';
import { type OutboxWorker, retryDelay, sendDueMails, startOutboxWorker } from './outbox-worker.ts';
import { quoteFields, quoteMail } from './testing/due-mail.ts';
import { MemoryOutbox } from './testing/memory-outbox.ts';
import { DeliveryError } from './transport.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Line = { level: string; event: string; reference?: string; purpose?: string; reason?: string };

let outbox: MemoryOutbox;
let lines: Line[];
let sent: number[];
/** Mails whose files the worker removed. */
let discarded: number[];
/** What the next deliveries do, in order; later ones succeed. */
let deliveries: (() => Promise<void>)[];
let workers: OutboxWorker[];

beforeEach(() => {
  vi.useFakeTimers();
  outbox = new MemoryOutbox();
  lines = [];
  sent = [];
  discarded = [];
  deliveries = [];
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  vi.useRealTimers();
});

async function deliver(mail: DueMail) {
  await deliveries.shift()?.();
  sent.push(mail.id);
}

function parts() {
  const entry = (level: string) => (event: string, data?: object) => void lines.push({ level, event, ...data });
  const discard = async (mail: DueMail) => void discarded.push(mail.id);
  return { outbox, delivery: { deliver, discard }, log: { info: entry('info'), error: entry('error') } };
}

function start(): OutboxWorker {
  const worker = startOutboxWorker(parts());
  workers.push(worker);
  return worker;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const events = (event: string) => lines.filter((line) => line.event === event);
const fail =
  (kind: DeliveryError['kind'], message = '451') =>
  () =>
    Promise.reject(new DeliveryError(kind, message));

/** A delivery that lasts until the test ends it. */
function heldDelivery() {
  const gate = Promise.withResolvers<void>();
  deliveries.push(() => gate.promise);
  return gate.resolve;
}

test('each due mail is sent once', async () => {
  for (const id of [1, 2, 3]) outbox.add(quoteMail({}, { id }));
  start();
  await pass(HOUR);
  expect(sent).toEqual([1, 2, 3]);
  expect([...outbox.rows.values()].map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'sent']);
  expect(events('mail-sent')).toMatchObject([{ level: 'info', reference: 'AD-7K3QX2' }, {}, {}]);
});

test('a new mail is found by polling, and at once after a wake', async () => {
  const worker = start();
  await pass(10 * MINUTE);
  outbox.add(quoteMail({}, { id: 1 }));
  await pass(1_000);
  expect(sent).toEqual([1]);
  await pass(500);
  outbox.add(quoteMail({}, { id: 2 }));
  worker.wake();
  await pass(0);
  expect(sent).toEqual([1, 2]);
});

test('a wake during a delivery is remembered, and starts no second delivery', async () => {
  const end = heldDelivery();
  outbox.add(quoteMail({}, { id: 1 }));
  const worker = start();
  await pass(0);
  outbox.add(quoteMail({}, { id: 2 }));
  worker.wake();
  worker.wake();
  await pass(10);
  expect(outbox.rows.get(2)?.attempts).toBe(0);
  end();
  await pass(0);
  expect(sent).toEqual([1, 2]);
});

test('a wake during a claim is remembered', async () => {
  const worker = start();
  await pass(0);
  vi.spyOn(outbox, 'claim').mockImplementationOnce(async () => {
    outbox.add(quoteMail());
    worker.wake();
    return [];
  });
  worker.wake();
  await pass(0);
  expect(sent).toEqual([1]);
});

test('a temporary failure is retried with growing delays until it succeeds', async () => {
  outbox.add(quoteMail());
  deliveries = Array.from({ length: 6 }, () => fail('temporary'));
  start();
  await pass(0);
  expect(outbox.rows.get(1)).toMatchObject({ attempts: 1, reason: '451' });
  expect(outbox.rows.get(1)?.outcome).toBeUndefined();
  const wait = (outbox.rows.get(1)?.dueAt ?? 0) - Date.now();
  expect(wait).toBeGreaterThanOrEqual(1_000);
  expect(wait).toBeLessThanOrEqual(30_000);
  await pass(HOUR);
  expect(sent).toEqual([1]);
  expect(outbox.rows.get(1)).toMatchObject({ outcome: 'sent', attempts: 7 });
  expect(events('mail-postponed')).toHaveLength(6);
});

test('a failing mail does not delay the others', async () => {
  outbox.add(quoteMail({}, { id: 1 }));
  outbox.add(quoteMail({}, { id: 2 }));
  deliveries = [fail('temporary')];
  start();
  await pass(0);
  expect(sent).toEqual([2]);
});

test.each(['permanent', 'too-large'] as const)(
  'a %s refusal becomes a dead letter and is logged as an error',
  async (kind) => {
    outbox.add(quoteMail());
    deliveries = [fail(kind, '550')];
    start();
    await pass(HOUR);
    expect(sent).toEqual([]);
    expect(outbox.rows.get(1)).toMatchObject({ outcome: 'dead', attempts: 1, reason: '550' });
    expect(events('mail-refused')).toMatchObject([{ level: 'error', reference: 'AD-7K3QX2', reason: '550' }]);
  },
);

test('an unexpected error counts as temporary', async () => {
  outbox.add(quoteMail());
  deliveries = [() => Promise.reject(new TypeError(`cannot read ${quoteFields.email}`))];
  start();
  await pass(MINUTE);
  expect(sent).toEqual([1]);
});

test('neither the log nor the store gets personal data', async () => {
  outbox.add(quoteMail());
  const named = Object.assign(new Error(`550 ${quoteFields.email} ${quoteFields.name}`), { code: 'EX' });
  deliveries = [() => Promise.reject(named), fail('permanent')];
  outbox.failing = new Set(['postpone', 'stuck']);
  start();
  await pass(10_000);
  outbox.failing = new Set();
  await pass(10 * MINUTE);
  const { mail: _mail, ...kept } = outbox.rows.get(1) ?? {};
  expect(kept).toMatchObject({ outcome: 'dead' });
  expect(new Set(lines.map(({ event }) => event))).toEqual(
    new Set(['outbox-failed', 'mail-postponed', 'mail-refused']),
  );
  const written = JSON.stringify([lines, kept]);
  for (const value of Object.values(quoteFields).flat()) expect(written).not.toContain(value);
});

test('a failing store is retried', async () => {
  outbox.add(quoteMail());
  outbox.failing = new Set(['claim']);
  start();
  await pass(MINUTE);
  expect(events('outbox-failed').length).toBeGreaterThan(1);
  outbox.failing = new Set();
  await pass(MINUTE);
  expect(sent).toEqual([1]);
});

test('a store that fails for a moment does not make a mail go out twice', async () => {
  outbox.add(quoteMail());
  outbox.failing = new Set(['markSent']);
  start();
  await pass(MINUTE);
  expect(sent).toEqual([1]);
  outbox.failing = new Set();
  await pass(HOUR);
  expect(sent).toEqual([1]);
  expect(outbox.rows.get(1)).toMatchObject({ outcome: 'sent', attempts: 1 });
});

test('when the store fails for longer than the lease, the mail is sent again', async () => {
  outbox.add(quoteMail());
  outbox.failing = new Set(['markSent']);
  start();
  await pass(10 * MINUTE);
  outbox.failing = new Set();
  await pass(10 * MINUTE);
  expect(sent.length).toBeGreaterThan(1);
  expect(outbox.rows.get(1)).toMatchObject({ outcome: 'sent' });
});

test('stopping finishes the mail being sent and claims no other', async () => {
  const end = heldDelivery();
  outbox.add(quoteMail({}, { id: 1 }));
  outbox.add(quoteMail({}, { id: 2 }));
  const worker = start();
  await pass(0);
  let stopped = false;
  const stopping = worker.stop().then(() => {
    stopped = true;
  });
  await pass(MINUTE);
  expect(stopped).toBe(false);
  end();
  await stopping;
  await pass(HOUR);
  expect(sent).toEqual([1]);
  expect(outbox.rows.get(1)?.outcome).toBe('sent');
  expect(outbox.rows.get(2)?.attempts).toBe(0);
});

test('a mail of a worker that dies is sent by another', async () => {
  heldDelivery();
  outbox.add(quoteMail());
  const dead = start();
  workers = workers.filter((worker) => worker !== dead);
  await pass(0);
  start();
  await pass(MINUTE);
  expect(sent).toEqual([]);
  await pass(2 * MINUTE);
  expect(sent).toEqual([1]);
});

test('a confirmation to a slow mail server does not delay the firm’s mails', async () => {
  const end = heldDelivery();
  outbox.add(quoteMail({}, { id: 1, purpose: 'visitor' }));
  const worker = start();
  await pass(10);
  outbox.add(quoteMail({}, { id: 2 }));
  outbox.add(quoteMail({}, { id: 3, purpose: 'visitor' }));
  outbox.add(quoteMail({}, { id: 4, purpose: 'late-photos' }));
  worker.wake();
  await pass(10);
  expect(sent).toEqual([2, 4]);
  end();
  await pass(10);
  expect(sent).toEqual([2, 4, 1, 3]);
});

test('a refused confirmation becomes a dead letter and is not logged as an error', async () => {
  outbox.add(quoteMail({}, { purpose: 'visitor' }));
  deliveries = [fail('permanent', '550')];
  start();
  await pass(0);
  expect(outbox.rows.get(1)).toMatchObject({ outcome: 'dead' });
  expect(lines).toMatchObject([{ level: 'info', event: 'mail-refused', purpose: 'visitor' }]);
});

const outcomes = [undefined, fail('temporary'), fail('permanent', '550')];

test.each(outcomes)('a mail whose request is deleted while it is written leaves no file (%#)', async (outcome) => {
  deliveries = [
    async () => {
      outbox.rows.delete(1);
      await outcome?.();
    },
  ];
  outbox.add(quoteMail());
  start();
  await pass(0);
  expect(discarded).toEqual([1]);
});

test('a mail of a request that exists keeps its file', async () => {
  deliveries = [fail('temporary')];
  outbox.add(quoteMail());
  start();
  await pass(HOUR);
  expect(sent).toEqual([1]);
  expect(discarded).toEqual([]);
});

test('two workers share an outbox without sending a mail twice', async () => {
  for (let id = 1; id <= 20; id++) outbox.add(quoteMail({}, { id }));
  deliveries = Array.from({ length: 20 }, () => () => new Promise((resolve) => setTimeout(resolve, 700)));
  start();
  start();
  await pass(10 * MINUTE);
  expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a stuck request is logged every minute, by its reference', async () => {
  outbox.stuckReferences = ['AD-222222', 'AD-333333'];
  start();
  await pass(0);
  const alarm = { level: 'error', event: 'lead-stuck' };
  expect(lines).toEqual([
    { ...alarm, reference: 'AD-222222' },
    { ...alarm, reference: 'AD-333333' },
  ]);
  await pass(10 * MINUTE + 5_000);
  expect(events('lead-stuck')).toHaveLength(22);
  outbox.stuckReferences = [];
  await pass(10 * MINUTE);
  expect(events('lead-stuck')).toHaveLength(22);
});

const latest = () => 1;
const soonest = () => 0;

test('the wait after a failed attempt doubles from 30 seconds up to a day', () => {
  const ceilings = [1, 2, 3, 4, 12, 13, 14, 1000].map((attempt) => retryDelay(attempt, latest));
  expect(ceilings).toEqual([30, 60, 120, 240, 61_440, 86_400, 86_400, 86_400].map((seconds) => seconds * 1000));
});

test('the wait is spread over the whole range, and is never shorter than a second', () => {
  expect(retryDelay(5, () => 0.25)).toBe(120_000);
  expect([1, 20, 1000].map((attempt) => retryDelay(attempt, soonest))).toEqual([1_000, 1_000, 1_000]);
});

test('one run sends what is due, at most so many to the firm and to visitors, and reports what is stuck', async () => {
  for (const id of [1, 2, 3]) outbox.add(quoteMail({}, { id }));
  for (const id of [4, 5]) outbox.add(quoteMail({}, { id, purpose: 'visitor' }));
  outbox.stuckReferences = ['AD-7K3QX2'];
  expect(await sendDueMails(parts(), 2, MINUTE)).toBe(false);
  expect([...sent].sort()).toEqual([1, 2, 4, 5]);
  expect(await sendDueMails(parts(), 2, MINUTE)).toBe(true);
  expect(sent).toHaveLength(5);
  expect(events('lead-stuck')).toHaveLength(2);
});

test('one run claims no mail after its time, and rejects when the outbox fails', async () => {
  outbox.add(quoteMail({}, { id: 1 }));
  expect(await sendDueMails(parts(), 2, 0)).toBe(false);
  expect(sent).toEqual([]);
  outbox.failing = new Set(['claim']);
  await expect(sendDueMails(parts(), 2, MINUTE)).rejects.toThrow('locked');
});
