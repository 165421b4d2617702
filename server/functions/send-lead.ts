import { type FieldErrors, validateContact, validateQuote } from '../../shared/validation.ts';
import { readJson, TEXT_LIMIT } from '../http/body.ts';
import type { LeadsIntake } from '../leads-intake.ts';
import type { LeadContent } from '../store/leads.ts';
import { errorResponse, type FunctionHandler } from './endpoint.ts';

/** `send-contact-email` accepts a quote request (the specification prescribes its name), `send-contact-message` a message of the contact page. */
export function sendLead(kind: LeadContent['kind'], intake: LeadsIntake): FunctionHandler {
  return {
    accepts: 'application/json',
    async handle(request, { address, memory }) {
      const result = validateLead(kind, await readJson(request, TEXT_LIMIT, memory));
      if (!result.ok) return errorResponse(422, 'Niet alle velden kloppen', { errors: result.errors });
      return Response.json(await intake.acceptLead(result.content, address));
    },
  };
}

/** Validates what was sent as a lead of one kind. */
export function validateLead(
  kind: LeadContent['kind'],
  input: object,
): { ok: true; content: LeadContent } | { ok: false; errors: FieldErrors } {
  if (kind === 'quote') {
    const result = validateQuote(input);
    return result.ok ? { ok: true, content: { kind, fields: result.value } } : result;
  }
  const result = validateContact(input);
  return result.ok ? { ok: true, content: { kind, fields: result.value } } : result;
}
