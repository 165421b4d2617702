import { exampleQuote } from '../../harness/example-quote.ts';
import type { ContactMessage } from '../../shared/contact.ts';
import type { QuoteRequest } from '../../shared/quote.ts';
import type { StoredLead } from '../store/leads.ts';
import type { DueMail } from '../store/outbox.ts';

export const quoteFields: QuoteRequest = {
  ...exampleQuote,
  name: 'Zoë van ’t Hoff',
  email: 'zoe.vanthoff@voorbeeld.nl',
  address: 'Prinsengracht 12-3 hs',
  postalCode: '1015 DX',
  city: '’s-Gravenhage',
  description: 'Drie pannen liggen los.\nBij regen druppelt het op zolder.',
  files: ['dak.jpg', 'goot.jpg'],
};

export const contactFields: ContactMessage = {
  name: 'Jan Pieterszoon',
  email: 'jan@voorbeeld.nl',
  phone: '',
  message: 'Werkt u ook in Breda?\nGraag hoor ik van u.',
};

const stored = {
  reference: 'AD-7K3QX2',
  receivedAt: Date.UTC(2026, 10, 21, 9, 15),
  suspectedSpam: false,
  announcedPhotos: 0,
};

type Circumstances = Partial<Pick<StoredLead, 'suspectedSpam' | 'announcedPhotos'>>;
type MailSettings = Partial<Omit<DueMail, 'lead'>>;

/** The mail to the firm about a quote request, with what a test overrides. */
export function quoteMail(
  { fields, ...lead }: Circumstances & { fields?: Partial<QuoteRequest> } = {},
  mail: MailSettings = {},
): DueMail {
  return dueMail({ ...stored, ...lead, kind: 'quote', fields: { ...quoteFields, ...fields } }, mail);
}

/** The same for a contact message. */
export function contactMail(fields: Partial<ContactMessage> = {}, mail: MailSettings = {}): DueMail {
  return dueMail({ ...stored, kind: 'contact', fields: { ...contactFields, ...fields } }, mail);
}

function dueMail(lead: StoredLead, mail: MailSettings): DueMail {
  const purpose = mail.purpose ?? 'firm';
  return {
    id: 1,
    purpose,
    messageId: `AD-7K3QX2.${purpose}@voorbeeld.nl`,
    inReplyTo: undefined,
    attempt: 1,
    lead,
    confirms: true,
    refusedPhotos: [],
    photos: [],
    ...mail,
  };
}

export const photo = { name: 'dak.jpg', type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0, 13, 10, 46]) };

/** The firm's mailbox, and the sender of every mail. */
export const parties = { leadsTo: 'dak@firma.nl', mailFrom: 'site@firma.nl' };
