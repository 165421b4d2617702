import { tooBusy } from './request-error.ts';

/** Requests up to this many bytes may fill the budget; larger ones leave a fifth of it free for them. */
const SMALL = 64_000;
const SHARE_OF_LARGE = 0.8;

/** The memory that the body of one request takes. */
export type Memory = {
  /** Counts bytes before they are kept. Throws a `RequestError` (503) when they don't fit. */
  take(bytes: number): void;
  /** Releases everything. */
  release(): void;
};

export type MemoryBudget = { open(address: string): Memory };

/**
 * Bounds the memory that request bodies take together, in bytes, however many arrive at once. An address may hold as much
 * as it leaves free: one address gets half, the next half of the rest. With a fixed share per address, two slow senders
 * could use up the whole budget.
 */
export function createMemoryBudget(total = 150e6): MemoryBudget {
  let taken = 0;
  const takenBy = new Map<string, number>();
  const add = (address: string, bytes: number) => {
    taken += bytes;
    const ofAddress = (takenBy.get(address) ?? 0) + bytes;
    if (ofAddress > 0) takenBy.set(address, ofAddress);
    else takenBy.delete(address);
  };

  return {
    open(address) {
      let own = 0;
      return {
        take(bytes) {
          const limit = own + bytes > SMALL ? total * SHARE_OF_LARGE : total;
          if ((takenBy.get(address) ?? 0) + bytes > limit - taken - bytes) throw tooBusy();
          own += bytes;
          add(address, bytes);
        },
        release() {
          add(address, -own);
          own = 0;
        },
      };
    },
  };
}
