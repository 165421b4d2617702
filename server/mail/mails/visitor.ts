import type { StoredLead } from '../../store/port.ts';
import type { Button } from './blocks.ts';

/** Ways to reach the visitor, for mails to the firm: call first, where there is a number to call. */
export function contactButtons({ kind, fields }: StoredLead): Button[] {
  const call = callButton(fields.phone);
  const map = kind === 'quote' ? mapUrl(fullAddress(fields)) : undefined;
  return [
    ...(call ? [call] : []),
    { label: 'Mail terug', href: mailtoUrl(fields.email) },
    ...(map ? [{ label: 'Kaart', href: map, text: `Kaart: ${map}` }] : []),
  ];
}

/** `undefined` when the visitor gave no number that can be called. */
export function callButton(phone: string): Button | undefined {
  const href = telUrl(phone);
  return href === undefined ? undefined : { label: `Bel ${phone}`, href };
}

export function fullAddress({ address, postalCode, city }: { address: string; postalCode: string; city: string }) {
  return `${address}, ${postalCode} ${city}`;
}

/** `+31 (0)6-12 34 56 78` → `tel:+31612345678`; `undefined` when the text holds no number. */
export function telUrl(phone: string): string | undefined {
  const typed = phone.replace('(0)', '').match(/(?:\+|\b)\d[\d\s().-]{6,}\d/)?.[0];
  const number = typed?.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
  return number && `tel:${number}`;
}

/** A search on OpenStreetMap: a map without tracking. */
export function mapUrl(address: string): string {
  const url = new URL('https://www.openstreetmap.org/search');
  url.searchParams.set('query', address);
  return url.href;
}

/** Escapes the address: `?` and `&` in it would add fields to the new mail. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

const dutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** `zaterdag 21 november 2026 om 10:15`, in Dutch time. */
export function moment(milliseconds: number): string {
  return dutch.format(milliseconds);
}
