import { expect, test } from 'vitest';
import { fileSize, photoMessages } from './photo-rules.ts';

test.each([
  [0, '1 kB'],
  [1_400, '1 kB'],
  [99_400, '99 kB'],
  [99_900, '100 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [2_449_000, '2,4 MB'],
  [10_000_000, '10 MB'],
])('%i bytes are read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test('the messages name the limits', () => {
  expect(photoMessages['too-large']).toContain('10 MB');
  expect(photoMessages['total-too-large']).toContain('25 MB');
  expect(photoMessages['too-many']).toContain('8 foto’s');
});
