/** Whether randomised tests run at full length and browser tests on every page: `npm test -- --long`. */
export const longRun = process.env.LONG_RUN === '1';

/** How often a randomised test runs: `whole` times in the long run, a tenth of it otherwise. */
export function rounds(whole: number): number {
  return longRun ? whole : Math.ceil(whole / 10);
}
