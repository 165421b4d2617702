import * as v from 'valibot';
import { cleanEmail, cleanLine, cleanText, codePoints } from './text.ts';

/** Error messages by field. */
export type FieldErrors<Field extends string = string> = { readonly [field in Field]?: string };

export type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors };

type Limits = { readonly min: number; readonly max: number };

/** A single-line field. Limits are in code points of the cleaned value; `tooLong` defaults to `message`. */
export function line({ min, max }: Limits, message: string, tooLong = message) {
  return field(v.pipe(v.string(message), v.transform(cleanLine), ...length({ min, max }, message, tooLong)));
}

/** A multi-line field, otherwise like `line`. */
export function multiline({ min, max }: Limits, message: string, tooLong = message) {
  return field(v.pipe(v.string(message), v.transform(cleanText), ...length({ min, max }, message, tooLong)));
}

// An address with a dotted domain, which may be internationalised. Quoted local parts are refused, because few mail
// systems handle them.
const LOCAL_PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?';
const EMAIL = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+(?:\\p{L}[\\p{L}\\p{M}]+|xn--[a-z0-9-]+)$`, 'iu');

/** A mail address of at most `max` code points. */
export function email(max: number, message: string) {
  return field(
    v.pipe(
      v.string(message),
      v.transform(cleanEmail),
      v.check((value) => codePoints(value) <= max && EMAIL.test(value), message),
    ),
  );
}

/** Validates a form's input. Returns the cleaned values, or the first message of each invalid field. */
export function validate<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  input: unknown,
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key)] ??= issue.message;
  return { ok: false, errors };
}

/** Treats a missing field as empty, so it gets the field's own message. */
function field<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.optional(schema, '');
}

function length({ min, max }: Limits, tooShort: string, tooLong: string) {
  return [
    v.check((value: string) => codePoints(value) >= min, tooShort),
    v.check((value: string) => codePoints(value) <= max, tooLong),
  ] as const;
}
