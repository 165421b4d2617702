import { expect, test } from 'vitest';
import { readBuiltPages } from '../../harness/built-pages.ts';
import { mainText } from '../support/page-text.ts';

// Filler text, claims that the firm can't prove or the law forbids, and the informal form of address.
const banned = [
  /\b(lorem|ipsum|todo|tbd|xxx)\b/gi,
  /\b(milieuvriendelijk\w*|milieubewust\w*|ecologisch\w*|duurza\w+|groene?|klimaatneutra\w+|energieneutra\w+)\b/gi,
  /\b(wij zijn de beste?|de beste dakdekkers?|de goedkoopste?|marktleid\w+|nummer (1|één)|ongeëvenaard\w*|topkwaliteit)\b/gi,
  /\b(100% (garantie|tevreden\w*)|gegarandeerd\w*|altijd en overal)\b/gi,
  /\b(jij|jou|jouw|jullie|je)\b/gi,
];

test.each(readBuiltPages())('$path holds no banned word', (page) => {
  const words = mainText(page);
  expect(banned.flatMap((pattern) => words.match(pattern) ?? [])).toEqual([]);
});
