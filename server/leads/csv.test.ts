import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test('cells are quoted, with their quotes, commas and line breaks', () => {
  expect(csvRow(['a,b', 'zei "ja"', 'twee\nregels', '', 12])).toBe('"a,b","zei ""ja""","twee\nregels","","12"\r\n');
});

test.each(['=HYPERLINK("x")', '+31612345678', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is no formula', (text) => {
  expect(csvRow([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
});

test('what is harmless stays as it is', () => {
  expect(csvRow(["'s-Gravenhage", 'a=b', '12-3 hs', 'a@b.nl'])).toBe(`"'s-Gravenhage","a=b","12-3 hs","a@b.nl"\r\n`);
});
