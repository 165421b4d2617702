import { countWords } from './page-text.ts';

/** Splits texts into sentences. A heading or list item counts as one. */
export function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.?!:])\s+/)).filter((sentence) => countWords(sentence) > 0);
}

/** Flesch–Douma reading ease of running text: 80 is very easy, 60–70 plain Dutch, under 50 hard. */
export function readingLevel(texts: readonly string[]): number {
  const prose = texts.filter((text) => /[.?!]$/.test(text));
  const words = countWords(prose.join(' '));
  const syllables = prose.join(' ').match(/[aeiouyàáäèéëêïíóöüú]+/gi)?.length ?? 0;
  return Math.round(206.84 - 77 * (syllables / words) - 0.93 * (words / sentencesOf(prose).length));
}
