import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages, newQuote } from '../harness/example-quote.ts';
import { runLeads } from '../server/testing/leads-command.ts';
import { type BackendKind, backendKinds, startBackends } from './support/backends.ts';
import { acceptedTexts, mailOf, rejectedTexts } from './support/bad-inputs.ts';
import { countLeads, leadsFrom, mailsOf } from './support/leads.ts';
import { byForm, byFunction, postQuoteForm, postToFunction } from './support/senders.ts';

// Rows 1–36 of docs/bad-inputs.md: values of a field, sent to every backend, and to the server as form posts.

const backend = startBackends();

const ways: [way: string, kind: BackendKind, send: typeof byFunction][] = [
  ...backendKinds.map((kind): [string, BackendKind, typeof byFunction] => ['function', kind, byFunction]),
  ['form post', 'server on SQLite', byForm],
];

describe.each(ways)('refused, by %s: %s', (_way, kind, send) => {
  let before: number;
  beforeAll(async () => {
    before = await countLeads(backend(kind));
  });

  test.each(rejectedTexts)('%s (%s)', async (_row, field, value, message) => {
    const { status, errors } = await send(backend(kind).url, { ...newQuote(), [field]: value });
    expect(status).toBe(422);
    expect(errors).toContain(message);
    expect(errors.match(/Naam|Ongeldig|Vul|Beschrijving/g), 'no other field').toHaveLength(1);
  });

  test('nothing is stored', async () => {
    expect(await countLeads(backend(kind))).toBe(before);
  });
});

describe.each(ways)('accepted, by %s: %s', (_way, kind, send) => {
  test.each(acceptedTexts)('%s (%s)', async (_row, field, value, stored) => {
    const visitor = newQuote();
    const { reference } = await send(backend(kind).url, { ...visitor, [field]: value });
    expect(await leadsFrom(backend(kind), visitor.email)).toMatchObject([
      { reference, fields: { ...visitor, [field]: stored } },
    ]);
  });

  test.each([
    ['26 · an internationalised domain', (mark: string) => `${mark}@bücher.example`],
    ['27 · a mail address of 255', (mark: string) => `${mark}${mailOf(255 - mark.length)}`],
  ])('%s', async (_row, address) => {
    const email = address(newQuote().email.split('@')[0] ?? '');
    const { reference } = await send(backend(kind).url, { ...newQuote(), email });
    const stored = email.replace('bücher', 'xn--bcher-kva');
    expect(await leadsFrom(backend(kind), stored)).toMatchObject([{ reference, fields: { email: stored } }]);
  });
});

describe.each(ways)('harmless everywhere, by %s: %s', (_way, kind, send) => {
  test('15–19, 21 · in the mails and in the table', async () => {
    const visitor = {
      ...newQuote(),
      name: '=1+1<script>x</script>\r\nBcc: p@q.nl',
      city: '{{7*7}}',
      address: "' OR 1=1--",
    };
    const { reference = '' } = await send(backend(kind).url, {
      ...visitor,
      description: '<img src=x onerror=alert(1)>',
    });
    const { firm = '', visitor: confirmation = '' } = await mailsOf(backend(kind), reference);
    const mail = await PostalMime.parse(firm);
    expect(mail.html).not.toMatch(/<script|<img src=x/);
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.text).toContain('<img src=x onerror=alert(1)>');
    expect(mail.text).toContain('{{7*7}}');
    expect(mail.subject).toBe(`Offerte · {{7*7}} · ${reference}`);
    expect(mail.to?.map(({ address }) => address)).toEqual(['info@amstelnok.example']);
    for (const sent of [mail, await PostalMime.parse(confirmation)]) {
      expect(sent.bcc).toBeUndefined();
      expect(sent.headers.map(({ key }) => key)).not.toContain('bcc');
    }
    expect((await PostalMime.parse(confirmation)).text).not.toContain('onerror');

    const { dataDir, databaseUrl = '' } = backend(kind);
    const { stdout: table } = await runLeads(['export'], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(table).toContain(`"'=1+1<script>`);
    expect(table).toContain(`"' OR 1=1--"`);
  });
});

describe('8 · a megabyte in a field', () => {
  test.each(ways)('by %s: %s', async (_way, kind, send) => {
    const { status } = await send(backend(kind).url, { ...newQuote(), description: 'x'.repeat(1_000_000) });
    expect(status).toBe(413);
  });
});

describe('13, 14 · invalid Unicode', () => {
  const json = JSON.stringify({ ...newQuote(), name: 'NAAM' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

  const refused: [name: string, kind: BackendKind, send: (url: string) => ReturnType<typeof byFunction>][] = [
    ...backendKinds.flatMap((kind): typeof refused => [
      ['a lone surrogate', kind, (url) => postToFunction(url, json.replace('NAAM', 'Jan \\ud800'))],
      ['invalid UTF-8', kind, (url) => postToFunction(url, bytes(json.replace('NAAM', 'Jan \xff')))],
    ]),
    ['invalid UTF-8 in a form', 'server on SQLite', (url) => postQuoteForm(url, bytes(part('Jan \xc3')), multipart)],
  ];

  test.each(refused)('%s: %s', async (_name, kind, send) => {
    const before = await countLeads(backend(kind));
    expect((await send(backend(kind).url)).status).toBe(400);
    expect(await countLeads(backend(kind))).toBe(before);
  });

  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${name}\r\n--x--\r\n`;
});

test.each(backendKinds)('20 · __proto__ is an unknown field like any other: %s', async (kind) => {
  const visitor = newQuote();
  const odd = `{"__proto__": {"city": "x"}, "constructor": {"name": "y"}, ${JSON.stringify(visitor).slice(1)}`;
  const { status } = await postToFunction(backend(kind).url, odd);
  expect(status).toBe(200);
  expect((await leadsFrom(backend(kind), visitor.email))[0]?.fields).toEqual({ ...visitor, files: [] });
  // Nor does a later request inherit from it.
  const { city, ...withoutCity } = newQuote();
  expect((await byFunction(backend(kind).url, withoutCity)).errors).toContain(messages.city);
  const posted = await byForm(backend('server on SQLite').url, { ...newQuote(), ['__proto__']: 'x' });
  expect(posted.status).toBe(303);
});
