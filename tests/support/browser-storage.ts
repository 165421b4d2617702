import type { Page } from '@playwright/test';
import { storedItems } from '../../content/browser-storage.ts';

/** Everything that a page's site stores in the browser, as `localStorage theme`. */
export async function storedIn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `CacheStorage ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ]);
  return [...cookies, ...others].sort();
}

/** The functional items of the registry, in the same format. */
export const functionalStorage = storedItems
  .filter(({ category }) => category === 'functional')
  .map(({ store, key }) => `${store} ${key}`)
  .sort();
