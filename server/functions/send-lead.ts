import { validateContact } from '../../shared/contact.ts';
import { validateQuote } from '../../shared/quote.ts';
import type { FieldErrors } from '../../shared/validation.ts';
import { readJson, TEXT_LIMIT } from '../http/body.ts';
import { type LeadsIntake, TOO_MANY } from '../leads-intake.ts';
import type { LeadContent } from '../store/leads.ts';
import { type FunctionHandler, refusal } from './endpoint.ts';

type ValidatedLead = { ok: true; content: LeadContent } | { ok: false; errors: FieldErrors };

/** `send-contact-email`: accepts a quote request. The specification prescribes its name. */
export function sendContactEmail(intake: LeadsIntake): FunctionHandler {
  return sendLead(intake, (input) => {
    const result = validateQuote(input);
    return result.ok ? { ok: true, content: { kind: 'quote', fields: result.value } } : result;
  });
}

/** `send-contact-message`: accepts a message of the contact page. */
export function sendContactMessage(intake: LeadsIntake): FunctionHandler {
  return sendLead(intake, (input) => {
    const result = validateContact(input);
    return result.ok ? { ok: true, content: { kind: 'contact', fields: result.value } } : result;
  });
}

function sendLead(intake: LeadsIntake, validate: (input: object) => ValidatedLead): FunctionHandler {
  return {
    accepts: 'application/json',
    async handle(request, { address, memory }) {
      const result = validate(await readJson(request, TEXT_LIMIT, memory));
      if (!result.ok) return refusal(422, 'Niet alle velden kloppen', { errors: result.errors });
      const { content } = result;
      const key = request.headers.get('idempotency-key')?.trim();
      const announcedPhotos = content.kind === 'quote' ? content.fields.files.length : 0;
      const lead = await intake.acceptLead({ content, key, announcedPhotos }, address);
      switch (lead.outcome) {
        case 'accepted':
          return Response.json({ reference: lead.reference, uploadToken: lead.uploadToken });
        case 'conflict':
          return refusal(409, 'Deze aanvraag is al eerder met andere gegevens verstuurd: laad de pagina opnieuw');
        case 'too-many':
          return refusal(429, TOO_MANY, {}, { 'retry-after': String(lead.retryAfterSeconds) });
      }
    },
  };
}
