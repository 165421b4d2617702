/**
 * One row of a CSV file: all cells quoted, separated by semicolons. Excel splits by the list separator of the system, which
 * is `;` in Dutch; LibreOffice accepts both `;` and `,`. A line `sep=;` would make Excel ignore the byte order mark.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => `"${withoutFormulas(String(cell)).replaceAll('"', '""')}"`).join(';')}\r\n`;
}

/** Byte order mark, to put before the first row: spreadsheets then read UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Puts an apostrophe before each character that starts a formula: at the start of the cell, and after characters that start
 * a new cell in programs that ignore quotes.
 */
function withoutFormulas(text: string): string {
  return text.replace(/^(?=[\t\r])|(?<=^|[;\t\r\n])(?=[=+\-@])/g, "'");
}
