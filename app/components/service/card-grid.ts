/** A grid for cards: two in a row on a tablet, two or three on a desktop. */
export const cardGrid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-6';

/** How wide a card is, so that every row is full: five stand in two and three, four in two and two. */
export function cardSpan(index: number, count: number): string {
  const rowsOfTwo = (3 - (count % 3)) % 3;
  const onDesktop = index < 2 * rowsOfTwo ? 'lg:col-span-3' : 'lg:col-span-2';
  const isLastAlone = count % 2 === 1 && index === count - 1;
  return isLastAlone ? `sm:col-span-2 ${onDesktop}` : onDesktop;
}
