import { messages } from '../../harness/example-quote.ts';

// Rows 1–36 of docs/bad-inputs.md: values of one field.

type Row = readonly [row: string, field: string, value: string];

const tooLong = 'Naam mag maximaal 100 karakters bevatten';
/** A mail address of `length` characters. */
export const mailOf = (length: number) => `${'a'.repeat(length - 101)}@${'d'.repeat(48)}.${'d'.repeat(48)}.nl`;

const rejected: readonly (readonly [...Row, message?: string])[] = [
  ...Object.keys(messages).map((field) => ['1 · nothing', field, ''] as const),
  ['2 · spaces', 'city', '   '],
  ['3 · no-break spaces', 'name', '\u00a0\u00a0\u00a0'],
  ['3 · zero-width characters', 'description', '\u200b\u200c\u200d\ufeff'.repeat(4)],
  ['4 · one under the minimum', 'description', 'te weinig'],
  ['7 · one over the maximum', 'name', 'a'.repeat(101), tooLong],
  ['9 · under the minimum without its control characters', 'name', 'a\u0000\u0007'],
  ['11 · emoji count by their code points', 'name', '👩\u200d🔧'.repeat(34), tooLong],
  ['12 · decomposed letters count composed', 'name', 'e\u0301'],
  ['21 · a header in the mail address', 'email', 'jan@voorbeeld.nl\r\nBcc: piet@voorbeeld.nl'],
  ['22 · an encoded header', 'email', 'jan@voorbeeld.nl%0d%0aBcc:piet@voorbeeld.nl'],
  ['23 · no dotted domain', 'email', 'a@b'],
  ['24 · two addresses', 'email', 'jan@voorbeeld.nl, piet@voorbeeld.nl'],
  ['25 · a quoted local part', 'email', '"jan de vries"@voorbeeld.nl'],
  ['27 · a mail address of 256', 'email', mailOf(256)],
  ['31 · a phone number of 21', 'phone', '1'.repeat(21)],
  ['36 · a Belgian postcode', 'postalCode', '1000'],
];

const accepted: readonly (readonly [...Row, stored?: string])[] = [
  ['5 · the minimum', 'name', 'Bo'],
  ['6 · the maximum', 'name', 'a'.repeat(100)],
  ['9 · NUL', 'name', 'Jan\u0000 de Vries', 'Jan de Vries'],
  ['10 · right-to-left override', 'city', '\u202emelraaH', 'melraaH'],
  ['11 · emoji with joiners', 'name', '👩\u200d🔧 Bo'],
  ['12 · decomposed letters', 'name', 'Zoe\u0308 Brule\u0301', 'Zoë Brulé'],
  ['15 · a script', 'name', '<script>alert(1)</script>'],
  ['16 · an image that runs a script', 'description', 'Kijk: <img src=x onerror=alert(1)>'],
  ['17 · a template', 'city', '{{7*7}}'],
  ['18 · SQL', 'name', "' OR 1=1--"],
  ['19 · a formula', 'name', '=HYPERLINK("https://evil.example")'],
  ['21 · a header in the name', 'name', 'Jan\r\nBcc: piet@voorbeeld.nl', 'Jan Bcc: piet@voorbeeld.nl'],
  ['28 · a phone number with all its punctuation', 'phone', '+31 (0)6-12 34 56 78'],
  ['29 · ten letters', 'phone', 'belmijmaar'],
  ['30 · ten zeros', 'phone', '0000000000'],
  ['32 · a postcode without a space', 'postalCode', '1234ab'],
  ['33 · a postcode with many spaces', 'postalCode', ' 1234  AB ', '1234  AB'],
  ['34 · a postcode that begins with 0', 'postalCode', '0123 AB'],
  ['35 · a postcode that is never issued', 'postalCode', '1234 SS'],
];

/** Invalid values, with the message at their field. */
export const rejectedTexts = rejected.map(
  ([row, field, value, message = messages[field as keyof typeof messages]]) => [row, field, value, message] as const,
);

/** Valid values, with the value that is stored. */
export const acceptedTexts = accepted.map(
  ([row, field, value, stored = value]) => [row, field, value, stored] as const,
);
