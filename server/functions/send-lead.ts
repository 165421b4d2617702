import { createHash } from 'node:crypto';
import { judgeContact } from '../../shared/contact.ts';
import { judgeQuote } from '../../shared/quote.ts';
import type { FieldErrors } from '../../shared/validation.ts';
import { readJson } from '../http/body.ts';
import type { LeadContent } from '../store/port.ts';
import { type FunctionHandler, refusal } from './endpoint.ts';
import { type Intake, TOO_MANY, takeLead } from './take-lead.ts';

/** Far above the longest valid request, in bytes. */
const BODY_LIMIT = 64_000;

type Judged = { ok: true; content: LeadContent } | { ok: false; errors: FieldErrors };

/** `send-contact-email`: takes a quote request. Its name is the one that the site's specification gives. */
export function sendContactEmail(intake: Intake): FunctionHandler {
  return sendLead(intake, (input) => {
    const judged = judgeQuote(input);
    return judged.ok ? { ok: true, content: { kind: 'quote', fields: judged.value } } : judged;
  });
}

/** `send-contact-message`: takes a message of the contact page. */
export function sendContactMessage(intake: Intake): FunctionHandler {
  return sendLead(intake, (input) => {
    const judged = judgeContact(input);
    return judged.ok ? { ok: true, content: { kind: 'contact', fields: judged.value } } : judged;
  });
}

function sendLead(intake: Intake, judge: (input: object) => Judged): FunctionHandler {
  return {
    accepts: 'application/json',
    async handle(request, { address }) {
      const judged = judge(await readJson(request, BODY_LIMIT));
      if (!judged.ok) return refusal(422, 'Niet alle velden kloppen', { errors: judged.errors });
      const { content } = judged;
      const taken = await takeLead(
        {
          ...content,
          idempotencyKey: idempotencyKey(request, content),
          suspectedSpam: false,
          announcedPhotos: content.kind === 'quote' ? content.fields.files.length : 0,
          earlierKeys: [],
        },
        address,
        intake,
      );
      switch (taken.outcome) {
        case 'taken':
          return Response.json({ reference: taken.reference, uploadToken: taken.uploadToken });
        case 'conflict':
          return refusal(409, 'Deze aanvraag is al eerder met andere gegevens verstuurd: laad de pagina opnieuw');
        case 'too-many':
          return refusal(429, TOO_MANY, {}, { 'retry-after': String(taken.retryAfterSeconds) });
      }
    },
  };
}

/** The sender's key; a sender without one is known by what it sends that day, so that a repeated post stays one lead. */
function idempotencyKey(request: Request, content: LeadContent): string {
  const given = request.headers.get('idempotency-key')?.trim();
  return given ? `key:${given.slice(0, 200)}` : contentKey(content);
}

/** A key made of the content and the day (UTC). */
export function contentKey({ kind, fields }: LeadContent): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('base64url');
  return `day:${new Date().toISOString().slice(0, 10)}:${hash}`;
}
