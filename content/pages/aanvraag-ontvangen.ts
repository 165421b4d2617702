import { facts } from '../facts.ts';
import { links } from '../links.ts';
import type { QuoteSent } from '../schema/pages.ts';

const { claims } = facts;

// Not in offerte.ts: the script of the home page needs only these texts.
export const quoteSent: QuoteSent = {
  title: 'Uw aanvraag is ontvangen',
  lead: 'Bedankt. Hieronder leest u wanneer u van ons hoort.',
  reference: 'Uw kenmerk is',
  steps: (hasReference) => [
    ...(hasReference ? ['U krijgt een bevestiging per mail.'] : []),
    `Binnen ${claims.replyHours} uur bellen of mailen wij u om de gratis inspectie af te spreken.`,
    `Binnen ${claims.quoteHours} uur na de inspectie ontvangt u de offerte.`,
  ],
  questions: (hasReference) =>
    `Haast, of iets vergeten? Bel ${links.phone} en noem uw ${hasReference ? 'kenmerk' : 'naam'}.`,
  missingPhotos: (count, hasReference) =>
    `${count === 1 ? 'is' : 'zijn'} niet aangekomen. Mail of app ${count === 1 ? 'de foto' : 'ze'} als JPG of PNG naar ons (${links.email}, ${links.whatsapp}) en noem uw ${hasReference ? 'kenmerk' : 'naam'}.`,
  earlierPhotos: (reference) => `Foto’s bij ${reference ?? 'uw vorige aanvraag'}`,
  another: 'Nog een aanvraag?',
};
