import { parseArgs } from 'node:util';
import { type Row, table } from './report.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
});

/** How often each thing is measured; the median counts. */
export const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1');

/** Prints what was measured: a table, or with `--json` all of it. */
export function print(rows: readonly Row[], all: unknown = rows): void {
  console.log(values.json ? JSON.stringify(all, null, 2) : table(rows));
}
