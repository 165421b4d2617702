/** Class of a card grid: two columns on a tablet, six on a desktop, of which a card takes two, three or four. */
export const cardGrid = 'card-grid';

/** Classes for the width of card `index` of `count`, so that every row is full and its edges meet those of other rows: five become 4 + 2 columns above 2 + 2 + 2, four become two rows of halves. */
export function cardSpan(index: number, count: number): string {
  const rowsOfTwo = (3 - (count % 3)) % 3;
  const isWide = index === 0 && rowsOfTwo === 1 && count > 2;
  const isHalf = index < 2 * rowsOfTwo && (rowsOfTwo === 2 || count === 2);
  const isLastAlone = count % 2 === 1 && index === count - 1;
  return [isLastAlone && 'tablet-row', isWide && 'desktop-wide', isHalf && 'desktop-half'].filter(Boolean).join(' ');
}
