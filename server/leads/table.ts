export type Column = { readonly title: string; readonly width: number };

/** The heading of a table, underlined. */
export function tableHead(columns: readonly Column[]): string {
  const titles = columns.map(({ title }) => title);
  const rules = columns.map(({ width }) => '─'.repeat(width));
  return tableRow(columns, titles) + tableRow(columns, rules);
}

/** One row of a table. Widths are fixed, so rows can be streamed. */
export function tableRow(columns: readonly Column[], cells: readonly string[]): string {
  const line = columns.map(({ width }, index) => pad(cells[index] ?? '', width)).join('  ');
  return `${line.trimEnd()}\n`;
}

/** Labels with their values; further lines of a value are aligned with its first. */
export function labelled(pairs: readonly (readonly [label: string, value: string])[]): string {
  const width = Math.max(...pairs.map(([label]) => label.length)) + 2;
  return pairs
    .map(([label, value]) => `${pad(label, width)}${value.replaceAll('\n', `\n${' '.repeat(width)}`)}\n`)
    .join('');
}

function pad(text: string, width: number): string {
  const letters = [...text];
  return letters.length > width
    ? `${letters.slice(0, width - 1).join('')}…`
    : text + ' '.repeat(width - letters.length);
}
