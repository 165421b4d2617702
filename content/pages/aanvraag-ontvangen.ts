import { facts } from '../facts.ts';
import { links } from '../links.ts';

const { claims } = facts;

/** The confirmation of a request. A backend other than our own may give no reference. `count`: number of photos, at least 1. */
export const quoteSent = {
  pageTitle: 'Aanvraag ontvangen',
  title: 'Uw aanvraag is ontvangen',
  reference: 'Uw kenmerk is',
  next: 'Zo gaat het verder',
  steps: (hasReference: boolean) => [
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
  questions: (hasReference: boolean) =>
    `Haast, of iets vergeten? Bel ${links.phone} en noem uw ${hasReference ? 'kenmerk' : 'naam'}.`,
  /** Follows the names of the photos. */
  missingPhotos: (count: number, hasReference: boolean) =>
    `${count === 1 ? 'is' : 'zijn'} niet aangekomen. Mail of app ${count === 1 ? 'de foto' : 'ze'} als JPG of PNG naar ons (${links.email}, ${links.whatsapp}) en noem uw ${hasReference ? 'kenmerk' : 'naam'}.`,
  /** Shown on whatever page the visitor reads when the upload ends. */
  failedPhotos: (count: number, reference: string | undefined) =>
    `${count === 1 ? '1 foto' : `${count} foto’s`} bij ${reference ?? 'uw aanvraag'} ${count === 1 ? 'is' : 'zijn'} niet aangekomen. Mail of app ${count === 1 ? 'die' : 'ze'} naar ons.`,
  /** After a reload, which ends an upload. */
  interruptedPhotos: `Het versturen van uw foto’s is onderbroken; misschien zijn ze niet allemaal aangekomen. Mail of app ze als JPG of PNG naar ons (${links.email}, ${links.whatsapp}) en noem uw kenmerk.`,
  photos: 'Uw foto’s',
  earlierPhotos: (reference: string | undefined) => `Foto’s bij ${reference ?? 'uw vorige aanvraag'}`,
  another: 'Nieuwe aanvraag doen',
};
