import { contactFields } from '../../shared/contact.ts';
import { quoteFields } from '../../shared/quote.ts';
import type { LeadSummary } from '../store/archive.ts';
import { answers } from '../store/leads.ts';
import { kindWords, statusWords, time } from './text.ts';

const columns: readonly (readonly [title: string, cell: (lead: LeadSummary) => string])[] = [
  ['Kenmerk', (lead) => lead.reference],
  ['Ontvangen', (lead) => time(lead.receivedAt)],
  ['Soort', (lead) => kindWords[lead.kind]],
  ['Status', (lead) => statusWords[lead.status]],
  ['Mogelijk spam', (lead) => (lead.suspectedSpam ? 'ja' : '')],
  ...Object.entries({ ...quoteFields, ...contactFields }).map(
    ([name, { label }]) =>
      [label, (lead: LeadSummary) => answers(lead).find((answer) => answer.name === name)?.value ?? ''] as const,
  ),
  ['Foto’s', (lead) => lead.photoNames.join('\n')],
];

/** All requests as CSV for a spreadsheet, one row each. */
export async function* exportCsv(leads: AsyncIterable<LeadSummary>) {
  yield BYTE_ORDER_MARK + csvRow(columns.map(([title]) => title));
  for await (const lead of leads) yield csvRow(columns.map(([, cell]) => cell(lead)));
}

/**
 * One row of a CSV file: all cells quoted, separated by semicolons. Excel splits by the list separator of the system, which
 * is `;` in Dutch; LibreOffice accepts both `;` and `,`. A line `sep=;` would make Excel ignore the byte order mark.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${withoutFormulas(cell).replaceAll('"', '""')}"`).join(';')}\r\n`;
}

/** Byte order mark, to put before the first row: spreadsheets then read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Puts an apostrophe before each character that starts a formula: at the start of the cell, and after characters that start
 * a new cell in programs that ignore quotes.
 */
function withoutFormulas(text: string): string {
  return text.replace(/^(?=[\t\r])|(?<=^|[;,\t\r\n])(?=[=+\-@＝＋－＠])/g, "'");
}
