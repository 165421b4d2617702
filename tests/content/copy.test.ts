import { expect, test } from 'vitest';
import { updated } from '../../content/updated.ts';
import { wording } from '../../content/wording.ts';
import { readBuiltPages } from '../../harness/built-pages.ts';
import { fingerprint, pageContents, textsOf } from '../../scripts/content/page-contents.ts';
import { wellKnownFiles } from '../../server/site/well-known.ts';
import { pagePaths } from '../../shared/paths.ts';
import { countWords, mainText } from '../support/page-text.ts';
import { readingLevel, sentencesOf } from '../support/reading-level.ts';

const contents = [...pageContents];
const SHORTEST_REPEAT = 9;

// Filler text, claims that the firm can't prove or the law forbids, and the informal form of address.
const banned = [
  /\b(lorem|ipsum|todo|tbd|xxx)\b/gi,
  /\b(milieuvriendelijk\w*|milieubewust\w*|ecologisch\w*|duurza\w+|groene?|klimaatneutra\w+|energieneutra\w+)\b/gi,
  /\b(wij zijn de beste?|de beste dakdekkers?|de goedkoopste?|marktleid\w+|nummer (1|één)|ongeëvenaard\w*|topkwaliteit)\b/gi,
  /\b(100% (garantie|tevreden\w*)|gegarandeerd\w*|altijd en overal)\b/gi,
  /\b(jij|jou|jouw|jullie|je)\b/gi,
];

test('every page has content, and all content belongs to a page', () => {
  expect([...pageContents.keys()].sort()).toEqual([...pagePaths].sort());
});

test.each(readBuiltPages())('$path holds no banned word', (page) => {
  const words = mainText(page);
  expect(banned.flatMap((pattern) => words.match(pattern) ?? [])).toEqual([]);
});

test('no sentence of nine or more words is repeated, except for wording that must be the same everywhere', () => {
  const places = new Map<string, string[]>();
  for (const [path, content] of contents) {
    for (const sentence of sentencesOf(textsOf(content))) {
      const same = wordsAlone(sentence);
      if (countWords(same) >= SHORTEST_REPEAT) places.set(same, [...(places.get(same) ?? []), path]);
    }
  }
  const fixed = sentencesOf(Object.values(wording)).map(wordsAlone);
  expect([...places].filter(([same, paths]) => paths.length > 1 && !fixed.includes(same))).toEqual([]);
});

test('the sitemap has the date of each page’s last change; run "npm run date-content" after one', () => {
  const behind = contents.filter(([path, content]) => updated[path]?.print !== fingerprint(content));
  expect(behind.map(([path]) => path)).toEqual([]);
  expect(Object.keys(updated).sort()).toEqual([...pagePaths].sort());
  const dates = Object.values(updated).map(({ on }) => on);
  expect(dates.filter((on) => !/^\d{4}-\d\d-\d\d$/.test(on) || Date.parse(on) > Date.now())).toEqual([]);
  const sitemap = new TextDecoder().decode(wellKnownFiles(Date.now()).get('/sitemap.xml')?.plain);
  expect(sitemap.match(/<lastmod>[^<]*/g)).toEqual(pagePaths.map((path) => `<lastmod>${updated[path]?.on}`));
});

test('the reading level of each page is reported', () => {
  const levels = contents.map(([path, content]) => [path, readingLevel(textsOf(content))] as const);
  const lines = levels.map(([path, level]) => `${path.padEnd(32)} ${level}`);
  console.log(['Leesbaarheid (Flesch–Douma, 60–70 is gewone taal):', ...lines].join('\n'));
  expect(levels.every(([, level]) => Number.isFinite(level))).toBe(true);
});

function wordsAlone(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
