import type { LeadStatus } from '../store/archive.ts';
import type { MailPurpose, StoredLead } from '../store/leads.ts';

const times = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in Dutch notation and time zone: `21-11-2026 10:05`. */
export function time(milliseconds: number): string {
  return times.format(milliseconds).replace(',', '');
}

export const statusWords: Record<LeadStatus, string> = {
  pending: 'wacht',
  sent: 'verzonden',
  dead: 'mislukt',
};

export const kindWords: Record<StoredLead['kind'], string> = { quote: 'offerte', contact: 'contact' };

export const purposeWords: Record<MailPurpose, string> = {
  firm: 'aan het bedrijf',
  visitor: 'aan de bezoeker',
  'late-photos': 'nagekomen foto’s',
  unconfirmed: 'bevestiging niet aangekomen',
};

/** Dutch labels of a request's fields, in the order in which they are shown. */
export function labelledFields(lead: StoredLead): [label: string, value: string][] {
  const { name, email, phone } = lead.fields;
  const person: [string, string][] = [
    ['Naam', name],
    ['E-mail', email],
    ['Telefoon', phone],
  ];
  if (lead.kind === 'contact') return [...person, ['Bericht', lead.fields.message]];
  const { address, postalCode, city, description } = lead.fields;
  return [...person, ['Adres', address], ['Postcode', postalCode], ['Plaats', city], ['Omschrijving', description]];
}
