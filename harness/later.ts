/** Environment of a server whose clock is past the lease of mails that a killed server had claimed. */
export const later = {
  NODE_OPTIONS: `--import=${new URL('../tests/support/three-minutes-later.ts', import.meta.url)}`,
};
