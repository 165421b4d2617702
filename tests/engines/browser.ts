import { setTimeout as pause } from 'node:timers/promises';

/** A script in the page: it may only use its arguments and what the page has. Values pass as JSON. */
export type PageScript<Values extends unknown[], Result> = (...values: Values) => Result | Promise<Result>;

/** One window of a browser: the least that all engines can do. Elements are found by CSS selector. */
export type Browser = {
  /** Goes to an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  /** Starts going back in the history, as forward() does. */
  back(): Promise<void>;
  forward(): Promise<void>;
  evaluate<Values extends unknown[], Result>(script: PageScript<Values, Result>, ...values: Values): Promise<Result>;
  /** Scrolls an element into view and clicks it with the mouse. */
  click(selector: string): Promise<void>;
  /** Scrolls an element into view and taps it with a finger. */
  tap(selector: string): Promise<void>;
  /** Types at the end of a field's text. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses files in a file input, by path. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Sets the width of the viewport, in CSS pixels. */
  setWidth(width: number): Promise<void>;
  /** Writes a PNG of the viewport. */
  screenshot(path: string): Promise<void>;
  /** Prints the page on A4. Returns the PDF. */
  print(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/**
 * Runs a script in the page until it returns something other than false, null, zero or an empty text, and returns that.
 * Retries after an error too, because the page may be unloading. Throws after 20 seconds.
 */
export async function waitFor<Values extends unknown[], Result>(
  browser: Pick<Browser, 'evaluate'>,
  script: PageScript<Values, Result>,
  ...values: Values
): Promise<NonNullable<Result>> {
  let last: unknown;
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(25)) {
    last = await browser.evaluate(script, ...values).catch((error: unknown) => error);
    if (last && !(last instanceof Error)) return last as NonNullable<Result>;
  }
  throw new Error(`Timed out: ${script} with ${JSON.stringify(values)} gave ${last}`);
}
