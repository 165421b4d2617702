import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, vi } from 'vitest';
import { accepted, quote } from '../store/contract/fixture.ts';
import type { DueMail } from '../store/outbox.ts';
import { openStore, type Store } from '../store/store.ts';
import { retryDelay, sendDueMails, startOutboxWorker } from './outbox-worker.ts';
import { DeliveryError } from './transports.ts';

const HOUR = 3_600_000;
const WAIT = { timeout: 20_000, interval: 10 };

type Line = { level: string; event: string; reference?: string; reason?: string };

/** Workers on a real store, and a record of what they did. */
class Workers {
  readonly lines: Line[] = [];
  /** IDs of the mails that were delivered. */
  readonly sent: number[] = [];
  /** The next deliveries, in order; later ones succeed. */
  deliveries: ((mail: DueMail) => Promise<void>)[] = [];
  /** How far the store's clock is ahead, in ms. */
  later = 0;
  readonly stops: (() => Promise<void>)[] = [];
  readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** What a worker needs; `broken` replaces methods of the store. */
  parts(broken: Partial<Store> = {}) {
    const entry = (level: string) => (event: string, data?: object) => void this.lines.push({ level, event, ...data });
    const deliver = async (mail: DueMail) => {
      await this.deliveries.shift()?.(mail);
      this.sent.push(mail.id);
    };
    return { outbox: { ...this.store, ...broken }, deliver, log: { info: entry('info'), error: entry('error') } };
  }

  start(broken?: Partial<Store>): () => Promise<void> {
    const stop = startOutboxWorker(this.parts(broken));
    this.stops.push(stop);
    return stop;
  }

  /** Stores a request with one mail, to the firm. */
  add = () => accepted(this.store, quote({ suspectedSpam: true }));

  untilSent = (count: number) => vi.waitFor(() => expect(this.sent).toHaveLength(count), WAIT);
  untilLogged = (event: string) =>
    vi.waitFor(() => expect(this.lines.map((line) => line.event)).toContain(event), WAIT);
}

const test = base.extend<{ workers: Workers }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of used fixtures from this pattern.
  workers: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'worker-'));
    const now = () => Date.now() + workers.later;
    const workers: Workers = new Workers(await openStore({ dataDir, now }));
    await use(workers);
    await Promise.all(workers.stops.map((stop) => stop()));
    await workers.store.close();
    rmSync(dataDir, { recursive: true });
  },
});

const failing = (kind: DeliveryError['kind'], message: string) => () =>
  Promise.reject(new DeliveryError(kind, message));

/** A delivery that lasts until `end` is called. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { delivery: () => promise, end: resolve };
}

test('each due mail is sent once, also by two workers, and a new one soon', async ({ workers }) => {
  for (let count = 0; count < 5; count++) await accepted(workers.store);
  workers.start();
  workers.start();
  await workers.untilSent(10);
  await workers.add();
  await workers.untilSent(11);
  expect(new Set(workers.sent).size).toBe(11);
  await vi.waitFor(async () => expect(await workers.store.weekCounts()).toMatchObject({ waiting: 0, sent: 11 }), WAIT);
  expect(workers.lines[0]).toMatchObject({
    level: 'info',
    event: 'mail-sent',
    reference: expect.stringMatching(/^AD-/),
  });
});

test('stopping finishes the mail being sent and claims no other', async ({ workers }) => {
  const { delivery, end } = held();
  workers.deliveries = [delivery];
  await workers.add();
  const other = await workers.add();
  const stop = workers.start();
  await vi.waitFor(() => expect(workers.deliveries).toEqual([]), WAIT);
  const stopped = stop();
  end();
  await stopped;
  expect(workers.sent).toHaveLength(1);
  expect(await workers.store.find(other.reference)).toMatchObject({ mails: [{ attempts: 0 }] });
});

test.for(['temporary', 'timeout'] as const)(
  'a %s failure is postponed, delays no other mail, and is sent later',
  async (kind, { workers }) => {
    const { reference } = await workers.add();
    await workers.add();
    workers.deliveries = [failing(kind, '451')];
    workers.start();
    await workers.untilSent(1);
    const [mail] = (await workers.store.find(reference))?.mails ?? [];
    expect(mail).toMatchObject({ status: 'pending', attempts: 1, lastError: '451' });
    workers.later = HOUR;
    await workers.untilSent(2);
  },
);

/** Refuses each mail of a request once: the third asks the firm to call. Expects their status, and resolves with its reference. */
async function refuseOnce(workers: Workers, kind: DeliveryError['kind'], toFirm: 'dead' | 'pending') {
  const { reference } = await accepted(workers.store);
  workers.deliveries = Array.from({ length: 3 }, () => failing(kind, '550'));
  workers.start();
  await vi.waitFor(async () => {
    const mails = (await workers.store.find(reference))?.mails ?? [];
    expect(mails.map(({ purpose, status, lastError }) => [purpose, status, lastError])).toEqual([
      ['firm', toFirm, '550'],
      ['visitor', 'dead', '550'],
      ['unconfirmed', toFirm, '550'],
    ]);
  }, WAIT);
  return reference;
}

test('a permanent refusal becomes a dead letter, an error when the mail was to the firm', async ({ workers }) => {
  const reference = await refuseOnce(workers, 'permanent', 'dead');
  const refused = { event: 'mail-refused', reference, reason: '550' };
  expect(workers.lines.slice(0, 2)).toMatchObject([
    { ...refused, level: 'error', purpose: 'firm' },
    { ...refused, level: 'info', purpose: 'visitor' },
  ]);
});

test.for(['recipient', 'too-large'] as const)(
  'a mailbox that refuses (%s) ends the mail to a visitor, and one to the firm is tried again',
  async (kind, { workers }) => {
    await refuseOnce(workers, kind, 'pending');
    workers.later = HOUR;
    await workers.untilSent(2);
  },
);

test('an unexpected error counts as temporary, and puts no personal data in log or store', async ({ workers }) => {
  const { reference } = await workers.add();
  const named = Object.assign(new Error('550 zoe@voorbeeld.nl'), { code: 'EX' });
  workers.deliveries = [() => Promise.reject(named)];
  workers.start();
  await workers.untilLogged('mail-postponed');
  const { mails } = (await workers.store.find(reference)) ?? {};
  expect(JSON.stringify([workers.lines, mails])).toContain('EX');
  expect(JSON.stringify([workers.lines, mails])).not.toContain('zoe');
});

test('a store that fails is tried again, without sending a mail twice', async ({ workers }) => {
  await workers.add();
  let failures = 0;
  const { markSent } = workers.store;
  const failOnce = (id: number) => (failures++ === 0 ? Promise.reject(new Error('locked')) : markSent(id));
  workers.start({ markSent: failOnce });
  await workers.untilLogged('outbox-failed');
  await vi.waitFor(async () => expect(await workers.store.weekCounts()).toMatchObject({ sent: 1 }), WAIT);
  expect(workers.sent).toHaveLength(1);
});

test('one run asks before each mail whether it may claim one, and rejects when the outbox fails', async ({
  workers,
}) => {
  for (let count = 0; count < 3; count++) await workers.add();
  const asked: (number | undefined)[] = [];
  const mayClaim = (last?: DueMail) => asked.push(last?.id) <= 2;
  expect(await sendDueMails(workers.parts(), mayClaim)).toBe(false);
  expect(asked).toEqual([undefined, ...workers.sent]);
  expect(await sendDueMails(workers.parts(), () => true)).toBe(true);
  expect(workers.sent).toHaveLength(3);
  const claim = () => Promise.reject(new Error('locked'));
  await expect(sendDueMails(workers.parts({ claim }), () => true)).rejects.toThrow('locked');
});

test('the wait after a failed attempt doubles from 30 seconds to a day, at random, never below a second', () => {
  const ceilings = [1, 2, 3, 4, 12, 13, 14, 1000].map((attempt) => retryDelay(attempt, () => 1));
  expect(ceilings).toEqual([30, 60, 120, 240, 61_440, 86_400, 86_400, 86_400].map((seconds) => seconds * 1000));
  expect(retryDelay(5, () => 0.25)).toBe(120_000);
  expect([1, 20, 1000].map((attempt) => retryDelay(attempt, () => 0))).toEqual([1_000, 1_000, 1_000]);
});
