import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
const TESTS = [
  '{app,content,server,shared,scripts,tests}/**/*.{test,e2e}.{ts,tsx}',
  'tests/support/*.ts',
  'server/store/contract/*.ts',
];

/** `Q4`, or `48` for a case of bad-inputs.md. */
const NUMBER = '[A-Z]?\\d+';
/** The numbers that a title begins with: `Q3, Q4 · …`, `13, 14 · …`, `1–36 · …`. */
const TITLE = new RegExp(`['"\`](${NUMBER}(?:(?:, |–)${NUMBER})*) · `, 'g');

const titles = globSync(TESTS, { cwd: ROOT }).flatMap((file) =>
  [...readFileSync(ROOT + file, 'utf8').matchAll(TITLE)].map(([, numbers = '']) => ({ file, numbers })),
);
const listed = new Set([
  ...numbersIn('docs/requirements.md', new RegExp(`^- \\*\\*(${NUMBER})\\*\\*`, 'gm')),
  ...numbersIn('docs/bad-inputs.md', new RegExp(`^\\| (${NUMBER}) \\|`, 'gm')),
]);

test('every number of the requirements and bad inputs is named by a test title', () => {
  // A range names its ends only: each case in between needs its own title.
  const named = new Set(titles.flatMap(({ numbers }) => numbers.split(/, |–/)));
  expect([...listed].filter((number) => !named.has(number))).toEqual([]);
});

test('every number that a test title names is listed', () => {
  const unknown = titles.filter(({ numbers }) => numbers.split(/, |–/).some((number) => !listed.has(number)));
  expect(unknown).toEqual([]);
});

test('the sixty cases are numbered without a gap', () => {
  const cases = [...listed].filter((number) => /^\d/.test(number));
  expect(cases).toEqual(Array.from({ length: 60 }, (_, index) => String(index + 1)));
});

function numbersIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(ROOT + file, 'utf8').matchAll(pattern)].map(([, number = '']) => number);
}
