import { company } from '../../../content/company.ts';
import { facts } from '../../../content/facts.ts';
import type { StoredLead } from '../../store/port.ts';
import type { Letter, Part } from '../letter.ts';
import { moment } from './moment.ts';

/*
 * Nothing a visitor typed stands in these mails, not even a name: they go to an address nobody has verified, and would
 * else carry a stranger's words to it.
 */

const { phone, whatsapp, email } = company;
const { replyHours, quoteHours, reachable } = facts.claims;

export function visitorSubject({ kind, reference }: StoredLead): string {
  return `${kind === 'quote' ? 'Uw aanvraag is ontvangen' : 'Uw bericht is ontvangen'} · ${reference}`;
}

/** Reference, what happens next and when, and how to reach the firm. */
export function visitorLetter(lead: StoredLead): Letter {
  const quote = lead.kind === 'quote';
  return {
    preview: `Wij reageren binnen ${replyHours} uur. Uw kenmerk is ${lead.reference}.`,
    heading: quote ? 'Wij hebben uw aanvraag ontvangen' : 'Wij hebben uw bericht ontvangen',
    parts: [
      { type: 'paragraph', text: 'Goedendag,' },
      {
        type: 'paragraph',
        text: `Dank u wel. Uw ${quote ? 'aanvraag' : 'bericht'} staat bij ons genoteerd en wordt door een van onze mensen gelezen.`,
      },
      {
        type: 'details',
        rows: [
          { label: 'Kenmerk', value: lead.reference },
          { label: 'Ontvangen', value: moment(lead.receivedAt) },
        ],
      },
      { type: 'steps', title: 'Wat er nu gebeurt', items: quote ? quoteSteps : contactSteps },
      ...reachUs,
      {
        type: 'paragraph',
        text: 'Heeft u ons niets gestuurd? Dan heeft iemand anders dit e-mailadres ingevuld. U hoeft niets te doen.',
      },
    ],
  };
}

const quoteSteps = [
  `Wij nemen binnen ${replyHours} uur contact met u op, per telefoon of e-mail.`,
  'Samen plannen wij een gratis dakinspectie bij u ter plaatse.',
  `Binnen ${quoteHours} uur na de inspectie ontvangt u onze offerte. U zit nergens aan vast.`,
];

const contactSteps = [
  `Wij antwoorden binnen ${replyHours} uur, per e-mail of telefoon.`,
  'Wilt u iets toevoegen? Beantwoord dan deze e-mail; uw kenmerk staat in het onderwerp.',
];

const reachUs: readonly Part[] = [
  {
    type: 'notice',
    text: `Is er haast bij, bijvoorbeeld door een lekkage? Bel ons dan meteen: wij zijn ${reachable} bereikbaar.`,
  },
  {
    type: 'actions',
    links: [
      { label: `Bel ${phone.display}`, href: `tel:${phone.e164}`, plain: `Telefoon: ${phone.display}` },
      { label: 'WhatsApp', href: `https://wa.me/${whatsapp.e164.slice(1)}`, plain: `WhatsApp: ${whatsapp.display}` },
      { label: 'Mail ons', href: `mailto:${email}`, plain: `E-mail: ${email}` },
    ],
  },
];
