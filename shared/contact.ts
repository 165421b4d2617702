import type { Fields, Values } from './field.ts';

/** The contact form. */
export const contactFields = {
  name: {
    kind: 'line',
    label: 'Naam',
    half: 'if-wide',
    autoComplete: 'name',
    min: 1,
    max: 100,
    message: 'Vul uw naam in',
    tooLong: 'Naam mag maximaal 100 karakters bevatten',
  },
  email: {
    kind: 'email',
    label: 'E-mailadres',
    half: 'if-wide',
    autoComplete: 'email',
    min: 6,
    max: 255,
    message: 'Ongeldig e-mailadres',
  },
  phone: {
    kind: 'tel',
    label: 'Telefoonnummer',
    autoComplete: 'tel',
    min: 0,
    max: 20,
    message: 'Ongeldig telefoonnummer',
    tooLong: 'Telefoonnummer mag maximaal 20 karakters bevatten',
  },
  message: {
    kind: 'text',
    label: 'Bericht',
    min: 1,
    max: 5000,
    message: 'Vul uw bericht in',
    tooLong: 'Bericht mag maximaal 5000 karakters bevatten',
  },
} as const satisfies Fields;

/** A validated contact message. `phone` is empty when none was given. */
export type ContactMessage = Values<typeof contactFields>;
