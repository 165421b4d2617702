import { test as base, vi } from 'vitest';
import type { DueMail } from '../../store/outbox.ts';
import { DeliveryError } from '../delivery.ts';
import { type OutboxWorker, startOutboxWorker } from '../outbox-worker.ts';
import { MemoryOutbox } from './memory-outbox.ts';

type Line = { level: string; event: string; reference?: string; purpose?: string; reason?: string };

/** Outbox workers on one in-memory outbox, with a record of what they did. */
class TestWorkers {
  readonly outbox = new MemoryOutbox();
  readonly lines: Line[] = [];
  /** IDs of the mails that were delivered. */
  readonly sent: number[] = [];
  /** IDs of the mails whose files were removed. */
  readonly discarded: number[] = [];
  /** The next deliveries, in order; later ones succeed. */
  deliveries: (() => Promise<void>)[] = [];
  readonly #workers: OutboxWorker[] = [];
  readonly #held: (() => void)[] = [];

  /** Parameters of a worker or a run. */
  parts() {
    const entry = (level: string) => (event: string, data?: object) => void this.lines.push({ level, event, ...data });
    const deliver = async ({ id }: DueMail) => {
      await this.deliveries.shift()?.();
      this.sent.push(id);
    };
    const discard = async ({ id }: DueMail) => void this.discarded.push(id);
    return {
      outbox: this.outbox,
      delivery: { deliver, discard },
      log: { info: entry('info'), error: entry('error') },
    };
  }

  start(): OutboxWorker {
    const worker = startOutboxWorker(this.parts());
    this.#workers.push(worker);
    return worker;
  }

  events(event: string): Line[] {
    return this.lines.filter((line) => line.event === event);
  }

  /** Adds a delivery that lasts until the returned function is called. */
  holdDelivery(): () => void {
    const gate = Promise.withResolvers<void>();
    this.deliveries.push(() => gate.promise);
    this.#held.push(gate.resolve);
    return gate.resolve;
  }

  async stop(): Promise<void> {
    for (const end of this.#held) end();
    await Promise.all(this.#workers.map((worker) => worker.stop()));
  }
}

/** A test with outbox workers and a clock that only `pass` advances. */
export const test = base.extend<{ workers: TestWorkers }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of used fixtures from this pattern.
  workers: async ({}, use) => {
    vi.useFakeTimers();
    const workers = new TestWorkers();
    await use(workers);
    await workers.stop();
    vi.useRealTimers();
  },
});

/** Advances the clock. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A delivery that fails. */
export const failing =
  (kind: DeliveryError['kind'], message = '451') =>
  () =>
    Promise.reject(new DeliveryError(kind, message));
