import * as v from 'valibot';
import { email, line, multiline, type Validated, validate } from './validation.ts';

/** Lengths of the contact form's fields, in code points of the trimmed value. */
export const contactLimits = {
  name: { min: 1, max: 100 },
  email: { max: 255 },
  phone: { min: 0, max: 20 },
  message: { min: 1, max: 5000 },
} as const;

const contactSchema = v.object({
  name: line(contactLimits.name, 'Vul uw naam in', `Naam mag maximaal ${contactLimits.name.max} karakters bevatten`),
  email: email(contactLimits.email.max, 'Ongeldig e-mailadres'),
  phone: line(contactLimits.phone, 'Ongeldig telefoonnummer'),
  message: multiline(
    contactLimits.message,
    'Vul uw bericht in',
    `Bericht mag maximaal ${contactLimits.message.max} karakters bevatten`,
  ),
});

/** A validated contact message. `phone` is empty when none was given. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;

/** Validates a contact message, identically in browser and server. */
export function validateContact(input: unknown): Validated<ContactMessage> {
  return validate(contactSchema, input);
}
