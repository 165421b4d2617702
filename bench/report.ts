/** One line of the table. */
export type Row = {
  readonly what: string;
  readonly value: string;
  /** Ratio to the reference value. */
  readonly against?: string;
  readonly goal?: string;
  readonly reached?: boolean;
};

/** A value with its ratio to a reference measured in the same run, and a goal for the ratio. */
export function ratioRow(
  what: string,
  value: string,
  share: number,
  goal: { atLeast: number } | { atMost: number },
): Row {
  const [sign, bound, reached] =
    'atLeast' in goal ? ['≥', goal.atLeast, share >= goal.atLeast] : ['≤', goal.atMost, share <= goal.atMost];
  return { what, value, against: times(share), goal: `${sign} ${bound}×`, reached: reached as boolean };
}

/** A value with an upper limit. */
export function atMostRow(what: string, value: number, atMost: number, show: (value: number) => string): Row {
  return { what, value: show(value), goal: `≤ ${show(atMost)}`, reached: value <= atMost };
}

/** The rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, value, against = '', goal = '', reached }) => [
    what,
    value,
    against,
    goal,
    reached === undefined ? '' : reached ? 'yes' : 'no',
  ]);
  return markdownTable(['what', 'measured', 'ratio', 'goal', 'reached'], cells);
}

/** A Markdown table, its columns aligned. */
export function markdownTable(headings: readonly string[], cells: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

export const times = (value: number) => `${value.toFixed(2)}×`;
export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const megabytes = (value: number) => `${whole(value)} MB`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
/** Kilobytes without the unit, for table columns. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
