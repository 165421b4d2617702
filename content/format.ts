/** A range of numbers. Texts write it with an en dash: `2–5`. */
export type NumberRange = { readonly from: number; readonly to: number };

/** Creates a range; `from` is the smaller number. */
export function between(from: number, to: number): NumberRange {
  return { from, to };
}

const numbers = new Intl.NumberFormat('nl-NL');

/** A number in Dutch notation: `8.000`. */
export function number(value: number): string {
  return numbers.format(value);
}

/** A range as text: `8.000–25.000`. */
export function range({ from, to }: NumberRange): string {
  return `${number(from)}–${number(to)}`;
}

/** Whole euros, one amount or a range, with a no-break space after the sign: `€ 195`, `€ 8.000–25.000`. */
export function euro(amount: number | NumberRange): string {
  return `€\u00a0${typeof amount === 'number' ? number(amount) : range(amount)}`;
}

/** Euros with cents: `€ 1.290,00`. */
export function euroCents(amount: number): string {
  return `€\u00a0${amount.toLocaleString('nl-NL', { minimumFractionDigits: 2 })}`;
}

/** A percentage or a range of them, without a space: `30%`, `20–30%`. */
export function percent(share: number | NumberRange): string {
  return `${typeof share === 'number' ? number(share) : range(share)}%`;
}

/**
 * Keeps on one line: a number and the word or number after it, ’s and its word, both ends of a range, a word of up to four
 * letters and what its hyphen joins (`IP-adres`, `VCA-00000`), a shortened word and its `en` or `of` (`voor- en`), a postal
 * code and its town, `per m²`, a dot between words and the word before it, and a short last word and the one before it, or it
 * would have a line of its own. More than that leaves holes in narrow columns. Every running text goes through it, so
 * authors write plain spaces: `24 uur`, `30–60 minuten`.
 */
export function noBreak(text: string): string {
  // A mail address is not changed: people copy it.
  return text
    .replace(/([\d%+]|(?:^|\P{L})’s) (?=[\p{L}\d])/gu, '$1\u00a0')
    .replace(/(\d{4}\u00a0[A-Z]{2}) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(\d–|(?:^|[\s(])\p{L}{1,4}-)(?=[\p{L}\d])/gu, '$1\u2060')
    .replace(/(\p{L}-) (?=(?:en|of) )/gu, '$1\u2060\u00a0')
    .replace(/ (?=m²|·)/g, '\u00a0')
    .replace(/( \S{1,9}) (\p{L}{1,6}[.?!])$/u, '$1\u00a0$2');
}
