import fc from 'fast-check';
import { exampleQuote } from '../../harness/example-quote.ts';
import { functionPath, pagePaths } from '../../shared/paths.ts';
import { jsonHeaders } from './senders.ts';

/** A request as bytes, one character each; `whole`: its syntax is valid, so the server closes the connection itself. */
export type RandomRequest = { readonly bytes: string; readonly whole: boolean };

const functions = (['send-contact-email', 'send-contact-message', 'upload-quote-photo'] as const).map(functionPath);
const known = [...pagePaths, ...functions, '/healthz', '/robots.txt', '/favicon.svg', '/offerte?verzonden=AD-7K3QX2'];

const bytes = (maxLength: number) =>
  fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength });
const printable = (maxLength: number) =>
  fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength });

const target = fc.oneof(
  fc.tuple(fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'), fc.constantFrom(...known)),
  fc.tuple(
    fc.constant('GET'),
    fc.tuple(fc.constantFrom('/', ...known), printable(300)).map((parts) => parts.join('')),
  ),
  fc.tuple(fc.constant('POST'), fc.constantFrom(...functions, '/offerte', '/contact')),
);

const name = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,20}$/),
  fc.constantFrom('Accept-Encoding', 'Cookie', 'If-None-Match', 'Range', 'Origin', 'X-Forwarded-For', 'Upgrade'),
);
const headers = fc.array(fc.tuple(name, printable(200)), { maxLength: 8 });

const fields = fc.dictionary(
  fc.constantFrom(...Object.keys(exampleQuote), 'message', 'files', 'website'),
  fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.constantFrom(...Object.values(exampleQuote))),
);
const multipartForm = 'multipart/form-data; boundary=grens';

/** A body with its content type. */
const body = fc.oneof(
  fc.constant(['text/plain', ''] as const),
  fc.oneof(fc.jsonValue(), fields).map((value) => ['application/json', utf8(JSON.stringify(value))] as const),
  fc.tuple(fields, bytes(400)).map(([values, photo]) => [multipartForm, multipart(values, photo)] as const),
  fc.tuple(fc.constantFrom(multipartForm, 'application/json', 'x/y'), bytes(600)),
);

/** A request with valid HTTP syntax and random content. */
const sound = fc
  .tuple(target, headers, body, fc.boolean())
  .map(([[method, path], others, [type, content], chunked]) => {
    const length = chunked ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', `${content.length}`];
    const own = [['Host', 'dak.example'], ['apikey', jsonHeaders.apikey], ['Content-Type', type], length];
    const lines = [...own, ...others, ['Connection', 'close']].map((header) => header.join(': '));
    const sent = chunked && content ? `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n` : content;
    const end = chunked && !content ? '0\r\n\r\n' : '';
    return { whole: true, bytes: `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${sent}${end}` };
  });

/** A mutated valid request: some of its bytes are replaced, removed or repeated. */
const broken = fc
  .tuple(sound, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 20 }), bytes(20)), { minLength: 1, maxLength: 4 }))
  .map(([request, changes]) => ({
    whole: false,
    bytes: changes.reduce((text, [place, length, inserted]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + inserted + text.slice(at + length);
    }, request.bytes),
  }));

/** Any request, valid or mutated. */
export const randomRequest: fc.Arbitrary<RandomRequest> = fc.oneof(
  { weight: 6, arbitrary: sound },
  { weight: 3, arbitrary: broken },
  { weight: 1, arbitrary: bytes(2000).map((text) => ({ whole: false, bytes: text })) },
);

function multipart(values: Readonly<Record<string, string>>, photo: string): string {
  const parts = Object.entries(values).map(([name, value]) => `name="${name}"\r\n\r\n${utf8(value)}`);
  const all = [...parts, `name="photo"; filename="dak.jpg"\r\n\r\n${photo}`];
  return `${all.map((part) => `--grens\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--grens--\r\n`;
}

function utf8(text: string): string {
  return Buffer.from(text).toString('latin1');
}
