import { expect, test } from 'vitest';
import { attemptFor } from './attempt.ts';

test('Q5 · the same content keeps its key, other content gets another', () => {
  const first = attemptFor('a', undefined);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor('a', first)).toBe(first);
  const edited = attemptFor('b', first);
  expect(edited.body).toBe('b');
  expect(edited.key).not.toBe(first.key);
  expect(attemptFor('a', edited).key).not.toBe(first.key);
});
