/**
 * One row of a CSV file: all cells quoted, separated by semicolons. Excel splits by the list separator of the system, which
 * is `;` in Dutch; LibreOffice accepts both `;` and `,`. A line `sep=;` would make Excel ignore the byte order mark.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => `"${withoutFormulas(String(cell)).replaceAll('"', '""')}"`).join(';')}\r\n`;
}

/** Makes a spreadsheet read UTF-8. Belongs before the first row. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Puts an apostrophe before each sign with which a spreadsheet would begin a formula: at the start of the cell, and after a
 * character that begins a new cell in a program that ignores the quotes.
 */
function withoutFormulas(text: string): string {
  return text.replace(/^(?=[\t\r])|(?<=^|[;\t\r\n])(?=[=+\-@])/g, "'");
}
