/** One line of the table. */
export type Row = {
  readonly what: string;
  readonly value: string;
  /** What it is measured against. */
  readonly against?: string;
  readonly goal?: string;
  readonly reached?: boolean;
};

/** A measure against a bound, as a share of something measured in the same run. */
export function ratioRow(
  what: string,
  value: string,
  ratio: number,
  goal: { atLeast: number } | { atMost: number },
): Row {
  const [sign, bound, reached] =
    'atLeast' in goal ? ['≥', goal.atLeast, ratio >= goal.atLeast] : ['≤', goal.atMost, ratio <= goal.atMost];
  return { what, value, against: `${ratio.toFixed(2)}×`, goal: `${sign} ${bound}×`, reached: reached as boolean };
}

/** A measure against a bound of its own. */
export function atMostRow(what: string, value: number, atMost: number, show: (value: number) => string): Row {
  return { what, value: show(value), goal: `≤ ${show(atMost)}`, reached: value <= atMost };
}

const HEADINGS = ['what', 'measured', 'ratio', 'goal', 'reached'];

/** A Markdown table, its columns aligned. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, value, against = '', goal = '', reached }) => [
    what,
    value,
    against,
    goal,
    reached === undefined ? '' : reached ? 'yes' : 'no',
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(...[HEADINGS, ...cells].map((line) => line[column]?.length ?? heading.length)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEADINGS), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const megabytes = (value: number) => `${whole(value)} MB`;
