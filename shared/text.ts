// Bidirectional overrides and marks change how neighbouring text reads; NUL and its like break mails and logs.
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const CONTROLS_BUT_LINES = /(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
// What looks like nothing: white space, and zero-width characters, which are only meaningful between visible ones.
const BLANK_EDGES = /^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/gu;

/** One line as a person meant it: line breaks become spaces, control characters go, NFC, trimmed. */
export function cleanLine(text: string): string {
  return trim(text.replace(LINE_BREAKS, ' ').replaceAll('\t', ' ').replace(CONTROLS, ''));
}

/** Text of several lines: line breaks become `\n`, other control characters go, NFC, trimmed. */
export function cleanText(text: string): string {
  return trim(
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replaceAll('\t', ' ')
      .replace(CONTROLS_BUT_LINES, ''),
  );
}

/** A mail address: trimmed and without control characters, but a line break stays, so that the check refuses it. */
export function cleanEmail(text: string): string {
  return trim(trim(text).replace(/(?![\r\n])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ''));
}

/** Length in Unicode code points, the same in browser and server. */
export function codePoints(text: string): number {
  return [...text].length;
}

function trim(text: string): string {
  return text.normalize('NFC').replace(BLANK_EDGES, '');
}
