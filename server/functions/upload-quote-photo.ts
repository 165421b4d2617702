import { photoLimits } from '../../shared/photo-rules.ts';
import { readForm } from '../http/form.ts';
import type { LeadsIntake } from '../leads-intake.ts';
import type { RefusalReason } from '../photos/refusal.ts';
import { errorResponse, type FunctionHandler } from './endpoint.ts';

/** A photo and its form fields. */
const RULES = {
  fields: { token: 100 },
  files: { field: 'photo', count: 1 },
  limit: photoLimits.bytes + 100_000,
};

/** Status codes of refusals that are not about the photo itself. */
const statuses: Partial<Record<RefusalReason, number>> = {
  'unknown-token': 403,
  'too-many-failures': 429,
  busy: 503,
};

/** `upload-quote-photo`: accepts one photo for a stored request, authorised by the token that the request returned. */
export function uploadQuotePhoto(intake: LeadsIntake): FunctionHandler {
  return {
    accepts: 'multipart/form-data',
    async handle(request, { address, memory }) {
      const { values, files, problem } = await readForm(request, RULES, memory);
      if (problem) throw problem;
      const [photo] = files;
      if (!values.token || !photo) return errorResponse(400, 'Er ontbreekt een foto of een kenmerk');
      const outcome = await intake.acceptPhoto({ uploadToken: values.token, ...photo }, address, request.signal);
      return outcome.ok
        ? Response.json({ stored: true })
        : errorResponse(statuses[outcome.reason] ?? 422, outcome.message);
    },
  };
}
