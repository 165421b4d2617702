import type { Page } from '@playwright/test';

/** Pixels of horizontal overflow. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Every text, control or picture that overlaps another one, as "this / that". Fixed and sticky elements, those with a
 * negative z-index, and what is drawn over a picture don't count: names in pictures have a test of their own.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floating = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || floating(element.parentElement));
    // Visually hidden text is one pixel large.
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !floating(element);
    const behind = (element: Element) =>
      Number(getComputedStyle(element).zIndex) < 0 ||
      element.closest(
        '.hero-house picture, .hero-house svg, .house-by-day svg, .backdrop, .figure-row picture, .beside + .band-picture picture, .strip picture, .lifespans svg, .names, .crumbs, .office-map, .page-header:has(+ .lifted) picture',
      ) !== null;

    // Of a picture that is cut along a slope, strips from the cut on.
    const seen = (element: Element): DOMRect[] => {
      const box = element.getBoundingClientRect();
      const slope = element.closest('.slope');
      if (!slope || !getComputedStyle(slope).maskImage.includes('-72deg')) return [box];
      const height = box.height / 30;
      return Array.from({ length: 30 }, (_, strip) => {
        const top = box.top + strip * height;
        const left = box.left + (box.bottom - top - height) * Math.tan(Math.PI / 10);
        return new DOMRect(left, top, box.right - left, height);
      });
    };

    const things: { node: Node; name: string; boxes: DOMRect[] }[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent?.trim();
      if (!text || !node.parentElement || !shown(node.parentElement) || behind(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Line boxes overlap the lines above and below; the letters don't.
      const boxes = [...range.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2),
      );
      things.push({ node, name: text.slice(0, 40), boxes });
    }
    for (const element of document.querySelectorAll('img, svg, input, textarea, iframe')) {
      if (!shown(element) || behind(element)) continue;
      things.push({ node: element, name: element.outerHTML.slice(0, 60), boxes: seen(element) });
    }

    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return things.flatMap((one, index) =>
      things
        .slice(index + 1)
        .filter((other) => one.boxes.some((box) => other.boxes.some((otherBox) => meet(box, otherBox))))
        .map((other) => `${one.name} / ${other.name}`),
    );
  });
}

/** Elements that clip their own text or controls. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const [hidden, { scrollWidth, scrollHeight, clientWidth, clientHeight }] = [['hidden', 'clip'], element];
        const words = element.innerText?.trim() && clientWidth > 1 && element.checkVisibility();
        const tooWide = hidden.includes(overflowX) && scrollWidth > clientWidth + 1;
        const tooHigh = hidden.includes(overflowY) && scrollHeight > clientHeight + 1;
        // Names follow the crop of their picture; they have a test of their own.
        return words && (tooWide || tooHigh) && !element.querySelector(':scope > .names');
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

/** Words of headings, terms and buttons and numbers of tables that are broken across lines, and headings that may be hyphenated. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, h3, dt, .button, td')) {
      if (!element.checkVisibility()) continue;
      const isCell = element.localName === 'td';
      const hyphenated = getComputedStyle(element).hyphens === 'auto';
      // Terms may be.
      if (hyphenated && element.localName === 'dt') continue;
      if (!isCell && hyphenated) broken.push(`hyphenated: ${element.textContent}`);
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(isCell ? /[\d.,]+/g : /[^\s/–-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}
