import { expect, type Locator } from '@playwright/test';

/** Expects an element to be in view in full, with nothing over its corners and its middle; of a text, where it is written. */
export async function expectUncovered(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect.poll(() => element.evaluate(covers), { message: 'what lies over it' }).toEqual([]);
}

function covers(element: Element): string[] {
  const text = document.createRange();
  text.selectNodeContents(element);
  const { left, right, top, bottom } = (element.textContent ? text : element).getBoundingClientRect();
  const inset = 2;
  const points = [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  return points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((found) => found !== element && !(found && (element.contains(found) || found.contains(element))))
    .map((found) => found?.outerHTML.slice(0, 80) ?? 'nothing');
}
