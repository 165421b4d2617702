import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isHydrated } from '../hydration.ts';

const positions = new Map<string, number>();

/**
 * Another page begins at its top or at its anchor, with the focus on its heading; Back and Forward return to where one
 * was. The router's own component keeps positions in the browser's storage, before anybody has chosen anything: these go
 * with the page.
 */
export function ScrollPosition() {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const place = key + pathname + hash;

  // As a page that is loaded would: assistive technology reads where it is now, and Tab goes on from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || !isHydrated()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    const restoreBy = (who: ScrollRestoration) => () => {
      history.scrollRestoration = who;
    };
    const [inside, leaving] = [restoreBy('manual'), restoreBy('auto')];
    inside();
    addEventListener('pageshow', inside);
    addEventListener('pagehide', leaving);
    return () => {
      removeEventListener('pageshow', inside);
      removeEventListener('pagehide', leaving);
    };
  }, []);

  useLayoutEffect(() => {
    const note = () => positions.set(place, scrollY);
    // The page that the server sent stands where the browser has put it.
    if (isHydrated()) moveTo(isReturn ? positions.get(place) : undefined, hash.slice(1));
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [place, hash, isReturn]);

  return null;
}

function moveTo(position: number | undefined, anchor: string): void {
  const target = position === undefined && anchor ? document.getElementById(anchor) : null;
  if (target) target.scrollIntoView();
  else scrollTo(0, position ?? 0);
}
