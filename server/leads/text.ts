import type { LeadStatus } from '../store/archive.ts';
import type { StoredLead } from '../store/leads.ts';

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

export const statusWords: Record<LeadStatus, string> = { pending: 'wacht', sent: 'verzonden', dead: 'mislukt' };

export const kindWords: Record<StoredLead['kind'], string> = { quote: 'offerte', contact: 'contact' };
