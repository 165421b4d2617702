import { expect, test } from 'vitest';
import { csvRow } from './sheet.ts';

test('cells are quoted, with their quotes, semicolons and line breaks', () => {
  expect(csvRow(['a;b', 'zei "ja"', 'twee\nregels', '', '12'])).toBe('"a;b";"zei ""ja""";"twee\nregels";"";"12"\r\n');
});

test.each(['=HYPERLINK("x")', '+31612345678', '-1', '@SUM(A1)', '＝1+1', '\tx', '\rx'])('%j is no formula', (text) => {
  expect(csvRow([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
});

test.each(['a;=1+1', 'a,=1', 'a\n＋1', 'a\n+1', 'a\r\n-1', 'a\t@SUM(A1)'])('%j holds no formula', (text) => {
  expect(csvRow([text])).toBe(`"${text.replace(/(?=[=+@＋-])/, "'")}"\r\n`);
});

test('harmless text is unchanged', () => {
  expect(csvRow(["'s-Gravenhage", 'a=b', '12-3 hs', 'a@b.nl'])).toBe(`"'s-Gravenhage";"a=b";"12-3 hs";"a@b.nl"\r\n`);
});
