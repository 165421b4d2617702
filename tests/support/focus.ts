import type { Locator, Page } from '@playwright/test';
import Color from 'colorjs.io';
import { untilHydrated } from '../../harness/pages.ts';
import { covers, PLACES } from './covered.ts';
import { expect } from './test.ts';

const ENOUGH = 400;
const PART_CONTRAST = 3;

/** A focused element and its position in the page, in pixels. */
export type Stop = NonNullable<ReturnType<typeof stop>>;

/** Presses Tab until the focus is on an element, and expects every stop on the way to show it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await closeAtOnce(page);
  for (let presses = 0; presses < ENOUGH; presses++) {
    await page.keyboard.press('Tab');
    await expectFocusShown(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** Hydrates a page by a key and presses Tab until focus leaves it; returns the stops. Throws when it never leaves. */
export async function tabThrough(page: Page): Promise<Stop[]> {
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  await closeAtOnce(page);
  await loadFrames(page);
  const stops: Stop[] = [];
  while (stops.length < ENOUGH) {
    await page.keyboard.press('Tab');
    const shown = await expectFocusShown(page);
    if (!shown) return stops;
    stops.push(shown);
  }
  throw new Error(`The focus is still in the page: ${stops.at(-1)?.name}`);
}

/** Loads the map before the walk: a frame that starts to load while it has the focus loses it. */
async function loadFrames(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe[src]').elementHandles()) {
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await frame.contentFrame())?.url()).not.toMatch(/^(about:blank)?$/);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Without motion: a menu that fades out covers the next stop for a moment. */
function closeAtOnce(page: Page): Promise<void> {
  return page.emulateMedia({ reducedMotion: 'reduce' });
}

/**
 * Expects a focus ring of at least 2 px with enough contrast, not clipped, around an element that is not covered; an
 * element too large for the viewport may be covered in part, and a title, where reading starts, has no ring. Returns the stop, or undefined when the page has focus.
 */
export async function expectFocusShown(page: Page): Promise<Stop | undefined> {
  // One call for both: there are thousands of stops.
  const shown = await page.evaluate<ReturnType<typeof stop>>(`(${stop})(${covers})`);
  if (!shown || shown.isFrame) return shown;
  const { name, ring, over } = shown;
  const contrast = new Color(ring.colour).contrast(ring.ground, 'WCAG21');
  const wrongRing = [
    ring.style !== 'solid' && `its ring is ${ring.style}`,
    ring.width < 2 && `its ring is ${ring.width} px wide`,
    contrast < PART_CONTRAST && `its ring has a contrast of ${contrast}`,
    ...ring.cutBy.map((by) => `its ring is cut off by ${by}`),
  ];
  const wrong = [
    ...(shown.isTitle ? [] : wrongRing),
    ...(shown.fits || over.length === PLACES ? over : []).map((by) => `under ${by}`),
  ];
  expect.soft(wrong.filter(Boolean), name).toEqual([]);
  return shown;
}

/** Stops that break the reading order, as "from > to": upwards unless to a column on the right, or to the left. */
export function outOfOrder(stops: readonly Stop[]): string[] {
  const inPage = stops.filter(({ floats }) => !floats);
  return inPage.slice(1).flatMap((to, index) => {
    const from = inPage[index] as Stop;
    const [above, below] = [to.bottom <= from.top, to.top >= from.bottom];
    const goesBack = above ? to.left < from.right : !below && to.right <= from.left;
    return goesBack ? [`${from.name} > ${to.name}`] : [];
  });
}

/** Runs in the page. */
function stop(covers: (element: Element) => string[]) {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // The ring of a notice's heading is around the whole notice.
  const box = element.matches('h1, h2, h3') ? element.closest('.notice, .card') : null;
  const ringed = box && getComputedStyle(box).outlineStyle !== 'none' ? box : element;
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, position } = getComputedStyle(ringed);
  const { left, right, top, bottom } = ringed.getBoundingClientRect();

  const width = Number.parseFloat(outlineWidth);
  const reach = width + Number.parseFloat(outlineOffset);
  const cutBy: string[] = [];
  let ground = '';
  /** How far what it is in, such as a strip of links, has been scrolled sideways. */
  let aside = 0;
  for (let around = ringed.parentElement; around; around = around.parentElement) {
    const { overflowX, backgroundColor } = getComputedStyle(around);
    if (!ground && backgroundColor !== 'rgba(0, 0, 0, 0)') ground = backgroundColor;
    const edge = around.getBoundingClientRect();
    aside += around.scrollLeft;
    const fits =
      left - reach >= edge.left &&
      right + reach <= edge.right &&
      top - reach >= edge.top &&
      bottom + reach <= edge.bottom;
    if (overflowX !== 'visible' && !fits) cutBy.push(around.outerHTML.slice(0, 80));
  }
  return {
    /** Whether it fits in the viewport next to sticky elements. */
    fits: bottom - top < innerHeight / 2,
    name: element.outerHTML.slice(0, 100),
    isTitle: element.matches('h1'),
    /** Another site's page shows the focus inside itself. */
    isFrame: element.tagName === 'IFRAME',
    ...{ left: left + aside, right: right + aside, top: top + scrollY, bottom: bottom + scrollY },
    /** Whether it stays in place while the page scrolls, or is in the dropdown, which hangs below later links. */
    floats: position === 'fixed' || position === 'sticky' || element.closest('#diensten-menu') !== null,
    ring: { style: outlineStyle, width, colour: outlineColor, ground, cutBy },
    over: covers(element),
  };
}
