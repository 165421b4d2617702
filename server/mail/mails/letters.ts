import { company } from '../../../content/company.ts';
import { facts } from '../../../content/facts.ts';
import { mailHref, phoneHref, whatsappHref } from '../../../shared/contact-links.ts';
import { mapSearchUrl } from '../../../shared/map.ts';
import { cleanLine } from '../../../shared/text.ts';
import { type RefusalReason, refusalMessages } from '../../photos/refusal.ts';
import { answers, type StoredLead } from '../../store/leads.ts';
import type { DueMail } from '../../store/outbox.ts';
import { details, type Letter, moment, notice, paragraph, quotation, type Row, steps } from './layout.ts';

const { phone, whatsapp, email } = company;
const { replyHours, quoteHours, reachable } = facts.claims;

/**
 * To the visitor: the reference, what happens next and when, and how to reach the firm. It contains nothing that the visitor
 * typed, not even a name: the address is unverified, so anyone could send text of their own to it.
 */
export function confirmationLetter({ kind, reference, receivedAt }: StoredLead): Letter {
  const what = kind === 'quote' ? 'aanvraag' : 'bericht';
  return {
    subject: `Uw ${what} is ontvangen · ${reference}`,
    heading: `Wij hebben uw ${what} ontvangen`,
    blocks: [
      paragraph('Goedendag,'),
      paragraph(`Dank u wel voor uw ${what}.`),
      details([
        { label: 'Kenmerk', value: reference },
        { label: 'Ontvangen', value: moment(receivedAt) },
      ]),
      steps('Wat er nu gebeurt', kind === 'quote' ? quoteSteps : contactSteps),
      notice(`Is er haast bij, bijvoorbeeld door een lekkage? Bel ons dan meteen: wij zijn ${reachable} bereikbaar.`),
      details([
        { label: 'Telefoon', value: phone.display, href: phoneHref },
        { label: 'WhatsApp', value: whatsapp.display, href: whatsappHref },
        { label: 'E-mail', value: email, href: mailHref },
      ]),
      paragraph('Heeft u ons niets gestuurd? Dan heeft iemand anders dit e-mailadres ingevuld. U hoeft niets te doen.'),
    ],
  };
}

const quoteSteps = [
  `Wij nemen binnen ${replyHours} uur contact met u op, per telefoon of e-mail.`,
  'Samen kiezen we een datum voor de gratis inspectie.',
  `Binnen ${quoteHours} uur na de inspectie ontvangt u onze offerte. U zit nergens aan vast.`,
];

const contactSteps = [
  `Wij antwoorden binnen ${replyHours} uur, per e-mail of telefoon.`,
  'Wilt u iets toevoegen? Beantwoord dan deze e-mail; uw kenmerk staat in het onderwerp.',
];

/** The request: everything the visitor sent, with links to call, to answer and to the map. */
export function firmLetter({ lead, photos, refusedPhotos, confirms }: DueMail, photosAttached: boolean): Letter {
  const missing = photos.length + refusedPhotos.length < lead.announcedPhotos;
  return {
    subject: firmSubject(lead),
    heading: lead.kind === 'quote' ? `Offerteaanvraag uit ${lead.fields.city}` : `Bericht van ${lead.fields.name}`,
    blocks: [
      ...(lead.suspectedSpam ? [notice('Mogelijk spam: de afzender heeft geen bevestiging gekregen.')] : []),
      ...(confirms || lead.suspectedSpam ? [] : [notConfirmed]),
      ...(refusedPhotos.length > 0 ? [notice(photosRefused(refusedPhotos))] : []),
      ...(missing ? [notice(photosMissing(photos.length, lead.announcedPhotos))] : []),
      ...(photosAttached ? [] : [photosTooLarge]),
      details([...leadRows(lead), ...(lead.kind === 'quote' ? quoteRows(lead, photos.length) : [])]),
      ...answers(lead)
        .filter(({ field }) => field.kind === 'text')
        .map(({ field, value }) => quotation(field.label, value)),
    ],
  };
}

/** Photos that arrived after the firm's first mail about this request was sent. */
export function latePhotosLetter({ lead, photos }: DueMail, photosAttached: boolean): Letter {
  return {
    subject: `Re: ${firmSubject(lead)}`,
    heading: `Nagekomen: ${photos.length === 1 ? '1 foto' : `${photos.length} foto’s`}`,
    blocks: [...(photosAttached ? [] : [photosTooLarge]), details(leadRows(lead))],
  };
}

/** The visitor's mail server refused the confirmation, usually because of a typo in the address. */
export function unconfirmedLetter({ lead }: DueMail): Letter {
  const advice = telUrl(lead.fields.phone)
    ? 'Bel de klant.'
    : 'Er is geen telefoonnummer opgegeven: kijk of er een tikfout in het e-mailadres staat.';
  return {
    subject: `Re: ${firmSubject(lead)}`,
    heading: 'Bevestiging niet aangekomen',
    blocks: [notice(`De bevestiging aan de klant is niet aangekomen. ${advice}`), details(leadRows(lead))],
  };
}

/** The subject, by which the firm sorts its requests. */
function firmSubject({ kind, fields, reference, suspectedSpam }: StoredLead): string {
  const what = kind === 'quote' ? `Offerte · ${fields.city}` : `Contact · ${fields.name}`;
  return cleanLine(`${suspectedSpam ? '[mogelijk spam] ' : ''}${what} · ${reference}`);
}

const photosTooLarge = notice(
  'De foto’s zijn te groot voor deze mail. Ze zijn bewaard: vraag de beheerder erom, of laat de klant ze appen.',
);

const notConfirmed = notice(
  'De klant krijgt geen bevestiging per mail, omdat er in korte tijd veel zijn aangevraagd. Neem zelf contact op.',
);

function photosRefused(refused: DueMail['refusedPhotos']): string {
  const lines = refused.map(({ name, reason }) => {
    const message = Object.hasOwn(refusalMessages, reason) ? refusalMessages[reason as RefusalReason] : reason;
    // What follows the colon is advice for the visitor.
    return `${name}: ${message.split(':')[0]}.`;
  });
  return `Geweigerde foto’s. ${lines.join(' ')} Vraag de klant zo nodig om een andere.`;
}

function photosMissing(arrived: number, announced: number): string {
  return `${arrived} van ${announced} foto’s ontvangen. De rest volgt in een tweede mail, als die nog komt.`;
}

/** What every mail to the firm says about a request: all but the long texts. */
function leadRows(lead: StoredLead): Row[] {
  const short = answers(lead).filter(({ field }) => field.kind !== 'text');
  return [
    { label: 'Kenmerk', value: lead.reference },
    { label: 'Ontvangen', value: moment(lead.receivedAt) },
    ...short.map(({ field: { label, kind }, value }) => ({
      label,
      value: value || 'niet opgegeven',
      href: kind === 'tel' ? telUrl(value) : kind === 'email' ? mailtoUrl(value) : undefined,
    })),
  ];
}

function quoteRows({ fields, announcedPhotos }: StoredLead & { kind: 'quote' }, photos: number): Row[] {
  const { address, postalCode, city, files } = fields;
  return [
    { label: 'Kaart', value: 'OpenStreetMap', href: mapSearchUrl(`${address}, ${postalCode} ${city}`) },
    { label: 'Foto’s', value: String(photos || 'geen') },
    ...(photos < announcedPhotos ? [{ label: 'Aangekondigd', value: files.join(', ') }] : []),
  ];
}

/** `+31 (0)6-12 34 56 78` → `tel:+31612345678`; `undefined` when the text contains no number. */
export function telUrl(phone: string): string | undefined {
  const typed = phone.replace('(0)', '').match(/(?:\+|\b)\d[\d\s().-]{6,}\d/)?.[0];
  const number = typed?.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
  return number && `tel:${number}`;
}

/** Escapes the address: `?` and `&` in it would add fields to the new mail. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
