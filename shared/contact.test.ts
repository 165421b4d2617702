import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateContact } from './validation.ts';

const contact = { name: 'Jan', email: 'jan@voorbeeld.nl', phone: '', message: 'Belt u mij?' };
const validate = (changes: Readonly<Record<string, unknown>> = {}) => validateContact({ ...contact, ...changes });

test('C1 · the phone number is optional', () => {
  expect(validate()).toEqual({ ok: true, value: contact });
  expect(validate({ phone: undefined })).toEqual({ ok: true, value: contact });
  expect(validate({ phone: ' 06 12 34 56 78 ' })).toMatchObject({ ok: true, value: { phone: '06 12 34 56 78' } });
});

test('C1 · name, mail address and message are required', () => {
  expect(validate({ name: ' ', email: '', message: '\n' })).toEqual({
    ok: false,
    errors: { name: 'Vul uw naam in', email: 'Ongeldig e-mailadres', message: 'Vul uw bericht in' },
  });
});

test('the message for a long value states the maximum', () => {
  expect(validate({ name: 'a'.repeat(101), phone: '1'.repeat(21), message: 'a'.repeat(5001) })).toEqual({
    ok: false,
    errors: {
      name: 'Naam mag maximaal 100 karakters bevatten',
      phone: 'Telefoonnummer mag maximaal 20 karakters bevatten',
      message: 'Bericht mag maximaal 5000 karakters bevatten',
    },
  });
  expect(validate({ name: 'a'.repeat(100), phone: '1'.repeat(20), message: '🏠'.repeat(5000) }).ok).toBe(true);
});

test('the server accepts what the browser accepts, unchanged', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(fc.record({ name: text, phone: text, message: text }, { requiredKeys: [] }), (changes) => {
      const inBrowser = validate(changes);
      if (!inBrowser.ok) return;
      const sent = JSON.parse(JSON.stringify(inBrowser.value));
      expect(validateContact(sent)).toEqual({ ok: true, value: inBrowser.value });
    }),
  );
});
