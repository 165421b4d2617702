import { company } from '../../../content/company.ts';
import { facts } from '../../../content/facts.ts';
import { mailHref, phoneHref, whatsappHref } from '../../../shared/contact-links.ts';
import type { StoredLead } from '../../store/leads.ts';
import { details, type Letter, moment, notice, paragraph, steps } from './letter.ts';

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
      paragraph(`Dank u wel. Een van ons leest uw ${what}.`),
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
  'Samen plannen wij de gratis dakinspectie.',
  `Binnen ${quoteHours} uur na de inspectie ontvangt u onze offerte. U zit nergens aan vast.`,
];

const contactSteps = [
  `Wij antwoorden binnen ${replyHours} uur, per e-mail of telefoon.`,
  'Wilt u iets toevoegen? Beantwoord dan deze e-mail; uw kenmerk staat in het onderwerp.',
];
