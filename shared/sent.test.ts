import { expect, test } from 'vitest';
import { readSent, sentQuery } from './sent.ts';

const reference = 'AD-7K3QX2';
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.each([
  ['', []],
  ['&fotos-niet=3', [3]],
  ['&fotos-niet=2,5', [2, 5]],
  [`&fotos-niet=${upTo(100)}`, upTo(100)],
])('a confirmation’s query "%s" is written and read back', (end, refusedPhotos) => {
  const query = sentQuery({ reference, refusedPhotos });
  expect(query).toBe(`?verzonden=AD-7K3QX2${end}`);
  expect(readSent(query)).toEqual({ reference, refusedPhotos });
});

test.each([
  '',
  '?',
  '?verzonden=',
  '?verzonden=x',
  '?verzonden=AD-<b>x</b>',
  '?verzonden=BEL-0900123456',
  '?verzonden=AD-12345',
  '?verzonden=AD-7K3QX0',
  '?fotos-niet=1',
])('the query "%s" confirms nothing', (search) => {
  expect(readSent(search)).toBeUndefined();
});

test('only a backend that may return no reference has a confirmation without one', () => {
  const query = sentQuery({ reference: undefined, refusedPhotos: [] });
  expect(readSent(query)).toBeUndefined();
  expect(readSent(query, true)).toEqual({ reference: undefined, refusedPhotos: [] });
  expect(readSent('?verzonden=BEL-0900123456', true)).toBeUndefined();
});

test.each([
  '-1',
  '1.5',
  'veel',
  '',
  '1e9',
  '0',
  '9,2',
  '2,2',
  '2-4',
  '2,',
  '101',
  '9,101',
  '1 2',
  `1${',1'.repeat(50)}`,
  '<b>2</b>',
])('"%s" names no photos', (places) => {
  expect(readSent(`?verzonden=${reference}&fotos-niet=${encodeURIComponent(places)}`)?.refusedPhotos).toEqual([]);
});
