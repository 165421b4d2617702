import { cleanLine } from '../../../shared/text.ts';
import type { DueMail, StoredLead } from '../../store/port.ts';
import type { Action, Detail, Letter, Part } from '../letter.ts';
import { mailHref, mapHref, telHref } from './links.ts';
import { moment } from './moment.ts';

/** The line the firm sorts its leads by. */
export function firmSubject({ kind, fields, reference, suspectedSpam }: StoredLead): string {
  const what = kind === 'quote' ? `Offerte · ${fields.city}` : `Contact · ${fields.name}`;
  return cleanLine(`${suspectedSpam ? '[mogelijk spam] ' : ''}${what} · ${reference}`);
}

/** Everything the visitor sent, with the means to answer at hand. */
export function firmLetter({ lead, photos }: DueMail, photosAttached: boolean): Letter {
  const quote = lead.kind === 'quote';
  return {
    preview: [lead.fields.name, lead.fields.phone].filter(Boolean).join(' · '),
    heading: quote ? `Offerteaanvraag uit ${lead.fields.city}` : `Bericht van ${lead.fields.name}`,
    parts: [
      ...notices([
        lead.suspectedSpam && 'Mogelijk spam: de afzender heeft geen bevestiging gekregen.',
        photos.length < lead.announcedPhotos &&
          `${photos.length} van ${lead.announcedPhotos} foto’s ontvangen. Komt de rest nog binnen, dan volgt die in dit gesprek.`,
        !photosAttached && tooLarge,
      ]),
      { type: 'actions', links: actions(lead) },
      { type: 'details', rows: details(lead, photos.length) },
      quote
        ? { type: 'quotation', title: 'Omschrijving', text: lead.fields.description }
        : { type: 'quotation', title: 'Bericht', text: lead.fields.message },
    ],
  };
}

/** Photos that came in after the firm's mail had gone. */
export function latePhotosLetter({ lead, photos }: DueMail, photosAttached: boolean): Letter {
  const count = photos.length === 1 ? '1 foto' : `${photos.length} foto’s`;
  return {
    preview: `${count} bij ${lead.reference}`,
    heading: `Nagekomen: ${count}`,
    parts: [
      ...notices([!photosAttached && tooLarge]),
      { type: 'actions', links: actions(lead) },
      {
        type: 'details',
        rows: [
          { label: 'Kenmerk', value: lead.reference },
          { label: 'Naam', value: lead.fields.name },
        ],
      },
    ],
  };
}

/** The confirmation to the visitor was refused. */
export function unconfirmedLetter({ lead }: DueMail): Letter {
  return {
    preview: `De bevestiging van ${lead.reference} is niet aangekomen`,
    heading: 'De bevestiging is niet aangekomen',
    parts: [
      ...notices(['De mailserver van de bezoeker weigert dit e-mailadres. Neem telefonisch contact op.']),
      { type: 'actions', links: actions(lead) },
      {
        type: 'details',
        rows: [
          { label: 'Kenmerk', value: lead.reference },
          { label: 'Naam', value: lead.fields.name },
        ],
      },
    ],
  };
}

const tooLarge = 'De foto’s zijn te groot voor deze mail. Ze staan bewaard bij de aanvraag op de server.';

function notices(texts: readonly (string | false)[]): Part[] {
  return texts.filter((text) => text !== false).map((text) => ({ type: 'notice', text }));
}

function actions({ kind, fields }: StoredLead): Action[] {
  const call = telHref(fields.phone);
  const map = kind === 'quote' && mapHref(fullAddress(fields));
  return [
    ...(call ? [{ label: `Bel ${fields.phone}`, href: call }] : []),
    { label: 'Mail terug', href: mailHref(fields.email) },
    ...(map ? [{ label: 'Kaart', href: map, plain: `Kaart: ${map}` }] : []),
  ];
}

function details(lead: StoredLead, photos: number): Detail[] {
  const { name, phone, email } = lead.fields;
  return [
    { label: 'Kenmerk', value: lead.reference },
    { label: 'Ontvangen', value: moment(lead.receivedAt) },
    { label: 'Naam', value: name },
    { label: 'Telefoon', value: phone || 'niet opgegeven', href: telHref(phone) },
    { label: 'E-mail', value: email, href: mailHref(email) },
    ...(lead.kind === 'quote' ? quoteDetails(lead, photos) : []),
  ];
}

function quoteDetails({ fields, announcedPhotos }: StoredLead & { kind: 'quote' }, photos: number): Detail[] {
  const address = fullAddress(fields);
  return [
    { label: 'Adres', value: address, href: mapHref(address) },
    { label: 'Foto’s', value: String(photos || 'geen') },
    ...(photos < announcedPhotos ? [{ label: 'Aangekondigd', value: fields.files.join(', ') }] : []),
  ];
}

function fullAddress(fields: { address: string; postalCode: string; city: string }): string {
  return `${fields.address}, ${fields.postalCode} ${fields.city}`;
}
