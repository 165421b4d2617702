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

test.each([3, 4, 5, 6])('%i cards leave no hole in a row', (count) => {
  const classes = Array.from({ length: count }, (_, index) => cardSpan(index, count));
  const onTablets = classes.map((name) => (name === 'full-row' ? 12 : name ? 6 : 4));
  const onDesktops = classes.map((name) => (name === 'full-row' ? 12 : name ? 3 : 4));
  for (const widths of [onTablets, onDesktops]) expect(new Set(rows(widths, 12))).toEqual(new Set([12]));
});
