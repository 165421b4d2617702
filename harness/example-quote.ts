import { randomBytes } from 'node:crypto';
import type { Values } from '../shared/field.ts';
import type { quoteFields } from '../shared/quote.ts';

/** A quote request, with the names of its photos if it has any. */
export type ExampleQuote = Values<typeof quoteFields> & { readonly files?: readonly string[] };

/** A valid quote request: the one place with a value for every field. */
export const exampleQuote: Values<typeof quoteFields> = {
  name: 'Jan de Vries',
  email: 'jan@voorbeeld.nl',
  phone: '+31 (0)6-12 34 56 78',
  address: 'Dorpsstraat 12-3 hs',
  postalCode: '1234 AB',
  city: '’s-Gravenhage',
  description: 'Lekkage bij de schoorsteen,\nsinds gisteren.',
};

/** A valid quote request from a unique visitor, whose mail address fits on a line of a mail. */
export function newQuote() {
  return { ...exampleQuote, email: `jan-${randomBytes(8).toString('hex')}@voorbeeld.nl` };
}

/** The message of each invalid field, in the order of the form. */
export const messages = {
  name: 'Naam moet minimaal 2 karakters bevatten',
  phone: 'Ongeldig telefoonnummer',
  email: 'Ongeldig e-mailadres',
  address: 'Vul uw straat en huisnummer in',
  postalCode: 'Vul een geldige postcode in',
  city: 'Vul uw plaatsnaam in',
  description: 'Beschrijving moet minimaal 10 karakters bevatten',
};
