import fc from 'fast-check';
import { functionNames, functionsPath, pagePaths } from '../../shared/paths.ts';
import { jsonHeaders } from './senders.ts';

/** A request as bytes, one character each; `whole`: its syntax is valid, so the server closes the connection itself. */
export type RandomRequest = { readonly bytes: string; readonly whole: boolean };

type HeaderLines = readonly (readonly [name: string, value: string])[];

const functions = Object.values(functionNames).map((name) => `${functionsPath}/${name}`);
const known = [...pagePaths, ...functions, '/healthz', '/robots.txt', '/favicon.svg', '/offerte?verzonden=AD-7K3QX2'];

const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
const bytes = (maxLength: number) => fc.string({ unit: byte, maxLength });
const printable = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const token = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,20}$/);
const fieldValue = fc.string({ unit: fc.oneof(printable, fc.constant(' '), fc.constant('\xe9')), maxLength: 200 });

const method = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('GET', 'POST') },
  { weight: 2, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND') },
);
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...known), fc.string({ unit: printable, maxLength: 40 }))
      .map(([start, rest]) => start + rest),
  },
  { weight: 1, arbitrary: fc.string({ unit: printable, maxLength: 300 }).map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
);

const header = fc.oneof(
  fc.tuple(token, fieldValue),
  fc.tuple(
    fc.constantFrom('Accept', 'Accept-Encoding', 'Cookie', 'If-None-Match', 'Range', 'Referer', 'User-Agent'),
    fieldValue,
  ),
  fc.tuple(
    fc.constantFrom('Origin', 'Idempotency-Key', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-HTTP-Method-Override'),
    fc.oneof(fieldValue, fc.webUrl(), fc.constantFrom('null', 'https', '__proto__')),
  ),
  fc.constantFrom<[string, string]>(
    ['Accept-Encoding', 'br'],
    ['Accept-Encoding', 'gzip;q=0.5, *;q=0'],
    ['Expect', '100-continue'],
    ['Upgrade', 'websocket'],
    ['apikey', jsonHeaders.apikey],
  ),
);

const fields = fc.dictionary(
  fc.constantFrom(
    'name',
    'email',
    'phone',
    'address',
    'postalCode',
    'city',
    'description',
    'message',
    'files',
    'website',
  ),
  fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.constantFrom('jan@voorbeeld.nl', '1234 AB', '0612345678')),
);

/** A body with the headers that go with it. */
const body = fc.oneof<fc.Arbitrary<{ headers: HeaderLines; content: string }>[]>(
  fc.record({ headers: fc.constant<HeaderLines>([]), content: fc.constant('') }),
  fc
    .oneof(fc.jsonValue(), fields)
    .map((value) => ({ headers: Object.entries(jsonHeaders), content: utf8(JSON.stringify(value)) })),
  fields.map((values) => ({
    headers: [['content-type', 'application/x-www-form-urlencoded']],
    content: new URLSearchParams(values).toString(),
  })),
  fc.tuple(fields, bytes(400)).map(([values, photo]) => ({
    headers: [
      ['apikey', jsonHeaders.apikey] as const,
      ['content-type', 'multipart/form-data; boundary=grens'] as const,
    ],
    content: multipart(values, photo),
  })),
  fc.tuple(token, bytes(600)).map(([type, content]) => ({ headers: [['content-type', `${type}/x`]], content })),
);

/** Half arbitrary values, half values that a form might send. */
const requestLine = fc.oneof(
  fc.tuple(method, path),
  fc.tuple(fc.constant('POST'), fc.constantFrom(...functions, '/offerte', '/contact')),
);

/** A request with valid HTTP syntax and random content. */
const sound = fc
  .tuple(requestLine, fc.array(header, { maxLength: 8 }), body, fc.boolean())
  .map(([[verb, target], headers, { headers: its, content }, chunked]) => {
    const length: HeaderLines = chunked
      ? [['Transfer-Encoding', 'chunked']]
      : [['Content-Length', `${content.length}`]];
    const all: HeaderLines = [['Host', 'dak.example'], ...headers, ...its, ...length, ['Connection', 'close']];
    const lines = [`${verb} ${target} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`)];
    return { whole: true, bytes: `${lines.join('\r\n')}\r\n\r\n${chunked ? inChunks(content) : content}` };
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

const noise = bytes(2000).map((text) => ({ whole: false, bytes: text }));

/** Any request, valid or mutated. */
export const randomRequest: fc.Arbitrary<RandomRequest> = fc.oneof(
  { weight: 6, arbitrary: sound },
  { weight: 3, arbitrary: broken },
  { weight: 1, arbitrary: noise },
);

function inChunks(content: string): string {
  const chunks = content.match(/[\s\S]{1,100}/g) ?? [];
  return [...chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`), '0\r\n\r\n'].join('');
}

function multipart(values: Readonly<Record<string, string>>, photo: string): string {
  const parts = Object.entries(values).map(([name, value]) => `name="${name}"\r\n\r\n${utf8(value)}`);
  const all = [...parts, `name="photo"; filename="dak.jpg"\r\n\r\n${photo}`];
  return `${all.map((part) => `--grens\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--grens--\r\n`;
}

function utf8(text: string): string {
  return Buffer.from(text).toString('latin1');
}
