import type { Page } from '@playwright/test';
import { pagePaths, paths } from '../../shared/paths.ts';

/** The two screens that the requirements name. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 900 };

/** Where no page is. */
export const missingPath = '/bestaat-niet';

/** What the browser itself logs of the pages that answer with an error. */
export const errorStatus = /the server responded with a status of (404|422)/;

/** Something the server can show, and the way to it. */
export type View = { readonly name: string; readonly open: (page: Page) => Promise<unknown> };

const view = (path: string, name = path): View => ({ name, open: (page) => page.goto(path) });

export const notFound = view(missingPath, 'the page for unknown paths');
export const confirmation = view(`${paths.quote}?verzonden=AD-12345`, 'the confirmation of a quote request');
export const refusedQuote: View = {
  name: 'a refused quote request',
  async open(page) {
    await page.goto(paths.quote);
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    await page.getByRole('alert').waitFor();
  },
};

/** Every page, and every state of one that the server renders. */
export const allViews: readonly View[] = [...pagePaths.map((path) => view(path)), notFound, confirmation, refusedQuote];
