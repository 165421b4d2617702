import type { Fields, Values } from './field.ts';
import { ownWords } from './service-query.ts';

/** The quote form. Its photos are not in this list: they follow the request one by one. */
export const quoteFields = {
  name: {
    kind: 'line',
    label: 'Naam',
    autoComplete: 'name',
    min: 2,
    max: 100,
    message: 'Naam moet minimaal 2 karakters bevatten',
    tooLong: 'Naam mag maximaal 100 karakters bevatten',
  },
  phone: {
    kind: 'tel',
    label: 'Telefoonnummer',
    hint: 'Bijvoorbeeld 06 12 34 56 78',
    half: 'if-wide',
    autoComplete: 'tel',
    min: 10,
    max: 20,
    message: 'Ongeldig telefoonnummer',
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
  address: {
    kind: 'line',
    label: 'Straat en huisnummer',
    hint: 'Met toevoeging, zoals 12-3',
    autoComplete: 'address-line1',
    min: 5,
    max: 200,
    message: 'Vul uw straat en huisnummer in',
  },
  postalCode: {
    kind: 'line',
    label: 'Postcode',
    half: 'always',
    autoComplete: 'postal-code',
    min: 6,
    max: 10,
    message: 'Vul een geldige postcode in',
  },
  city: {
    kind: 'line',
    label: 'Plaats',
    half: 'always',
    autoComplete: 'address-level2',
    min: 2,
    max: 100,
    message: 'Vul uw plaatsnaam in',
  },
  description: {
    kind: 'text',
    label: 'Beschrijving',
    hint: 'Wat is er met uw dak? Bijvoorbeeld een vlek op het plafond, sinds de storm van vorige week.',
    min: 10,
    max: 1000,
    counted: ownWords,
    message: 'Beschrijving moet minimaal 10 karakters bevatten',
    tooLong: 'Beschrijving mag maximaal 1000 karakters bevatten',
  },
} as const satisfies Fields;

/** A validated quote request. `files` are the names of the announced photos. */
export type QuoteRequest = Values<typeof quoteFields> & { readonly files: readonly string[] };
