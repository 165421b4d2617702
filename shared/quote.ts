import * as v from 'valibot';
import { photoLimits } from './photo-rules.ts';
import { cleanFileName } from './text.ts';
import { email, line, multiline, type Validated, validate } from './validation.ts';

/** Lengths of the quote form's fields, in code points of the trimmed value. */
export const quoteLimits = {
  name: { min: 2, max: 100 },
  email: { max: 255 },
  phone: { min: 10, max: 20 },
  address: { min: 5, max: 200 },
  postalCode: { min: 6, max: 10 },
  city: { min: 2, max: 100 },
  description: { min: 10, max: 1000 },
} as const;

/** Only the first 100 names are read. More than `photoLimits.count`, because empty ones are dropped first. */
const MAX_FILES = 100;

const quoteSchema = v.object({
  name: line(
    quoteLimits.name,
    'Naam moet minimaal 2 karakters bevatten',
    `Naam mag maximaal ${quoteLimits.name.max} karakters bevatten`,
  ),
  phone: line(quoteLimits.phone, 'Ongeldig telefoonnummer'),
  email: email(quoteLimits.email.max, 'Ongeldig e-mailadres'),
  address: line(quoteLimits.address, 'Vul uw straat en huisnummer in'),
  postalCode: line(quoteLimits.postalCode, 'Vul een geldige postcode in'),
  city: line(quoteLimits.city, 'Vul uw plaatsnaam in'),
  description: multiline(
    quoteLimits.description,
    'Beschrijving moet minimaal 10 karakters bevatten',
    `Beschrijving mag maximaal ${quoteLimits.description.max} karakters bevatten`,
  ),
  files: v.optional(
    v.pipe(
      v.array(v.string('Kies alleen foto’s'), 'Kies alleen foto’s'),
      v.transform((names) => names.slice(0, MAX_FILES).map(cleanFileName).filter(Boolean).slice(0, photoLimits.count)),
    ),
    [],
  ),
});

/** A validated quote request. `files` are names; the photos follow separately. */
export type QuoteRequest = v.InferOutput<typeof quoteSchema>;

/** Validates a quote request, identically in browser and server. */
export function validateQuote(input: unknown): Validated<QuoteRequest> {
  return validate(quoteSchema, input);
}
