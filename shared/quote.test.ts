import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleQuote, messages } from '../harness/example-quote.ts';
import type { Field } from './field.ts';
import { photoLimits } from './photo-rules.ts';
import { quoteFields } from './quote.ts';
import { firstLine } from './service-query.ts';
import { codePoints } from './text.ts';
import { validateQuote } from './validation.ts';

const quote = exampleQuote;
type Name = keyof typeof quote;

const validateWith = (changes: Readonly<Record<string, unknown>> = {}) => validateQuote({ ...quote, ...changes });
const message = (field: Name, value: unknown) => {
  const result = validateWith({ [field]: value });
  return result.ok ? 'ok' : result.errors[field];
};

test('a valid request is accepted unchanged', () => {
  expect(validateWith()).toEqual({ ok: true, value: { ...quote, files: [] } });
});

const tooLong = {
  name: 'Naam mag maximaal 100 karakters bevatten',
  description: 'Beschrijving mag maximaal 1000 karakters bevatten',
};
// A mail address has more rules than a length.
const { email: invalidAddress, ...tooShorts } = messages;

describe.each(Object.entries(tooShorts) as [keyof typeof tooShorts, string][])('Q2 · %s', (field, tooShort) => {
  const { min, max } = quoteFields[field];

  test.each(['', '   ', '\u00a0\u200b\ufeff', undefined, null, 7, ['a'.repeat(min)], {}])('%j is refused', (value) => {
    expect(message(field, value)).toBe(tooShort);
  });

  test.each(['a', 'é', '🏠', 'e\u0301'])('its length is counted in code points of the trimmed value: %s', (letter) => {
    expect(message(field, ` ${letter.repeat(min - 1)} `)).toBe(tooShort);
    expect(message(field, ` ${letter.repeat(min)} `)).toBe('ok');
    expect(message(field, ` ${letter.repeat(max)} `)).toBe('ok');
    expect(message(field, letter.repeat(max + 1))).toBe(field in tooLong ? tooLong[field as 'name'] : tooShort);
  });
});

test.each([
  ['the line that the form filled in', firstLine({ name: 'Bitumen Dakbedekking' }), 'refused'],
  ['that line for a plan', firstLine({ name: 'Dakonderhoud, abonnement Plus' }), 'refused'],
  ['that line and nine letters', `${firstLine({ name: 'Bitumen Dakbedekking' })}Het lekt!`, 'refused'],
  ['that line and ten letters', `${firstLine({ name: 'Bitumen Dakbedekking' })}Het lekt.\u0020!`, 'accepted'],
  ['words behind that line', 'Het gaat om: Bitumen Dakbedekking, het lekt', 'accepted'],
  ['another line', 'Het gaat om: de schuur', 'accepted'],
])('Q2 · of a description only the visitor’s own words count: %s', (_, description, outcome) => {
  expect(message('description', description)).toBe(outcome === 'refused' ? messages.description : 'ok');
});

const domain = `${'d'.repeat(50)}.${'d'.repeat(50)}.nl`;

test.each([
  'jan@voorbeeld.nl',
  ' jan@voorbeeld.nl ',
  'jan.de-vries+dak@sub.voorbeeld.co.uk',
  "o'brien@voorbeeld.nl",
  'JAN@VOORBEELD.NL',
  'jan@bücher.example',
  'jan@xn--bcher-kva.example',
  'jan@voorbeeld.xn--p1ai',
  `${'a'.repeat(255 - domain.length - 1)}@${domain}`,
])('Q2 · the mail address %s is accepted', (email) => {
  expect(message('email', email)).toBe('ok');
});

test.each([
  '',
  ' ',
  'jan',
  'jan@',
  '@voorbeeld.nl',
  'a@b',
  'jan@voorbeeld.nl, piet@voorbeeld.nl',
  'jan@voorbeeld.nl piet@voorbeeld.nl',
  '"jan de vries"@voorbeeld.nl',
  'jan..vries@voorbeeld.nl',
  '.jan@voorbeeld.nl',
  'jan@-voorbeeld.nl',
  'jan@voorbeeld..nl',
  'jan@voorbeeld.n',
  'jan@127.0.0.1',
  'te\u017ft@voorbeeld.nl',
  'jan@voorbeeld.nl\r\nBcc: a@b.nl',
  'jan@voorbeeld.nl%0d%0aBcc:a@b.nl',
  'Jan <jan@voorbeeld.nl>',
  `${'a'.repeat(256 - domain.length - 1)}@${domain}`,
  `jan@${'\u{10428}'.repeat(200)}.nl`,
  undefined,
  ['jan@voorbeeld.nl'],
])('Q2 · the mail address %j is refused', (email) => {
  expect(message('email', email)).toBe(invalidAddress);
});

test.each([
  ['jan@\uff56oorbeeld.nl', 'jan@voorbeeld.nl'],
  ['jan@\u{1d42f}oorbeeld.nl', 'jan@voorbeeld.nl'],
  ['Jan@Voorbeeld.NL', 'Jan@voorbeeld.nl'],
  ['jan@bücher.example', 'jan@xn--bcher-kva.example'],
  ['jan@XN--BCHER-KVA.example', 'jan@xn--bcher-kva.example'],
])('the mail address %s is stored as %s', (email, stored) => {
  expect(validateWith({ email })).toMatchObject({ ok: true, value: { email: stored } });
});

describe('file names', () => {
  const files = (value: unknown) => {
    const result = validateWith({ files: value });
    return result.ok ? result.value.files : result.errors;
  };

  test('are cleaned, and the first eight kept', () => {
    expect(files(undefined)).toEqual([]);
    expect(files(['a\r\nb.jpg', ' ', ' c.jpg'])).toEqual(['a b.jpg', 'c.jpg']);
    expect(files(Array.from({ length: 100 }, (_, index) => `${index}.jpg`))).toHaveLength(photoLimits.count);
  });

  test.each(['a.jpg', [7], null, {}])('%j is refused', (value) => {
    expect(files(value)).toEqual({ files: 'Kies alleen foto’s' });
  });
});

/** Text from people and bots, including lengths near the limits. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\u0301', '\u200b', '🏠'), maxLength: 220 }),
);
const anything = fc.record(
  {
    name: typed,
    phone: typed,
    address: typed,
    postalCode: typed,
    city: typed,
    description: typed,
    files: fc.array(typed),
  },
  { requiredKeys: [] },
);

test('the server accepts what the browser accepts, unchanged', () => {
  fc.assert(
    fc.property(anything, (changes) => {
      const inBrowser = validateWith(changes);
      if (!inBrowser.ok) return;
      const sent = JSON.parse(JSON.stringify(inBrowser.value));
      expect(validateQuote(sent)).toEqual({ ok: true, value: inBrowser.value });
    }),
  );
});

test('accepted values are within the limits', () => {
  fc.assert(
    fc.property(anything, (changes) => {
      const result = validateWith(changes);
      if (!result.ok) return;
      for (const [name, field] of Object.entries<Field>(quoteFields)) {
        const length = codePoints(result.value[name as Name]);
        expect(length >= field.min && length <= field.max, `${name}: ${length}`).toBe(true);
      }
    }),
  );
});
