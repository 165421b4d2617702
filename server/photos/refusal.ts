import { company } from '../../content/company.ts';
import { photoMessages } from '../../shared/photo-rules.ts';
import type { CheckedPhoto } from '../store/photos.ts';

/** The Dutch message for each reason to refuse a photo. Those not in `photoMessages` only occur on the server. */
export const refusalMessages = {
  ...photoMessages,
  'too-heavy': 'Deze foto is te zwaar om te openen: kies een kleinere',
  'no-jpeg': 'Deze foto kunnen wij niet openen: kies een JPG',
  quota: `Er kwamen vandaag te veel foto’s binnen: mail deze foto naar ${company.email}`,
  busy: 'Het is nu te druk om deze foto te openen: probeer het over een minuut opnieuw',
  full: photoMessages['total-too-large'],
  'unknown-token': `Deze aanvraag is niet bekend, of ouder dan twee dagen: mail uw foto’s naar ${company.email}`,
  'too-many-failures': 'Wij konden te veel van uw foto’s niet openen: probeer het over tien minuten opnieuw',
} as const;

export type RefusalReason = Exclude<keyof typeof refusalMessages, 'too-many' | 'total-too-large'>;

/** `message` is Dutch. */
export type RefusedPhoto = { readonly ok: false; readonly reason: RefusalReason; readonly message: string };

export type PhotoVerdict = { readonly ok: true; readonly photo: CheckedPhoto } | RefusedPhoto;

export function refused(reason: RefusalReason): RefusedPhoto {
  return { ok: false, reason, message: refusalMessages[reason] };
}
