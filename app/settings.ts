import type { PublicSettings } from '../shared/settings.ts';

declare const __PUBLIC_SETTINGS__: PublicSettings;

/** The public settings of this build. */
export const settings: PublicSettings = __PUBLIC_SETTINGS__;
