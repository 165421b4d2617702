import { describe, expect, test } from 'vitest';
import type { Counts } from '../store/counts.ts';
import { createPhotoQuota } from './quota.ts';

const MB = 1e6;

/** One count for all limits, as PostgreSQL keeps it. */
function sharedCounts(): Counts['countPoints'] {
  const counts = new Map<string, number>();
  return async (key, cost, msLeft) => {
    const points = (counts.get(key) ?? 0) + cost;
    counts.set(key, points);
    return { points, msLeft };
  };
}

describe.each([
  ['a count of its own for each limit', () => createPhotoQuota()],
  ['one count for all limits', () => createPhotoQuota({ countPoints: sharedCounts() })],
])('with %s', (_name, quota) => {
  test('a network may add 50 MB of photos in a day', async () => {
    const takeRoom = quota();
    expect(await takeRoom('a', 50 * MB)).toBeDefined();
    expect(await takeRoom('a', 1)).toBeUndefined();
    expect(await takeRoom('b', 1)).toBeDefined();
  });

  test('when the 150 MB of all are used up, a network that has added none may still add 25 MB', async () => {
    const takeRoom = quota();
    for (const network of ['a', 'b', 'c']) expect(await takeRoom(network, 50 * MB)).toBeDefined();
    expect(await takeRoom('f', 25 * MB)).toBeDefined();
    expect(await takeRoom('f', 1)).toBeUndefined();
    expect(await takeRoom('a', 1)).toBeUndefined();
  });

  test('a network without room is known before another photo is decoded', async () => {
    const takeRoom = quota();
    expect(await takeRoom('a', 50 * MB)).toBeDefined();
    expect(await takeRoom('a', 0)).toBeDefined();
    await takeRoom('a', 1);
    expect(await takeRoom('a', 0)).toBeUndefined();
  });
});

test('a low disk has no room', async () => {
  expect(await createPhotoQuota({ isDiskLow: async () => true })('a', 1)).toBeUndefined();
});
