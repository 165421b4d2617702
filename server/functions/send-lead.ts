import { judgeContact } from '../../shared/contact.ts';
import { judgeQuote } from '../../shared/quote.ts';
import type { FieldErrors } from '../../shared/validation.ts';
import { readJson, TEXT_LIMIT } from '../http/body.ts';
import { type LeadsIntake, TOO_MANY } from '../leads-intake.ts';
import type { LeadContent } from '../store/port.ts';
import { type FunctionHandler, refusal } from './endpoint.ts';

type Judged = { ok: true; content: LeadContent } | { ok: false; errors: FieldErrors };

/** `send-contact-email`: accepts a quote request. The specification prescribes its name. */
export function sendContactEmail(intake: LeadsIntake): FunctionHandler {
  return sendLead(intake, (input) => {
    const judged = judgeQuote(input);
    return judged.ok ? { ok: true, content: { kind: 'quote', fields: judged.value } } : judged;
  });
}

/** `send-contact-message`: accepts a message of the contact page. */
export function sendContactMessage(intake: LeadsIntake): FunctionHandler {
  return sendLead(intake, (input) => {
    const judged = judgeContact(input);
    return judged.ok ? { ok: true, content: { kind: 'contact', fields: judged.value } } : judged;
  });
}

function sendLead(intake: LeadsIntake, judge: (input: object) => Judged): FunctionHandler {
  return {
    accepts: 'application/json',
    async handle(request, { address, memory }) {
      const judged = judge(await readJson(request, TEXT_LIMIT, memory));
      if (!judged.ok) return refusal(422, 'Niet alle velden kloppen', { errors: judged.errors });
      const { content } = judged;
      const key = request.headers.get('idempotency-key')?.trim();
      const announcedPhotos = content.kind === 'quote' ? content.fields.files.length : 0;
      const taken = await intake.takeLead({ content, key, announcedPhotos }, address);
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
