import { expect, test } from 'vitest';
import { cardSpan } from './card-grid.ts';

/** The columns that each row fills, out of two on a tablet and six on a desktop. */
function rows(count: number, screen: 'sm' | 'lg', columns: number): number[] {
  const filled: number[] = [];
  for (let index = 0; index < count; index++) {
    const wanted = new RegExp(`${screen}:col-span-(\\d)`).exec(cardSpan(index, count))?.[1];
    const last = filled.at(-1);
    if (last === undefined || last === columns) filled.push(Number(wanted ?? 1));
    else filled[filled.length - 1] = last + Number(wanted ?? 1);
  }
  return filled;
}

test.each([2, 3, 4, 5, 6, 7, 8])('%i cards leave no hole in a row', (count) => {
  expect(new Set(rows(count, 'sm', 2))).toEqual(new Set([2]));
  expect(new Set(rows(count, 'lg', 6))).toEqual(new Set([6]));
});
