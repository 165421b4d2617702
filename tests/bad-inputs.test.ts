import { spawnSync } from 'node:child_process';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteProcess, startSite } from '../harness/site-process.ts';
import { mailOf, refusedTexts, takenTexts } from './support/bad-inputs.ts';
import { countLeads, leadsFrom, mailsOf } from './support/leads.ts';
import { newQuote } from './support/new-quote.ts';
import { byForm, byFunction, callFunction, postForm } from './support/senders.ts';

// Rows 1–36 of docs/bad-inputs.md, what is typed into a field, sent to the real server with and without JavaScript.

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const ways = [
  ['function', byFunction],
  ['form post', byForm],
] as const;

describe.each(ways)('refused, by %s', (_way, send) => {
  let before: number;
  beforeAll(async () => {
    before = await countLeads(site);
  });

  test.each(refusedTexts)('%s (%s)', async (_row, field, value, message) => {
    const { status, errors } = await send(site.url, { ...newQuote(), [field]: value });
    expect(status).toBe(422);
    expect(errors).toContain(message);
    expect(errors.match(/Naam|Ongeldig|Vul|Beschrijving/g), 'no other field').toHaveLength(1);
  });

  test('nothing is stored', async () => {
    expect(await countLeads(site)).toBe(before);
  });
});

describe.each(ways)('accepted, by %s', (_way, send) => {
  test.each(takenTexts)('%s (%s)', async (_row, field, value, stored) => {
    const visitor = newQuote();
    const { reference } = await send(site.url, { ...visitor, [field]: value });
    expect(await leadsFrom(site, visitor.email)).toMatchObject([
      { reference, fields: { ...visitor, [field]: stored } },
    ]);
  });

  test.each([
    ['26 · an internationalised domain', (mark: string) => `${mark}@bücher.example`],
    ['27 · a mail address of 255', (mark: string) => `${mark}${mailOf(255 - mark.length)}`],
  ])('%s', async (_row, address) => {
    const email = address(newQuote().email.split('@')[0] ?? '');
    const { reference } = await send(site.url, { ...newQuote(), email });
    expect(await leadsFrom(site, email)).toMatchObject([{ reference, fields: { email } }]);
  });
});

describe.each(ways)('harmless everywhere, by %s', (_way, send) => {
  test('15–19, 21 · in the mails and in the table', async () => {
    const visitor = {
      ...newQuote(),
      name: '=1+1<script>x</script>\r\nBcc: p@q.nl',
      city: '{{7*7}}',
      address: "' OR 1=1--",
    };
    const { reference = '' } = await send(site.url, { ...visitor, description: '<img src=x onerror=alert(1)>' });
    const { firm = '', visitor: confirmation = '' } = await mailsOf(site, reference);
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

    const { stdout } = spawnSync(process.execPath, ['server/leads/cli.ts', 'export', '--csv'], {
      env: { DATA_DIR: site.dataDir },
      encoding: 'utf8',
    });
    expect(stdout).toContain(`"'=1+1<script>`);
    expect(stdout).toContain(`"' OR 1=1--"`);
  });
});

test('15 · a re-rendered page shows typed markup as text', async () => {
  const { answer } = await byForm(site.url, { ...newQuote(), name: '"><script>alert(1)</script>', city: '' });
  const html = await answer.text();
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>alert');
});

describe('8 · a megabyte in a field', () => {
  test.each(ways)('by %s', async (_way, send) => {
    const { status } = await send(site.url, { ...newQuote(), description: 'x'.repeat(1_000_000) });
    expect(status).toBe(413);
  });
});

describe('13, 14 · invalid Unicode', () => {
  const json = JSON.stringify({ ...newQuote(), name: 'NAAM' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

  test.each([
    ['a lone surrogate', () => callFunction(site.url, json.replace('NAAM', 'Jan \\ud800'))],
    ['invalid UTF-8', () => callFunction(site.url, bytes(json.replace('NAAM', 'Jan \xff')))],
    ['invalid UTF-8 in a form', () => postForm(site.url, bytes(part('Jan \xc3')), multipart)],
  ])('%s', async (_name, send) => {
    const before = await countLeads(site);
    expect((await send()).status).toBe(400);
    expect(await countLeads(site)).toBe(before);
  });

  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${name}\r\n--x--\r\n`;
});

test('20 · __proto__ is an unknown field like any other', async () => {
  const visitor = newQuote();
  const odd = `{"__proto__": {"city": "x"}, "constructor": {"name": "y"}, ${JSON.stringify(visitor).slice(1)}`;
  const { status } = await callFunction(site.url, odd);
  expect(status).toBe(200);
  expect((await leadsFrom(site, visitor.email))[0]?.fields).toEqual({ ...visitor, files: [] });
  expect((await byForm(site.url, { ...visitor, ['__proto__']: 'x' })).status).toBe(303);
});
