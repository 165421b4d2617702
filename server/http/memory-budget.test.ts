import { expect, test } from 'vitest';
import { createMemoryBudget } from './memory-budget.ts';

const MB = 1_000_000;
const budget = () => createMemoryBudget({ total: 100 * MB, perAddress: 50 * MB });
const busy = expect.objectContaining({ status: 503, headers: { 'retry-after': '60' } });

/** Takes memory for one more request; gives what was thrown. */
function attempt(run: () => void): unknown {
  try {
    run();
    return 'taken';
  } catch (error) {
    return error;
  }
}

test('one address gets its share, and others get theirs', () => {
  const memory = budget();
  memory.open('a').take(40 * MB);
  expect(attempt(() => memory.open('a').take(MB))).toEqual(busy);
  memory.open('b').take(40 * MB);
  expect(attempt(() => memory.open('c').take(MB))).toEqual(busy);
});

test('small requests have room when large ones have none', () => {
  const memory = budget();
  for (const address of ['a', 'b']) memory.open(address).take(40 * MB);
  expect(attempt(() => memory.open('a').take(64_000))).toBe('taken');
  expect(attempt(() => memory.open('c').take(64_000))).toBe('taken');
});

test('a request counts as a whole, and is small no longer when it grows', () => {
  const memory = budget();
  for (const address of ['a', 'b']) memory.open(address).take(40 * MB);
  const growing = memory.open('c');
  growing.take(60_000);
  expect(attempt(() => growing.take(5_000))).toEqual(busy);
});

test('small requests have a limit too', () => {
  const memory = createMemoryBudget({ total: 200_000, perAddress: 100_000 });
  memory.open('a').take(60_000);
  expect(attempt(() => memory.open('a').take(60_000))).toEqual(busy);
  memory.open('b').take(60_000);
  memory.open('c').take(60_000);
  expect(attempt(() => memory.open('d').take(60_000))).toEqual(busy);
});

test('what is released can be taken again', () => {
  const memory = budget();
  const first = memory.open('a');
  first.take(40 * MB);
  first.release();
  first.release();
  expect(attempt(() => memory.open('a').take(40 * MB))).toBe('taken');
  expect(attempt(() => memory.open('b').take(40 * MB))).toBe('taken');
  expect(attempt(() => memory.open('c').take(40 * MB))).toEqual(busy);
});
