import type { Page } from '@playwright/test';
import { storedItems } from '../../content/browser-storage.ts';

/** The names of all that a page's site holds in the browser, each with where: `localStorage theme`. */
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

/** What the registry calls functional, in the same words. */
export const functionalStorage = storedItems
  .filter(({ category }) => category === 'functional')
  .map(({ store, key }) => `${store} ${key}`)
  .sort();
