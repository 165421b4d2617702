// All of this runs before the length of the text is checked, so every step takes linear time.

// All but line breaks. Bidirectional overrides and marks reorder neighbouring text; control characters such as NUL break mails
// and logs; annotations and tags are invisible.
const CONTROLS = /(?![\r\n])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\u{e0001}-\u{e007f}]/gu;
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;
/** Invisible characters. Zero-width ones have a meaning only between visible ones. */
const BLANK = /[\s\u200b-\u200d\u2060\ufeff]/;
/** `normalize` sorts a run of marks in quadratic time. 30 is the limit of Unicode's Stream-Safe Text Format (UAX 15). */
const MARKS_BEYOND_30 = /(\p{M}{30})\p{M}+/gu;

/** Cleans a single line: line breaks become spaces, control characters are removed, NFC, trimmed. */
export function cleanLine(text: string): string {
  return trim(normalize(text.replace(LINE_BREAKS, ' ').replaceAll('\t', ' ').replace(CONTROLS, '')));
}

/** Cleans text of several lines: line breaks become `\n`, other control characters are removed, NFC, trimmed. */
export function cleanText(text: string): string {
  return trim(
    normalize(
      text
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replaceAll('\t', ' ')
        .replace(CONTROLS, ''),
    ),
  );
}

/** Cleans a mail address like a line, but keeps a line break inside it, so that validation refuses it. */
export function cleanEmail(text: string): string {
  return trim(normalize(trim(text).replace(CONTROLS, '')));
}

/** Cleans a file name like a line, truncated to 255 characters: file systems allow no more. */
export function cleanFileName(name: string): string {
  // Replaces lone surrogates. `toWellFormed` is missing in Safari 16.3 and Firefox 118.
  return cleanLine(name.slice(0, 255).replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Length in Unicode code points, the same in browser and server. */
export function codePoints(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

function normalize(text: string): string {
  return text.replace(MARKS_BEYOND_30, '$1').normalize('NFC');
}

/** Anything but blanks, Hangul fillers, tags and other invisible characters. U+2800 is the empty braille pattern. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Trims blanks at both ends; a text of invisible characters only becomes empty. The regular expression `\s+$` would take quadratic time on blanks inside the text. */
function trim(text: string): string {
  if (!VISIBLE.test(text)) return '';
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start++;
  while (end > start && BLANK.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
