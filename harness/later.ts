/** Environment of a server whose clock is ahead, so the leases on mails claimed by a killed server have expired. */
export const later = {
  NODE_OPTIONS: `--import=${new URL('../tests/support/three-minutes-later.ts', import.meta.url)}`,
};
