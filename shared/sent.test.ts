import { expect, test } from 'vitest';
import { readSent, sentQuery } from './sent.ts';

test.each([
  { reference: 'AD-7K3QX2', refusedPhotos: 0 },
  { reference: 'AD-7K3QX2', refusedPhotos: 3 },
])('a confirmation’s query is read back: %j', (sent) => {
  expect(readSent(sentQuery(sent))).toEqual(sent);
});

test('without refused photos the query is only the reference', () => {
  expect(sentQuery({ reference: 'AD-7K3QX2', refusedPhotos: 0 })).toBe('?verzonden=AD-7K3QX2');
});

test.each(['', '?', '?verzonden=', '?verzonden=x', '?verzonden=AD-<b>x</b>', '?verzonden=Bel%20020', '?fotos-niet=1'])(
  'the query "%s" confirms nothing',
  (search) => {
    expect(readSent(search)).toBeUndefined();
  },
);

test.each(['-1', '1.5', 'veel', '', '1e999'])('"%s" is no count of photos', (count) => {
  expect(readSent(`?verzonden=AD-7K3QX2&fotos-niet=${count}`)?.refusedPhotos).toBe(0);
});
