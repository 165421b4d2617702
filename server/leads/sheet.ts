import type { LeadSummary } from '../store/archive.ts';
import { BYTE_ORDER_MARK, csvRow } from './csv.ts';
import { kindWords, statusWords, time } from './text.ts';

type Cell = string | number;

const columns: readonly (readonly [title: string, cell: (lead: LeadSummary) => Cell])[] = [
  ['Kenmerk', (lead) => lead.reference],
  ['Ontvangen', (lead) => time(lead.receivedAt)],
  ['Soort', (lead) => kindWords[lead.kind]],
  ['Status', (lead) => statusWords[lead.status]],
  ['Mogelijk spam', (lead) => (lead.suspectedSpam ? 'ja' : '')],
  ['Naam', (lead) => lead.fields.name],
  ['E-mail', (lead) => lead.fields.email],
  ['Telefoon', (lead) => lead.fields.phone],
  ['Adres', (lead) => (lead.kind === 'quote' ? lead.fields.address : '')],
  ['Postcode', (lead) => (lead.kind === 'quote' ? lead.fields.postalCode : '')],
  ['Plaats', (lead) => (lead.kind === 'quote' ? lead.fields.city : '')],
  ['Tekst', (lead) => (lead.kind === 'quote' ? lead.fields.description : lead.fields.message)],
  ['Foto’s', (lead) => lead.photoNames.join('\n')],
];

/** All requests as CSV for a spreadsheet, one row each. */
export async function* exportCsv(leads: AsyncIterable<LeadSummary>) {
  yield BYTE_ORDER_MARK + csvRow(columns.map(([title]) => title));
  for await (const lead of leads) yield csvRow(columns.map(([, cell]) => cell(lead)));
}
