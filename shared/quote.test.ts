import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoLimits } from './photo-rules.ts';
import { quoteLimits, validateQuote } from './quote.ts';
import { codePoints } from './text.ts';

const quote = {
  name: 'Jan de Vries',
  email: 'jan@voorbeeld.nl',
  phone: '06 12 34 56 78',
  address: 'Dorpsstraat 12-3 hs',
  postalCode: '1234 AB',
  city: '’s-Gravenhage',
  description: 'Lekkage bij de schoorsteen.',
};
type Field = keyof typeof quote;

const validate = (changes: Readonly<Record<string, unknown>> = {}) => validateQuote({ ...quote, ...changes });
const message = (field: Field, value: unknown) => {
  const result = validate({ [field]: value });
  return result.ok ? 'ok' : result.errors[field];
};

test('a valid request is accepted unchanged', () => {
  expect(validate()).toEqual({ ok: true, value: { ...quote, files: [] } });
});

const tooLong = {
  name: 'Naam mag maximaal 100 karakters bevatten',
  description: 'Beschrijving mag maximaal 1000 karakters bevatten',
};
const messages = {
  name: 'Naam moet minimaal 2 karakters bevatten',
  phone: 'Ongeldig telefoonnummer',
  address: 'Vul uw straat en huisnummer in',
  postalCode: 'Vul een geldige postcode in',
  city: 'Vul uw plaatsnaam in',
  description: 'Beschrijving moet minimaal 10 karakters bevatten',
} as const;

describe.each(Object.entries(messages) as [keyof typeof messages, string][])('Q2 · %s', (field, tooShort) => {
  const { min, max } = quoteLimits[field];

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
  'jan@voorbeeld.nl\r\nBcc: a@b.nl',
  'jan@voorbeeld.nl%0d%0aBcc:a@b.nl',
  'Jan <jan@voorbeeld.nl>',
  `${'a'.repeat(256 - domain.length - 1)}@${domain}`,
  undefined,
  ['jan@voorbeeld.nl'],
])('Q2 · the mail address %j is refused', (email) => {
  expect(message('email', email)).toBe('Ongeldig e-mailadres');
});

describe('file names', () => {
  const files = (value: unknown) => {
    const result = validate({ files: value });
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

test('unknown and inherited fields are ignored', () => {
  const odd = JSON.parse(`{"__proto__": {"name": "x"}, "constructor": 1, "admin": true, "name": "Jan"}`);
  expect(validateQuote({ ...quote, ...odd })).toEqual({
    ok: true,
    value: { ...quote, name: 'Jan', files: [] },
  });
  expect({}).not.toHaveProperty('name');
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
      const inBrowser = validate(changes);
      if (!inBrowser.ok) return;
      const sent = JSON.parse(JSON.stringify(inBrowser.value));
      expect(validateQuote(sent)).toEqual({ ok: true, value: inBrowser.value });
    }),
  );
});

test('accepted values are within the limits', () => {
  fc.assert(
    fc.property(anything, (changes) => {
      const result = validate(changes);
      if (!result.ok) return;
      for (const [field, { min, max }] of Object.entries({ ...quoteLimits, email: { min: 6, max: 255 } })) {
        const length = codePoints(result.value[field as Field]);
        expect(length >= min && length <= max, `${field}: ${length}`).toBe(true);
      }
    }),
  );
});
