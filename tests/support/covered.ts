import { expect, type Locator } from '@playwright/test';

/** How many places `covers` looks at. */
export const PLACES = 5;

/** Expects an element to be in view in full, with nothing over its edges and its middle; of a text, where it is written. */
export async function expectUncovered(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect.poll(() => element.evaluate(covers), { message: 'what lies over it' }).toEqual([]);
}

/** What lies over an element, at its edges and its middle; "nothing" is outside the view. Runs in the page. */
export function covers(element: Element): string[] {
  const text = document.createRange();
  text.selectNodeContents(element);
  const box = element.getBoundingClientRect();
  const words = element.textContent ? text.getBoundingClientRect() : box;
  // Words that only assistive technology is to find stand outside their element.
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
