import { expect } from 'vitest';
import { retryDelay } from './outbox-worker.ts';
import { quoteFields, quoteMail } from './testing/due-mail.ts';
import { failing, pass, test } from './testing/worker-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('a temporary failure is retried with growing delays until it succeeds', async ({ workers }) => {
  workers.outbox.add(quoteMail());
  workers.deliveries = Array.from({ length: 6 }, () => failing('temporary'));
  workers.start();
  await pass(0);
  expect(workers.outbox.rows.get(1)).toMatchObject({ attempts: 1, reason: '451' });
  expect(workers.outbox.rows.get(1)?.outcome).toBeUndefined();
  const wait = (workers.outbox.rows.get(1)?.dueAt ?? 0) - Date.now();
  expect(wait).toBeGreaterThanOrEqual(1_000);
  expect(wait).toBeLessThanOrEqual(30_000);
  await pass(HOUR);
  expect(workers.sent).toEqual([1]);
  expect(workers.outbox.rows.get(1)).toMatchObject({ outcome: 'sent', attempts: 7 });
  expect(workers.events('mail-postponed')).toHaveLength(6);
});

test('a failing mail does not delay the others', async ({ workers }) => {
  workers.outbox.add(quoteMail({}, { id: 1 }));
  workers.outbox.add(quoteMail({}, { id: 2 }));
  workers.deliveries = [failing('temporary')];
  workers.start();
  await pass(0);
  expect(workers.sent).toEqual([2]);
});

test.for(['permanent', 'too-large'] as const)(
  'a %s refusal becomes a dead letter and is logged as an error',
  async (kind, { workers }) => {
    workers.outbox.add(quoteMail());
    workers.deliveries = [failing(kind, '550')];
    workers.start();
    await pass(HOUR);
    expect(workers.sent).toEqual([]);
    expect(workers.outbox.rows.get(1)).toMatchObject({ outcome: 'dead', attempts: 1, reason: '550' });
    expect(workers.events('mail-refused')).toMatchObject([{ level: 'error', reference: 'AD-7K3QX2', reason: '550' }]);
  },
);

test('an unexpected error counts as temporary', async ({ workers }) => {
  workers.outbox.add(quoteMail());
  workers.deliveries = [() => Promise.reject(new TypeError(`cannot read ${quoteFields.email}`))];
  workers.start();
  await pass(MINUTE);
  expect(workers.sent).toEqual([1]);
});

test('failures put no personal data in the log or the store', async ({ workers }) => {
  workers.outbox.add(quoteMail());
  const named = Object.assign(new Error(`550 ${quoteFields.email} ${quoteFields.name}`), { code: 'EX' });
  workers.deliveries = [() => Promise.reject(named), failing('permanent')];
  workers.outbox.failing = new Set(['postpone', 'stuck']);
  workers.start();
  await pass(10_000);
  workers.outbox.failing = new Set();
  await pass(10 * MINUTE);
  const { mail: _mail, ...kept } = workers.outbox.rows.get(1) ?? {};
  expect(kept).toMatchObject({ outcome: 'dead' });
  expect(new Set(workers.lines.map(({ event }) => event))).toEqual(
    new Set(['outbox-failed', 'mail-postponed', 'mail-refused']),
  );
  const written = JSON.stringify([workers.lines, kept]);
  for (const value of Object.values(quoteFields).flat()) expect(written).not.toContain(value);
});

test('a failing store is retried', async ({ workers }) => {
  workers.outbox.add(quoteMail());
  workers.outbox.failing = new Set(['claim']);
  workers.start();
  await pass(MINUTE);
  expect(workers.events('outbox-failed').length).toBeGreaterThan(1);
  workers.outbox.failing = new Set();
  await pass(MINUTE);
  expect(workers.sent).toEqual([1]);
});

test('a store that fails briefly does not cause a second mail', async ({ workers }) => {
  workers.outbox.add(quoteMail());
  workers.outbox.failing = new Set(['markSent']);
  workers.start();
  await pass(MINUTE);
  expect(workers.sent).toEqual([1]);
  workers.outbox.failing = new Set();
  await pass(HOUR);
  expect(workers.sent).toEqual([1]);
  expect(workers.outbox.rows.get(1)).toMatchObject({ outcome: 'sent', attempts: 1 });
});

test('when the store fails for longer than the lease, the mail is sent again', async ({ workers }) => {
  workers.outbox.add(quoteMail());
  workers.outbox.failing = new Set(['markSent']);
  workers.start();
  await pass(10 * MINUTE);
  workers.outbox.failing = new Set();
  await pass(10 * MINUTE);
  expect(workers.sent.length).toBeGreaterThan(1);
  expect(workers.outbox.rows.get(1)).toMatchObject({ outcome: 'sent' });
});

test('a refused confirmation becomes a dead letter and is not logged as an error', async ({ workers }) => {
  workers.outbox.add(quoteMail({}, { purpose: 'visitor' }));
  workers.deliveries = [failing('permanent', '550')];
  workers.start();
  await pass(0);
  expect(workers.outbox.rows.get(1)).toMatchObject({ outcome: 'dead' });
  expect(workers.lines).toMatchObject([{ level: 'info', event: 'mail-refused', purpose: 'visitor' }]);
});

const outcomes = [undefined, failing('temporary'), failing('permanent', '550')];

test.for(outcomes)(
  'a mail whose request is deleted while it is written leaves no file (%#)',
  async (outcome, { workers }) => {
    workers.deliveries = [
      async () => {
        workers.outbox.rows.delete(1);
        await outcome?.();
      },
    ];
    workers.outbox.add(quoteMail());
    workers.start();
    await pass(0);
    expect(workers.discarded).toEqual([1]);
  },
);

test('a mail of a request that exists keeps its file', async ({ workers }) => {
  workers.deliveries = [failing('temporary')];
  workers.outbox.add(quoteMail());
  workers.start();
  await pass(HOUR);
  expect(workers.sent).toEqual([1]);
  expect(workers.discarded).toEqual([]);
});

const latest = () => 1;
const soonest = () => 0;

test('the wait after a failed attempt doubles from 30 seconds to a day', () => {
  const ceilings = [1, 2, 3, 4, 12, 13, 14, 1000].map((attempt) => retryDelay(attempt, latest));
  expect(ceilings).toEqual([30, 60, 120, 240, 61_440, 86_400, 86_400, 86_400].map((seconds) => seconds * 1000));
});

test('the jitter covers the whole range, and the wait is never shorter than a second', () => {
  expect(retryDelay(5, () => 0.25)).toBe(120_000);
  expect([1, 20, 1000].map((attempt) => retryDelay(attempt, soonest))).toEqual([1_000, 1_000, 1_000]);
});
