import { noBreak } from '../../content/format.ts';
import { withoutAddresses } from '../../content/links.ts';
import { type BuiltPage, decode } from '../../harness/built-pages.ts';

/** The words of some HTML as a visitor reads them: with plain spaces between, without word joiners. */
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
  return noBreak(withoutAddresses(content));
}

/** What a page says between its header and its footer. */
export function mainText({ html }: BuiltPage): string {
  return readable(html.match(/<main\b.*<\/main>/s)?.[0] ?? '');
}

/** The sections of a page by their heading: what each says, its heading left out. */
export function sections({ html }: BuiltPage): Map<string, string> {
  const parts = html.match(/<main\b.*<\/main>/s)?.[0].split(/(?=<h2\b)/) ?? [];
  return new Map(
    parts.slice(1).map((part) => {
      const end = part.indexOf('</h2>');
      return [readable(part.slice(0, end)), readable(part.slice(end))];
    }),
  );
}

/** How many words a text has; figures count, loose signs don't. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,–+%/-]*/gu)?.length ?? 0;
}
