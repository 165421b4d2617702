import { expect, test } from 'vitest';
import { describeError } from './report-error.ts';

function failed(name: string, message: string, stack = ''): Error {
  return Object.assign(new Error(message), { name, stack });
}

test.each([
  ['"Jan de Vries" at 06 12 34 56 78 is no jan@voorbeeld.nl', 'TypeError'],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=text&args[]=Jan', 'TypeError #418'],
])('%s is reported as %s', (message, expected) => {
  expect(describeError(failed('TypeError', message)).message).toBe(expected);
});

test('the source is the first stack frame in our own assets', () => {
  const stack = 'Error: x\n    at f (chrome-extension://a/b.js:1:2)\n    at g (https://a.nl/assets/site-x_1.js:3:45)\n';
  expect(describeError(failed('Error', 'x', stack)).source).toBe('/assets/site-x_1.js:3:45');
  expect(describeError(failed('Error', 'x')).source).toBe('');
});

test('without a stack, the source is the file named in the message', () => {
  const message = 'Failed to fetch dynamically imported module: https://a.nl/assets/quote-x1.js';
  expect(describeError(failed('TypeError', message)).source).toBe('/assets/quote-x1.js');
});

test('a thrown value that is no error is reported by its type', () => {
  for (const thrown of [undefined, null, 'Jan', 7, {}]) {
    expect(describeError(thrown)).toEqual({ message: typeof thrown, source: '' });
  }
});
