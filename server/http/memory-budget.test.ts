import { expect, test } from 'vitest';
import { createMemoryBudget } from './memory-budget.ts';

const MB = 1_000_000;
const budget = () => createMemoryBudget(100 * MB);
const busy = expect.objectContaining({ status: 503, headers: { 'retry-after': '60' } });

/** Takes memory for one more request; returns the thrown error. */
function attempt(run: () => void): unknown {
  try {
    run();
    return 'taken';
  } catch (error) {
    return error;
  }
}

test('an address may hold as much as it leaves free, so that a few cannot shut out the others', () => {
  const memory = budget();
  memory.open('a').take(40 * MB);
  expect(attempt(() => memory.open('a').take(MB))).toEqual(busy);
  memory.open('b').take(20 * MB);
  expect(attempt(() => memory.open('b').take(MB))).toEqual(busy);
  memory.open('c').take(10 * MB);
  expect(attempt(() => memory.open('d').take(5 * MB))).toBe('taken');
});

test('small requests have room when large ones have none', () => {
  const memory = budget();
  memory.open('a').take(40 * MB);
  expect(attempt(() => memory.open('a').take(65_000))).toEqual(busy);
  expect(attempt(() => memory.open('a').take(64_000))).toBe('taken');
});

test('a request counts as a whole, and is small no longer when it grows', () => {
  const memory = budget();
  memory.open('a').take(40 * MB);
  const growing = memory.open('a');
  growing.take(60_000);
  expect(attempt(() => growing.take(5_000))).toEqual(busy);
});

test('small requests have a limit too', () => {
  const memory = createMemoryBudget(200_000);
  memory.open('a').take(60_000);
  expect(attempt(() => memory.open('a').take(60_000))).toEqual(busy);
  memory.open('b').take(60_000);
  expect(attempt(() => memory.open('c').take(60_000))).toEqual(busy);
  expect(attempt(() => memory.open('c').take(40_000))).toBe('taken');
});

test('what is released can be taken again', () => {
  const memory = budget();
  const first = memory.open('a');
  first.take(40 * MB);
  first.release();
  first.release();
  expect(attempt(() => memory.open('a').take(40 * MB))).toBe('taken');
  expect(attempt(() => memory.open('b').take(20 * MB))).toBe('taken');
  expect(attempt(() => memory.open('c').take(11 * MB))).toEqual(busy);
});
