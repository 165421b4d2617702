import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isHydrated } from '../start/hydration.ts';

const positions = new Map<string, number>();

/**
 * A new page starts at its top or its anchor, with the focus on the heading there; Back and Forward restore the position.
 * React Router's `<ScrollRestoration>` writes positions to the browser's storage, before any consent, and adds a script to
 * every page; these stay in memory.
 */
export function ScrollPosition() {
  const { key, pathname, search, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const place = key + pathname + hash;

  // As after a page load: assistive technology announces the heading, and Tab continues from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && isHydrated()) focusOn(heading);
  }, [pathname, search]);

  useEffect(restoreHereOnly, []);
  useEffect(forgetChosenSections, []);

  useLayoutEffect(() => {
    // The browser may have scrolled to another section already, before this follows.
    const save = () => location.pathname + location.hash === pathname + hash && positions.set(place, scrollY);
    // On the first page the browser has set the position itself.
    if (isHydrated()) moveTo(isReturn ? positions.get(place) : undefined, hash.slice(1), !isReturn);
    save();
    addEventListener('scroll', save, { passive: true });
    return () => removeEventListener('scroll', save);
  }, [place, pathname, hash, isReturn]);

  return null;
}

/**
 * A link to a section of the page goes to the section. All entries that such links make have the key `default` and arrive
 * like Back, so the position where the visitor left the section earlier would win.
 */
function forgetChosenSections(): () => void {
  const forget = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) positions.delete(`default${link.pathname}${link.hash}`);
  };
  addEventListener('click', forget);
  return () => removeEventListener('click', forget);
}

/** Inside the site the code restores positions; on the way back to it, the browser. */
function restoreHereOnly(): void {
  let left = 0;
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  // Firefox restores the position of a page that it loads again once it has loaded: earlier, this would prevent it.
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', () => setTimeout(takeOver), { once: true });
  addEventListener('pagehide', () => {
    left = scrollY;
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    takeOver();
    // WebKit reads `manual` before it restores a page from the back/forward cache, and leaves it at its top.
    scrollTo(0, left);
  });
}

function moveTo(position: number | undefined, anchor: string, isNew: boolean): void {
  const target = anchor ? document.getElementById(anchor) : null;
  if (target instanceof HTMLDetailsElement) {
    // Without `<details name>` the event of an answer that starts open may arrive later, and close this one.
    for (const open of document.querySelectorAll('.accordion-item[open]')) open.removeAttribute('open');
    target.open = true;
  }
  if (target && position === undefined) target.scrollIntoView();
  else scrollTo(0, position ?? 0);
  if (target && isNew) focusOn(target.querySelector<HTMLElement>('summary, h2, h3') ?? target);
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
