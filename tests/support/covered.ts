import { expect, type Locator } from '@playwright/test';

/** Number of points that `covers` checks. */
export const PLACES = 5;

/** Expects an element to be fully in the viewport and not covered at its edges and centre; for text, those of its line box. */
export async function expectUncovered(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect.poll(() => element.evaluate(covers), { message: 'what lies over it' }).toEqual([]);
}

/** The elements that cover an element at its edges and centre; "nothing" for points outside the viewport. Runs in the page. */
export function covers(element: Element): string[] {
  const text = document.createRange();
  text.selectNodeContents(element);
  const box = element.getBoundingClientRect();
  const lines = text.getBoundingClientRect();
  // Not of a field: its text has no place.
  const words = lines.width > 0 ? lines : box;
  // Visually hidden text is positioned outside its element.
  const [left, right] = [Math.max(box.left, words.left), Math.min(box.right, words.right)];
  const [top, bottom] = [Math.max(box.top, words.top), Math.min(box.bottom, words.bottom)];
  const inset = 2;
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [left + inset, centre],
    [right - inset, centre],
    [middle, top + inset],
    [middle, bottom - inset],
    [middle, centre],
  ] as const;
  return points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((found) => found !== element && !(found && (element.contains(found) || found.contains(element))))
    .map((found) => found?.outerHTML.slice(0, 80) ?? 'nothing');
}
