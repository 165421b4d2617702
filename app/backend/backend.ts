import { loadOnce } from '../load-once.ts';
import { settings } from '../settings.ts';

/** Whether the site is built for a backend at another origin. No server takes form posts then. */
export const isBackendElsewhere = settings.supabaseUrl !== '';

/** Origin of the backend's functions. */
export function backendUrl(): string {
  return settings.supabaseUrl || location.origin;
}

/** Loads the code that calls the backend. */
export const loadBackend = loadOnce(() => import('./send.ts'));
