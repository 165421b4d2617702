import { type ContactMessage, contactFields } from './contact.ts';
import type { Field, Fields, Values } from './field.ts';
import { photoLimits } from './photo-rules.ts';
import { type QuoteRequest, quoteFields } from './quote.ts';
import { cleanEmail, cleanFileName, cleanLine, cleanText, codePoints } from './text.ts';

/** Error messages by field. */
export type FieldErrors = { readonly [name: string]: string };

export type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors };

/** In characters; converting a domain to ASCII takes quadratic time. */
const LONGEST_EMAIL = 320;
/** Only the first 100 names are read. More than `photoLimits.count`, because empty ones are dropped first. */
const MAX_FILES = 100;

/** Validates a quote request, identically in browser and server. */
export function validateQuote(input: unknown): Validated<QuoteRequest> {
  const result = validate(quoteFields, input);
  const files = fileNames(valueIn(input, 'files'));
  if (files && result.ok) return { ok: true, value: { ...result.value, files } };
  const errors = result.ok ? {} : result.errors;
  return { ok: false, errors: files ? errors : { ...errors, files: 'Kies alleen foto’s' } };
}

/** Validates a contact message, identically in browser and server. */
export function validateContact(input: unknown): Validated<ContactMessage> {
  return validate(contactFields, input);
}

/** Reads a stored quote request like `readStored`, with the names of its photos. */
export function readStoredQuote(stored: unknown): QuoteRequest {
  return { ...readStored(quoteFields, stored), files: fileNames(valueIn(stored, 'files')) ?? [] };
}

/** Reads the fields of a stored request, maybe from before some of them existed. Keeps what it has and judges nothing. */
export function readStored<Form extends Fields>(fields: Form, stored: unknown): Values<Form> {
  return mapFields(fields, (name) => {
    const value = valueIn(stored, name);
    return typeof value === 'string' ? value : '';
  });
}

/** Validates the input of a form. Returns the cleaned values, or the message of each invalid field. */
export function validate<Form extends Fields>(fields: Form, input: unknown): Validated<Values<Form>> {
  const errors: Record<string, string> = {};
  const value = mapFields(fields, (name, field) => {
    const given = valueIn(input, name) ?? '';
    const cleaned = typeof given === 'string' ? clean[field.kind](given) : '';
    const error = typeof given === 'string' ? errorIn(field, cleaned) : field.message;
    if (error) errors[name] = error;
    return cleaned;
  });
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors };
}

function mapFields<Form extends Fields>(fields: Form, read: (name: string, field: Field) => string): Values<Form> {
  const values = Object.entries(fields).map(([name, field]) => [name, read(name, field)]);
  return Object.fromEntries(values) as Values<Form>;
}

/** An object's own value of that name: `__proto__` and the like are no fields. */
function valueIn(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? (input as Record<string, unknown>)[name]
    : undefined;
}

const clean: Record<Field['kind'], (text: string) => string> = {
  line: cleanLine,
  tel: cleanLine,
  email: canonicalEmail,
  text: cleanText,
};

// An address with a dotted domain, which may be internationalised. Quoted local parts are refused, because few mail
// systems handle them. Without the flag `i`, by which [a-z] would match ſ.
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?';
const EMAIL = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:\\p{L}[\\p{L}\\p{M}]+|[Xx][Nn]--[A-Za-z0-9-]+)$`,
  'u',
);

/**
 * Cleans a mail address; an invalid one becomes empty. The domain becomes ASCII: it can be written in many ways that mean the
 * same.
 */
function canonicalEmail(text: string): string {
  const email = cleanEmail(text);
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email)) return '';
  const at = email.indexOf('@');
  try {
    return `${email.slice(0, at)}@${new URL(`http://${email.slice(at + 1)}`).hostname}`;
  } catch {
    return '';
  }
}

/** The message for a cleaned value; `undefined` for a valid one. */
function errorIn(field: Field, value: string): string | undefined {
  if (codePoints(value) > field.max) return field.tooLong ?? field.message;
  const counted = field.counted?.(value) ?? value;
  const valid = codePoints(counted) >= field.min && (field.kind !== 'email' || EMAIL.test(value));
  return valid ? undefined : field.message;
}

/** The cleaned names of the announced photos; `undefined` when these are no names. */
function fileNames(names: unknown = []): readonly string[] | undefined {
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return undefined;
  return names.slice(0, MAX_FILES).map(cleanFileName).filter(Boolean).slice(0, photoLimits.count);
}
