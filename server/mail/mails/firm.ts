import { cleanLine } from '../../../shared/text.ts';
import type { StoredLead } from '../../store/leads.ts';
import type { DueMail } from '../../store/outbox.ts';
import { type Button, buttons, details, type Letter, moment, notice, quotation, type Row } from './letter.ts';

/** To the firm: everything the visitor sent, and buttons to answer. */
export function firmLetter({ lead, photos }: DueMail, photosAttached: boolean): Letter {
  const missing = photos.length < lead.announcedPhotos;
  return {
    subject: firmSubject(lead),
    preview: [lead.fields.name, lead.fields.phone].filter(Boolean).join(' · '),
    heading: lead.kind === 'quote' ? `Offerteaanvraag uit ${lead.fields.city}` : `Bericht van ${lead.fields.name}`,
    blocks: [
      ...(lead.suspectedSpam ? [notice('Mogelijk spam: de afzender heeft geen bevestiging gekregen.')] : []),
      ...(missing ? [notice(photosMissing(photos.length, lead.announcedPhotos))] : []),
      ...(photosAttached ? [] : [photosTooLarge]),
      buttons(contactButtons(lead)),
      details(lead.kind === 'quote' ? [...sender(lead), ...roof(lead, photos.length)] : sender(lead)),
      lead.kind === 'quote'
        ? quotation('Omschrijving', lead.fields.description)
        : quotation('Bericht', lead.fields.message),
    ],
  };
}

/** The subject, by which the firm sorts its requests. */
export function firmSubject({ kind, fields, reference, suspectedSpam }: StoredLead): string {
  const what = kind === 'quote' ? `Offerte · ${fields.city}` : `Contact · ${fields.name}`;
  return cleanLine(`${suspectedSpam ? '[mogelijk spam] ' : ''}${what} · ${reference}`);
}

/** Says why a mail has no photos attached. */
export const photosTooLarge = notice(
  'De foto’s zijn te groot voor deze mail. Ze staan bewaard bij de aanvraag op de server.',
);

function photosMissing(arrived: number, announced: number): string {
  return `${arrived} van ${announced} foto’s ontvangen. Komt de rest nog binnen, dan volgt die in dit gesprek.`;
}

function sender({ reference, receivedAt, fields: { name, phone, email } }: StoredLead): Row[] {
  return [
    { label: 'Kenmerk', value: reference },
    { label: 'Ontvangen', value: moment(receivedAt) },
    { label: 'Naam', value: name },
    { label: 'Telefoon', value: phone || 'niet opgegeven', href: telUrl(phone) },
    { label: 'E-mail', value: email, href: mailtoUrl(email) },
  ];
}

function roof({ fields, announcedPhotos }: StoredLead & { kind: 'quote' }, photos: number): Row[] {
  const address = fullAddress(fields);
  return [
    { label: 'Adres', value: address, href: mapSearchUrl(address) },
    { label: 'Foto’s', value: String(photos || 'geen') },
    ...(photos < announcedPhotos ? [{ label: 'Aangekondigd', value: fields.files.join(', ') }] : []),
  ];
}

/** Buttons to reach the visitor: first a call, if there is a phone number. */
export function contactButtons({ kind, fields }: StoredLead): Button[] {
  const call = callButton(fields.phone);
  const map = kind === 'quote' ? mapSearchUrl(fullAddress(fields)) : undefined;
  return [
    ...(call ? [call] : []),
    { label: 'Mail terug', href: mailtoUrl(fields.email) },
    ...(map ? [{ label: 'Kaart', href: map, text: `Kaart: ${map}` }] : []),
  ];
}

/** `undefined` when the visitor gave no callable number. */
export function callButton(phone: string): Button | undefined {
  const href = telUrl(phone);
  return href === undefined ? undefined : { label: `Bel ${phone}`, href };
}

function fullAddress({ address, postalCode, city }: { address: string; postalCode: string; city: string }) {
  return `${address}, ${postalCode} ${city}`;
}

/** `+31 (0)6-12 34 56 78` → `tel:+31612345678`; `undefined` when the text contains no number. */
export function telUrl(phone: string): string | undefined {
  const typed = phone.replace('(0)', '').match(/(?:\+|\b)\d[\d\s().-]{6,}\d/)?.[0];
  const number = typed?.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
  return number && `tel:${number}`;
}

/** URL of a search on OpenStreetMap, which does not track. */
export function mapSearchUrl(address: string): string {
  const url = new URL('https://www.openstreetmap.org/search');
  url.searchParams.set('query', address);
  return url.href;
}

/** Escapes the address: `?` and `&` in it would add fields to the new mail. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
