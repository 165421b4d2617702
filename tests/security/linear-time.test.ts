import { expect, test } from 'vitest';
import { addressKey } from '../../server/http/client.ts';
import { csvRow } from '../../server/leads/sheet.ts';
import { maskPath } from '../../server/log.ts';
import { telUrl } from '../../server/mail/mails/letters.ts';
import { cleanPhotoName } from '../../server/photos/photo-name.ts';
import { acceptsBrotli } from '../../server/site/file-responses.ts';
import { readSent } from '../../shared/sent.ts';
import { cleanEmail, cleanLine, cleanText } from '../../shared/text.ts';
import { validateContact, validateQuote } from '../../shared/validation.ts';

// A text for which a regular expression or a cleaning step takes quadratic time would let one request block the site.

const LENGTH = 10_000;
/** Linear code takes four times as long for four times the text, quadratic code sixteen times. */
const [GROWTH, MAX_RATIO] = [4, 9];
/** Times below this are too short to measure; quadratic code takes far longer. */
const NEGLIGIBLE_MS = 40;

const texts: Record<string, (length: number) => string> = {
  'blanks inside': (length) => `x${' '.repeat(length)}x`,
  'blanks at both ends': (length) => `${' '.repeat(length)}x${' '.repeat(length)}`,
  tabs: (length) => '\t'.repeat(length),
  'line breaks': (length) => `x${'\r\n\u2028'.repeat(length / 3)}x`,
  'one combining mark': (length) => `e${'\u0301'.repeat(length)}`,
  'combining marks out of order': (length) => `e${'\u0301\u0323\u0345\u0591'.repeat(length / 4)}`,
  letters: (length) => 'a'.repeat(length),
  'letters and dots': (length) => 'a.'.repeat(length / 2),
  'at signs': (length) => '@'.repeat(length),
  'many mail addresses': (length) => 'a@b.nl '.repeat(length / 7),
  digits: (length) => '1'.repeat(length),
  'digits and punctuation': (length) => '1 (1)-1.'.repeat(length / 8),
  'a phone number without end': (length) => `+31${'-('.repeat(length / 2)}`,
  dots: (length) => `${'. '.repeat(length / 2)}x`,
  dashes: (length) => `${'-'.repeat(length)}x`,
  quotes: (length) => '"'.repeat(length),
  'encodings without end': (length) => `br;${' '.repeat(length)}q`,
  'lone surrogates': (length) => '\ud800'.repeat(length),
};

const fields = ['name', 'email', 'phone', 'address', 'postalCode', 'city', 'description', 'message'];
const inEveryField = (text: string) => Object.fromEntries(fields.map((field) => [field, text]));

const readers: Record<string, (text: string) => unknown> = {
  cleanLine,
  cleanText,
  cleanEmail,
  'a quote': (text) => validateQuote(inEveryField(text)),
  'a quote with one file name': (text) => validateQuote({ files: [text] }),
  'a quote with many file names': (text) => validateQuote({ files: text.match(/[\s\S]{1,3}/g) }),
  'a contact message': (text) => validateContact(inEveryField(text)),
  cleanPhotoName,
  telUrl,
  csvRow: (text) => csvRow([text]),
  maskPath,
  readSent: (text) => readSent(`?verzonden=AD-7K3QX2&fotos-niet=${text}`),
  addressKey,
  'Accept-Encoding': (text) => acceptsBrotli(text),
};

/** The shortest CPU time of a few runs, so that a busy machine does not change the outcome. */
function milliseconds(run: () => unknown): number {
  const runs = Array.from({ length: 3 }, () => {
    const start = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

test.each(Object.keys(readers))('%s needs linear time: at most four times as long for four times the text', (name) => {
  const read = readers[name] as (text: string) => unknown;
  for (const [kind, make] of Object.entries(texts)) {
    const [short, long] = [make(LENGTH), make(LENGTH * GROWTH)];
    const longest = milliseconds(() => read(long));
    if (longest < NEGLIGIBLE_MS) continue;
    expect.soft(longest / milliseconds(() => read(short)), kind).toBeLessThan(MAX_RATIO);
  }
});
