import { countWords } from './page-text.ts';

/** A text in sentences. Headings and list items end like sentences do. */
export function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.?!:])\s+/)).filter((sentence) => countWords(sentence) > 0);
}

/** How easily the running text of a page reads, by Flesch–Douma: 60–70 is plain Dutch, 80 very easy, under 50 hard. */
export function readingLevel(texts: readonly string[]): number {
  const prose = texts.filter((text) => /[.?!]$/.test(text));
  const words = countWords(prose.join(' '));
  const syllables = prose.join(' ').match(/[aeiouyàáäèéëêïíóöüú]+/gi)?.length ?? 0;
  return Math.round(206.84 - 77 * (syllables / words) - 0.93 * (words / sentencesOf(prose).length));
}
