import { readFileSync, writeFileSync } from 'node:fs';

/** One line of the table. */
export type Row = {
  readonly what: string;
  readonly value: string;
  /** Ratio to a reference measured in the same run. */
  readonly against?: string;
  readonly goal?: string;
  readonly reached?: boolean;
};

/** A time with an upper limit, in milliseconds. */
export function atMostRow(what: string, value: number, atMost: number): Row {
  return { what, value: milliseconds(value), goal: `≤ ${atMost} ms`, reached: value <= atMost };
}

const FILE = 'docs/performance.md';

/** Prints the rows of a benchmark. With `keep`, they replace all its rows in the table of docs/performance.md. */
export function report(bench: 'pages' | 'requests', rows: readonly Row[], { keep }: { keep: boolean }): void {
  const today = new Date().toISOString().slice(0, 10);
  const lines = rows.map(({ what, value, against = '', goal = '', reached }) => {
    const cells = [
      `${bench}, ${today}`,
      what,
      value,
      against,
      goal,
      reached === undefined ? '' : reached ? 'yes' : 'no',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  console.log(lines.join('\n'));
  if (!keep) return;
  const text = readFileSync(FILE, 'utf8').trimEnd();
  const others = text.split('\n').filter((line) => !line.startsWith(`| ${bench},`));
  writeFileSync(FILE, `${[...others, ...lines].join('\n')}\n`);
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

/** A percentile of the values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** The median of each property. */
export function medians<Values extends Readonly<Record<string, number>>>(all: readonly Values[]): Values {
  const names = Object.keys(all[0] ?? {});
  const median = (name: string) =>
    percentile(
      all.map((one) => one[name] ?? Number.NaN),
      50,
    );
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Values;
}
