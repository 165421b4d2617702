import { expect, test } from 'vitest';
import { attributes, type BuiltPage, readBuiltPages } from '../../harness/built-pages.ts';
import { pageContents, textsOf } from '../../scripts/content/page-contents.ts';
import { readable } from '../support/page-text.ts';
import { ownWords, spelledRight, wordsOf } from '../support/spelling.ts';

const pages = readBuiltPages();

/** All text of a page: visible, for screen readers and for search engines. */
function allTexts(page: BuiltPage): string[] {
  const attributeTexts = ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
    attributes(page, `[${name}]`, name),
  );
  const descriptions = attributes(page, 'meta[name="description"]', 'content');
  return [readable(page.html), ...attributeTexts, ...descriptions];
}

test('the spelling check accepts compounds and finds mistakes', () => {
  const right = ['dakinspectie', 'Onderhoudsabonnement', 'onderhoudsfoto’s', 'VvE-bestuur', 'Rd-waarde', 'betonpan'];
  const wrong = ['daklekage', 'inspektie', 'ondehoudsabonnement', 'dakdekers', 'dakgooten', 'geisoleerd', 'control'];
  expect(right.filter((word) => !spelledRight(word))).toEqual([]);
  expect(wrong.filter(spelledRight)).toEqual([]);
});

test.each([...pageContents])('the content of %s is spelled right', (_path, content) => {
  const words = new Set(textsOf(content).flatMap(wordsOf));
  expect([...words].filter((word) => !spelledRight(word))).toEqual([]);
});

test.each(pages)('$path is spelled right', (page) => {
  const words = new Set(allTexts(page).flatMap(wordsOf));
  expect([...words].filter((word) => !spelledRight(word))).toEqual([]);
});

test('the list of extra words is sorted, without duplicates or unused words', () => {
  expect(ownWords).toEqual([...new Set(ownWords)].sort(new Intl.Collator('nl').compare));
  const all = [...pageContents.values()].flatMap(textsOf).concat(pages.flatMap(allTexts)).join(' ').toLowerCase();
  expect(ownWords.filter((word) => !all.includes(word.toLowerCase()))).toEqual([]);
});
