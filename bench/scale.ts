/** Size of a benchmark run. */
export type Scale = {
  readonly bareSeconds: number;
  readonly loadSeconds: number;
  readonly killRounds: number;
  readonly leads: number;
  readonly pageSlices: number;
};

export const full: Scale = { bareSeconds: 2, loadSeconds: 10, killRounds: 200, leads: 100_000, pageSlices: 10 };
export const quick: Scale = { bareSeconds: 0.5, loadSeconds: 2, killRounds: 5, leads: 2_000, pageSlices: 2 };
