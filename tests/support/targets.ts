import type { Page } from '@playwright/test';

/**
 * Targets that are too small (WCAG 2.5.8): under 24 pixels, not inline in a sentence, and with another target within a
 * 24 px circle around their centre.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    const targets = [...document.querySelectorAll('a, button, summary, input, textarea, [tabindex="0"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A label is part of its control's target.
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }));
    return targets
      .filter(({ element, box }) => {
        if ((box.width >= LEAST && box.height >= LEAST) || inSentence(element)) return false;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return targets.some((other) => {
          const aside = Math.max(other.box.left - x, x - other.box.right, 0);
          const away = Math.max(other.box.top - y, y - other.box.bottom, 0);
          return other.element !== element && Math.hypot(aside, away) < LEAST / 2;
        });
      })
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 100)}`);
  });
}
