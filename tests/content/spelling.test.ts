import { expect, test } from 'vitest';
import { attributes, type BuiltPage, readBuiltPages } from '../../harness/built-pages.ts';
import { readable } from '../support/page-text.ts';
import { spelledRight, wordsOf } from '../support/spelling.ts';

const pages = readBuiltPages();

/** All text of a page: visible, for screen readers and for search engines. */
function allTexts(page: BuiltPage): string[] {
  const attributeTexts = ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
    attributes(page, `[${name}]`, name),
  );
  const descriptions = attributes(page, 'meta[name="description"]', 'content');
  return [readable(page.html), ...attributeTexts, ...descriptions];
}

test.each(pages)('$path is spelled right', (page) => {
  const words = new Set(allTexts(page).flatMap(wordsOf));
  expect([...words].filter((word) => !spelledRight(word))).toEqual([]);
});
