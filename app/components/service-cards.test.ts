import { expect, test } from 'vitest';
import { cardSpan } from './service-cards.tsx';

/** The columns that each row fills with cards of these widths. */
function rows(widths: readonly number[], columns: number): number[] {
  const filled: number[] = [];
  for (const width of widths) {
    const last = filled.at(-1);
    if (last === undefined || last === columns) filled.push(width);
    else filled[filled.length - 1] = last + width;
  }
  return filled;
}

test.each([2, 3, 4, 5, 6, 7, 8])('%i cards leave no hole in a row', (count) => {
  const classes = Array.from({ length: count }, (_, index) => cardSpan(index, count));
  const tablet = classes.map((names) => (names?.includes('whole-row') ? 2 : 1));
  const onDesktop = classes.map((names) => (names?.includes('half-row') ? 6 : names?.includes('quarter-row') ? 3 : 4));
  expect(new Set(rows(tablet, 2))).toEqual(new Set([2]));
  expect(new Set(rows(onDesktop, 12))).toEqual(new Set([12]));
});
