import { cleanLine } from '../../../shared/text.ts';
import type { DueMail, StoredLead } from '../../store/port.ts';
import { buttons, details, notice, quotation, type Row } from './blocks.ts';
import type { Letter } from './layout.ts';
import { contactButtons, fullAddress, mailtoUrl, mapUrl, moment, telUrl } from './visitor.ts';

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

/** The firm sorts its requests by this line. */
export function firmSubject({ kind, fields, reference, suspectedSpam }: StoredLead): string {
  const what = kind === 'quote' ? `Offerte · ${fields.city}` : `Contact · ${fields.name}`;
  return cleanLine(`${suspectedSpam ? '[mogelijk spam] ' : ''}${what} · ${reference}`);
}

/** Says why a mail comes without its photos. */
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
    { label: 'Adres', value: address, href: mapUrl(address) },
    { label: 'Foto’s', value: String(photos || 'geen') },
    ...(photos < announcedPhotos ? [{ label: 'Aangekondigd', value: fields.files.join(', ') }] : []),
  ];
}
