import * as v from 'valibot';
import { email, line, multiline } from './validation.ts';

/** Lengths of the contact form's fields, in code points of the trimmed value. */
export const contactLimits = {
  name: { min: 1, max: 100 },
  email: { max: 255 },
  phone: { min: 0, max: 20 },
  message: { min: 1, max: 5000 },
} as const;

/** What a contact message holds, judged alike by browser and server. An empty `phone` means none was given. */
export const contactSchema = v.object({
  name: line(contactLimits.name, 'Vul uw naam in', `Naam mag maximaal ${contactLimits.name.max} karakters bevatten`),
  email: email(contactLimits.email.max, 'Ongeldig e-mailadres'),
  phone: line(contactLimits.phone, 'Ongeldig telefoonnummer'),
  message: multiline(
    contactLimits.message,
    'Vul uw bericht in',
    `Bericht mag maximaal ${contactLimits.message.max} karakters bevatten`,
  ),
});

export type ContactMessage = v.InferOutput<typeof contactSchema>;
