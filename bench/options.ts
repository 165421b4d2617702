import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
});

/** Runs per measurement; the median counts. */
export const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1');

/** Prints the results as text, or all of them with `--json`. */
export function print(measured: unknown, text: () => string): void {
  console.log(values.json ? JSON.stringify(measured, null, 2) : text());
}
