import { facts } from '../facts.ts';
import { links } from '../links.ts';
import type { QuoteSent } from '../schema/pages.ts';

const { claims } = facts;

export const quoteSent: QuoteSent = {
  pageTitle: 'Aanvraag ontvangen',
  title: 'Uw aanvraag is ontvangen',
  reference: 'Uw kenmerk is',
  next: 'Zo gaat het verder',
  steps: (hasReference) => [
    ...(hasReference ? [{ title: 'U krijgt een mail', description: 'Daarin staan uw kenmerk en deze stappen.' }] : []),
    {
      title: 'Wij nemen contact op',
      description: `Binnen ${claims.replyHours} uur bellen of mailen wij u om de gratis inspectie af te spreken.`,
    },
    {
      title: 'U ontvangt de offerte',
      description: `Die heeft u binnen ${claims.quoteHours} uur na de inspectie.`,
    },
  ],
  questions: (hasReference) =>
    `Haast, of iets vergeten? Bel ${links.phone} en noem uw ${hasReference ? 'kenmerk' : 'naam'}.`,
  missingPhotos: (count, hasReference) =>
    `${count === 1 ? 'is' : 'zijn'} niet aangekomen. Mail of app ${count === 1 ? 'de foto' : 'ze'} als JPG of PNG naar ons (${links.email}, ${links.whatsapp}) en noem uw ${hasReference ? 'kenmerk' : 'naam'}.`,
  failedPhotos: (count, reference) =>
    `${count === 1 ? '1 foto' : `${count} foto’s`} bij ${reference ?? 'uw aanvraag'} ${count === 1 ? 'is' : 'zijn'} niet aangekomen. Mail of app ${count === 1 ? 'die' : 'ze'} naar ons.`,
  interruptedPhotos: `Het versturen van uw foto’s is onderbroken; misschien zijn ze niet allemaal aangekomen. Mail of app ze als JPG of PNG naar ons (${links.email}, ${links.whatsapp}) en noem uw kenmerk.`,
  photos: 'Uw foto’s',
  earlierPhotos: (reference) => `Foto’s bij ${reference ?? 'uw vorige aanvraag'}`,
  another: 'Nieuwe aanvraag doen',
};
