import { createHash } from 'node:crypto';
import { photoLimits, photoMessages } from '../../shared/photo-rules.ts';
import { readForm } from '../http/body.ts';
import type { PhotoChecker } from '../photos/checker.ts';
import type { RefusalReason } from '../photos/refusal.ts';
import type { LeadIntake, PhotoRefusal } from '../store/port.ts';
import { type FunctionHandler, refusal } from './endpoint.ts';

/** A photo and the form around it, in bytes. */
const BODY_LIMIT = photoLimits.bytes + 100_000;

type Parts = {
  readonly store: LeadIntake;
  readonly checkPhoto: PhotoChecker['check'];
  readonly wakeMail: () => void;
};

/** The status for a refusal that is not about the photo itself. */
const statuses: Partial<Record<RefusalReason, number>> = { 'too-many-failures': 429, busy: 503 };

const refusals: Record<Exclude<PhotoRefusal, 'duplicate'>, [status: number, message: string]> = {
  'unknown-token': [403, 'Deze aanvraag is niet bekend'],
  occupied: [409, 'Op deze plaats staat al een andere foto'],
  full: [422, photoMessages['total-too-large']],
};
const stored = () => Response.json({ stored: true });

/** `upload-quote-photo`: takes one photo of an accepted request, with the token that the request's answer gave. */
export function uploadQuotePhoto({ store, checkPhoto, wakeMail }: Parts): FunctionHandler {
  return {
    accepts: 'multipart/form-data',
    async handle(request, { address }) {
      const form = await readForm(request, BODY_LIMIT);
      const [token, given, file] = [form.get('token'), form.get('position'), form.get('photo')];
      if (typeof token !== 'string' || !given || !(file instanceof File)) {
        return refusal(400, 'Er ontbreekt een foto of een kenmerk');
      }
      const position = Number(given);
      if (!Number.isInteger(position) || position < 0 || position >= photoLimits.count) {
        return refusal(422, photoMessages['too-many']);
      }
      const bytes = new Uint8Array(await file.arrayBuffer());
      const sourceHash = hashOf(bytes);
      const place = await store.photoPlace(token, position, sourceHash);
      if (place === 'duplicate') return stored();
      if (place !== 'free') return refusal(...refusals[place]);
      const checked = await checkPhoto({ name: file.name, bytes }, { address, lead: token, signal: request.signal });
      if (!checked.ok) return refusal(statuses[checked.reason] ?? 422, checked.message);
      const outcome = await store.addPhoto({ ...checked.photo, uploadToken: token, position, sourceHash });
      if (outcome !== 'stored' && outcome !== 'duplicate') return refusal(...refusals[outcome]);
      wakeMail();
      return stored();
    },
  };
}

/** By what a photo is recognised when it is sent again. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
