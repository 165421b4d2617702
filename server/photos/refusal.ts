import { photoMessages } from '../../shared/photo-rules.ts';
import type { CheckedPhoto } from '../store/photos.ts';

/** The Dutch message for each reason to refuse a photo. Those not in `photoMessages` only occur on the server. */
export const refusalMessages = {
  ...photoMessages,
  'too-heavy': 'Deze foto is te zwaar om te openen: kies een kleinere',
  avif: 'Deze foto (AVIF) kunnen wij niet openen: kies een JPG, PNG of WebP',
  busy: 'Het is nu te druk om deze foto te openen: probeer het over een minuut opnieuw',
  'too-many-failures': 'Er konden veel foto’s niet open: probeer het over tien minuten opnieuw',
} as const;

export type RefusalReason = Exclude<keyof typeof refusalMessages, 'too-many' | 'total-too-large'>;

export type PhotoVerdict =
  | { readonly ok: true; readonly photo: CheckedPhoto }
  | { readonly ok: false; readonly reason: RefusalReason; readonly message: string };

export function refused(reason: RefusalReason): PhotoVerdict {
  return { ok: false, reason, message: refusalMessages[reason] };
}
