import type { PublicSettings } from '../shared/settings.ts';

declare const __PUBLIC_SETTINGS__: PublicSettings;

/** The public settings of this build. */
export const settings: PublicSettings = __PUBLIC_SETTINGS__;

/** Whether the site is built for a backend at another origin. Form posts without JavaScript don't work then. */
export const isBackendElsewhere = settings.supabaseUrl !== '';

/** Origin of the backend's functions. */
export function backendUrl(): string {
  return settings.supabaseUrl || location.origin;
}
