/** Class of a card grid: two columns on a tablet, six on a desktop, of which a card takes two or three. */
export const cardGrid = 'card-grid';

/** Classes for the width of card `index` of `count`, so that every row is full: five become 2 + 3, four 2 + 2. */
export function cardSpan(index: number, count: number): string {
  const rowsOfTwo = (3 - (count % 3)) % 3;
  const isHalf = index < 2 * rowsOfTwo;
  const isLastAlone = count % 2 === 1 && index === count - 1;
  return [isLastAlone && 'tablet-row', isHalf && 'desktop-half'].filter(Boolean).join(' ');
}
