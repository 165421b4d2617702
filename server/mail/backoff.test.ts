import { expect, test } from 'vitest';
import { retryDelay } from './backoff.ts';

const latest = () => 1;
const soonest = () => 0;

test('the wait after a failed attempt doubles from 30 seconds up to a day', () => {
  const ceilings = [1, 2, 3, 4, 12, 13, 14, 1000].map((attempt) => retryDelay(attempt, latest));
  const second = 1_000;
  expect(ceilings).toEqual([
    30 * second,
    60 * second,
    120 * second,
    240 * second,
    61_440 * second,
    86_400 * second,
    86_400 * second,
    86_400 * second,
  ]);
});

test('the wait is spread over the whole time, and never none', () => {
  expect(retryDelay(5, () => 0.25)).toBe(120_000);
  expect([1, 20, 1000].map((attempt) => retryDelay(attempt, soonest))).toEqual([1_000, 1_000, 1_000]);
});
