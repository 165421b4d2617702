import { loadOnce } from '../load-once.ts';
import { settings } from '../settings.ts';

/** Origin of the backend's functions. */
export function backendUrl(): string {
  return settings.supabaseUrl || location.origin;
}

/** Whether the backend stands at another origin. It then takes no form posts, and knows only Supabase's own headers. */
export function isBackendElsewhere(): boolean {
  return backendUrl() !== location.origin;
}

/** Loads the code that calls the backend. */
export const loadBackend = loadOnce(() => import('./send.ts'));
