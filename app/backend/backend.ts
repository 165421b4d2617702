import { loadOnce } from '../load-once.ts';
import { settings } from '../settings.ts';

/** Whether the site is built for a backend at another origin. Form posts without JavaScript don't work then. */
export const isBackendElsewhere = settings.supabaseUrl !== '';

/** Origin of the backend's functions. */
export function backendUrl(): string {
  return settings.supabaseUrl || location.origin;
}

/** Loads the chunk that calls the backend. */
export const loadBackend = loadOnce(() => import('./send.ts'));
