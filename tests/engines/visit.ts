import { type Browser, waitFor } from './browser.ts';

/** Opens a page and notes every error of its scripts from then on. */
export async function openWatched(browser: Browser, url: string): Promise<void> {
  await browser.open(url);
  await browser.evaluate(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    console.error = (...values: unknown[]) => errors.push(values.join(' '));
    addEventListener('error', ({ message }) => errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => errors.push(violatedDirective));
  });
}

export function errorsOf(browser: Browser): Promise<string[]> {
  return browser.evaluate(() => Reflect.get(window, 'errors'));
}

/** Touches the page and waits until it is hydrated. */
export async function hydrate(browser: Browser): Promise<void> {
  await browser.click('main h1');
  await waitFor(browser, () => document.documentElement.dataset.hydrated === '');
}

export async function openHydrated(browser: Browser, url: string): Promise<void> {
  await openWatched(browser, url);
  await hydrate(browser);
}

export function untilVisible(browser: Browser, selector: string) {
  return waitFor(browser, hasVisibility, selector, true);
}

export function untilHidden(browser: Browser, selector: string) {
  return waitFor(browser, hasVisibility, selector, false);
}

/** For a script in the page. The oldest engine has no `checkVisibility`. */
function hasVisibility(selector: string, wanted: boolean): boolean {
  const element = document.querySelector(selector);
  const isVisible = (shown: Element) =>
    shown.checkVisibility?.({ visibilityProperty: true }) ??
    (shown.getClientRects().length > 0 && getComputedStyle(shown).visibility === 'visible');
  return (element !== null && isVisible(element)) === wanted;
}

export function untilAt(browser: Browser, path: string) {
  return waitFor(browser, (wanted) => location.pathname === wanted && document.querySelector('main h1') !== null, path);
}

/** Waits until one of the elements contains a text; spaces that do not break count as spaces. */
export function untilText(browser: Browser, selector: string, text: string) {
  return waitFor(
    browser,
    (wanted, part) =>
      [...document.querySelectorAll(wanted)].some(({ textContent }) =>
        textContent.replaceAll('\u00a0', ' ').includes(part),
      ),
    selector,
    text,
  );
}

/** How many pixels the page is wider than its viewport. */
export function overflow(browser: Browser): Promise<number> {
  return browser.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
