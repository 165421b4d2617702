/** Structured log. `data` must not contain names, addresses, phone numbers or texts: name a request by its reference. */
export type Log = {
  info(event: string, data?: object): void;
  error(event: string, data?: object): void;
};

/** Lines of one error in ten minutes. */
const ERRORS = 10;
const TEN_MINUTES = 10 * 60_000;

/**
 * Writes one JSON object per line. `write` gets the line without a line break. One error is written ten times in ten minutes:
 * while the database is down, each request would write a line, and anyone can send a thousand.
 */
export function createLog(write: (line: string) => void = console.log): Log {
  const entry = (level: 'info' | 'error') => (event: string, data?: object) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...data }));
  const writeError = entry('error');
  const counts = new Map<string, number>();
  let startedAt = performance.now();
  return {
    info: entry('info'),
    error(event, data) {
      if (performance.now() - startedAt > TEN_MINUTES) {
        counts.clear();
        startedAt = performance.now();
      }
      const count = (counts.get(event) ?? 0) + 1;
      counts.set(event, count);
      if (count <= ERRORS) writeError(event, data);
    },
  };
}

/**
 * An error's name and codes, and SQLite's text for them, which tells a full disk from a locked file. Not its message, which
 * may quote what a visitor typed.
 */
export function errorName(error: unknown): string {
  const { name = 'Error', code, originalCode, responseCode, command, errstr } = Object(error);
  return [name, code, originalCode, responseCode, command, errstr].filter(Boolean).join(' ');
}

const MAX_PATH = 100;
/** A path segment with escapes or `@`: it may contain a mail address or a name. */
const PLAIN_SEGMENT = /^[\w.~!$&'()*+,;=:-]*$/;
/** Digits as long as a phone number or a customer number, also with separators: `06-12 34 56 78`. */
const LONG_NUMBERS = /\d(?:[\W_]{0,2}\d){4,}/g;

/** A requested path for the log: truncated to 100 characters, mail addresses and phone numbers masked. */
export function maskPath(path: string): string {
  const segments = path.slice(0, MAX_PATH).split('/');
  return segments.map((segment) => (PLAIN_SEGMENT.test(segment) ? segment.replace(LONG_NUMBERS, '#') : '*')).join('/');
}
