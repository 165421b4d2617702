import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanEmail, cleanLine, cleanText, codePoints } from './text.ts';

/** Text with many characters that cleaning removes or changes. */
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...' \t\r\n\u2028\u2029\u0000\u0007\u0085\u00a0\u200b\u200d\u200e\u202e\u2060\u2066\ufeff'),
    fc.constantFrom('e', '\u0301', '\u1100', '\u1161', '🏠', '👩', 'ﬁ'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

function always(holds: (text: string) => void): void {
  fc.assert(
    fc.property(hostile, (text) => void holds(text)),
    { numRuns: 1000 },
  );
}

describe.each([
  ['cleanLine', cleanLine],
  ['cleanText', cleanText],
  ['cleanEmail', cleanEmail],
])('%s', (_name, clean) => {
  test('is idempotent', () => {
    always((text) => expect(clean(clean(text))).toBe(clean(text)));
  });

  test('returns composed, trimmed text', () => {
    always((text) => {
      expect(clean(text).normalize('NFC')).toBe(clean(text));
      expect(clean(text)).not.toMatch(/^[\s\u200b\ufeff]|[\s\u200b\ufeff]$/u);
    });
  });
});

test('a line has no control characters and no line breaks', () => {
  always((text) => expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u));
});

test('a text has no control characters except line breaks', () => {
  always((text) => expect(cleanText(text)).not.toMatch(/(?!\n)[\p{Cc}\u2028\u202e]/u));
});

test.each([
  [' Jan \t de  Vries ', 'Jan   de  Vries'],
  ['21 · Jan\r\nBcc: a@b.nl', '21 · Jan Bcc: a@b.nl'],
  ['1–3 · \u00a0\u200b\ufeff', '1–3 ·'],
  ['\u00a0\u200b\u2060', ''],
  ['\u00ad\u3164 \u2800\u{e0041}\uffa0', ''],
  ['a\u00ad\u3164', 'a\u00ad\u3164'],
  ['9 · a\u0000b', '9 · ab'],
  ['10 · \u202elnaj\u202c', '10 · lnaj'],
  ['11 · 👩\u200d🔧', '11 · 👩\u200d🔧'],
  ['12 · Zoe\u0308', '12 · Zoë'],
  ['’s-Gravenhage', '’s-Gravenhage'],
])('the line %j is %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

test('a text keeps its lines; every line break becomes \\n', () => {
  expect(cleanText('\r\neen\r\ntwee\rdrie\u2028vier\n\nvijf\n')).toBe('een\ntwee\ndrie\nvier\n\nvijf');
});

test('a mail address keeps a line break inside, so validation refuses it', () => {
  expect(cleanEmail(' jan@voorbeeld.nl\r\n')).toBe('jan@voorbeeld.nl');
  expect(cleanEmail('jan@voorbeeld.nl\r\nBcc: a@b.nl')).toBe('jan@voorbeeld.nl\r\nBcc: a@b.nl');
});

test('length is counted in code points', () => {
  expect(codePoints('🏠é👩\u200d🔧')).toBe(5);
});
