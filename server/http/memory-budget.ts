import { tooBusy } from './request-error.ts';

/** Bytes of request bodies in memory at once: of all clients, and of one. */
type Limits = { readonly total: number; readonly perAddress: number };

/** Requests up to this many bytes may fill the limits; larger ones leave a fifth of each free for them. */
const SMALL = 64_000;
const SHARE_OF_LARGE = 0.8;

/** The memory that the body of one request takes. */
export type Memory = {
  /** Counts bytes before they are kept. Throws a `RequestError` (503) when they don't fit. */
  take(bytes: number): void;
  /** Gives everything back. */
  release(): void;
};

export type MemoryBudget = { open(address: string): Memory };

/** Bounds the memory that request bodies take together, however many arrive at once. */
export function createMemoryBudget({ total, perAddress }: Limits = { total: 150e6, perAddress: 75e6 }): MemoryBudget {
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
          const share = own + bytes > SMALL ? SHARE_OF_LARGE : 1;
          if (taken + bytes > total * share || (takenBy.get(address) ?? 0) + bytes > perAddress * share)
            throw tooBusy();
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
