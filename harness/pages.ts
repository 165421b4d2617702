import type { Page } from '@playwright/test';
import { findService, type ServiceSlug, servicePath, services } from '../content/services/index.ts';
import { pagePaths, paths } from '../shared/paths.ts';

/** The two screens that the requirements name. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 900 };

/** A viewport of 1280 × 1024 pixels at a zoom of 400 %. */
export const zoomed = { width: 320, height: 256 };

/** A path without a page. */
export const missingPath = '/bestaat-niet';

/** Name and path of a service, as the menus show them. */
export const menuLink = (slug: ServiceSlug) => [findService(slug).name, servicePath(slug)] as const;

/** The services as the menus list them. */
export const menuServices = services.map(({ slug }) => menuLink(slug));

/** What the browser itself logs for pages with an error status. */
export const errorStatus = /the server responded with a status of (404|422)/;

/** A page or a state of one that the server renders, and how to open it. */
export type View = { readonly name: string; readonly open: (page: Page) => Promise<unknown> };

export const view = (path: string, name = path): View => ({ name, open: (page) => page.goto(path) });

export const notFound = view(missingPath, 'the page for unknown paths');
export const confirmationView = view(`${paths.quote}?verzonden=AD-7K3QX2`, 'the confirmation of a quote request');
export const refusedQuote: View = {
  name: 'a refused quote request',
  async open(page) {
    await page.goto(paths.quote);
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    await page.getByRole('region', { name: 'Wat er nog niet klopt' }).waitFor();
  },
};

/** Every page, and every state of one that the server renders. */
export const allViews: readonly View[] = [
  ...pagePaths.map((path) => view(path)),
  notFound,
  confirmationView,
  refusedQuote,
];

/** Waits until the page is hydrated. An earlier interaction must have started it. */
export function untilHydrated(page: Page): Promise<void> {
  return page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}
