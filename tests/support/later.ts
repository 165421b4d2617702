/** Variables for a server that starts after the time that a mail in the hands of a killed one stays with it. */
export const later = { NODE_OPTIONS: `--import=${new URL('./three-minutes-later.ts', import.meta.url)}` };
