import { expect, test } from 'vitest';
import { createPhotoQuota } from './quota.ts';

const MB = 1e6;

test('a network may add 50 MB of photos in a day', async () => {
  const hasRoom = createPhotoQuota();
  expect(await hasRoom('a', 50 * MB)).toBe(true);
  expect(await hasRoom('a', 1)).toBe(false);
  expect(await hasRoom('b', 1)).toBe(true);
});

test('when the 150 MB of all are used up, a network that has added none may still add 25 MB', async () => {
  const hasRoom = createPhotoQuota();
  for (const network of ['a', 'b', 'c']) expect(await hasRoom(network, 50 * MB)).toBe(true);
  expect(await hasRoom('f', 25 * MB)).toBe(true);
  expect(await hasRoom('f', 1)).toBe(false);
  expect(await hasRoom('a', 1)).toBe(false);
});

test('a network without room is known before another photo is decoded', async () => {
  const hasRoom = createPhotoQuota();
  expect(await hasRoom('a', 50 * MB)).toBe(true);
  expect(await hasRoom('a', 0)).toBe(true);
  await hasRoom('a', 1);
  expect(await hasRoom('a', 0)).toBe(false);
});

test('a low disk has no room', async () => {
  expect(await createPhotoQuota(async () => true)('a', 1)).toBe(false);
});
