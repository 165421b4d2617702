/** One line of a CSV file as RFC 4180 has it: commas, all cells quoted. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => `"${harmless(String(cell)).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** Makes a spreadsheet read UTF-8; stands before the first line. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A spreadsheet would run a cell that begins like this as a formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
