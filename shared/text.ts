// All of this runs on text of any length before its length is checked, so every step takes linear time.

// Bidirectional overrides and marks change how neighbouring text reads; NUL and its like break mails and logs.
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const CONTROLS_BUT_LINES = /(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const CONTROLS_BUT_LINE_BREAKS = /(?![\r\n])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;
/** Invisible characters. Zero-width ones have a meaning only between visible ones. */
const BLANK = /[\s\u200b-\u200d\u2060\ufeff]/;
/** Normalizing sorts a run of marks in quadratic time. 30 is the limit of Unicode's Stream-Safe Text Format (UAX 15). */
const MARKS_BEYOND_30 = /(\p{M}{30})\p{M}+/gu;

/** Cleans a single line: line breaks become spaces, control characters are removed, NFC, trimmed. */
export function cleanLine(text: string): string {
  return trim(normalize(text.replace(LINE_BREAKS, ' ').replaceAll('\t', ' ').replace(CONTROLS, '')));
}

/** Text of several lines: line breaks become `\n`, other control characters go, NFC, trimmed. */
export function cleanText(text: string): string {
  return trim(
    normalize(
      text
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replaceAll('\t', ' ')
        .replace(CONTROLS_BUT_LINES, ''),
    ),
  );
}

/** A mail address: trimmed and without control characters, but a line break inside stays, so that the check refuses it. */
export function cleanEmail(text: string): string {
  return trim(normalize(trim(text).replace(CONTROLS_BUT_LINE_BREAKS, '')));
}

/** A file's name as one line, cut at 255 characters: no file system has longer ones. */
export function cleanFileName(name: string): string {
  // Half a surrogate pair is no text. Safari 16.3 and Firefox 118 have no `toWellFormed` yet.
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

/** Trims blanks at both ends. A regular expression for the end (`\s+$`) takes quadratic time on blanks inside. */
function trim(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start++;
  while (end > start && BLANK.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
