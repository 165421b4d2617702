import { noBreak } from '../../content/format.ts';
import { splitAtLinks } from '../../content/links.ts';
import { type BuiltPage, decode } from '../../harness/built-pages.ts';

/** The visible text of HTML, with plain spaces and without word joiners. */
export function readable(html: string): string {
  const words = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ');
  return decode(words)
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:?)])/g, '')
    .trim();
}

/** A text from content/ as a browser shows it. */
export function asShown(content: string): string {
  return splitAtLinks(content)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .map(noBreak)
    .join('');
}

/** The text of a page between header and footer. */
export function mainText({ html }: BuiltPage): string {
  return readable(html.match(/<main\b.*<\/main>/s)?.[0] ?? '');
}

/** The text of each section of a page by its heading, without the heading. */
export function sections({ html }: BuiltPage): Map<string, string> {
  const parts = html.match(/<main\b.*<\/main>/s)?.[0].split(/(?=<h2\b)/) ?? [];
  return new Map(
    parts.slice(1).map((part) => {
      const end = part.indexOf('</h2>');
      return [readable(part.slice(0, end)), readable(part.slice(end))];
    }),
  );
}

/** The number of words in a text. Numbers count, single punctuation marks don't. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,–+%/-]*/gu)?.length ?? 0;
}
