import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteProcess, startSite } from '../harness/site-process.ts';
import { HONEYPOT } from '../shared/form-post.ts';
import { functionsPath } from '../shared/paths.ts';
import { countLeads, leadsFrom, mailsOf } from './support/leads.ts';
import { newQuote } from './support/new-quote.ts';
import { byForm, byFunction, callFunction, functionUrl, jsonHeaders, postForm } from './support/senders.ts';

// Rows 37–50 of docs/bad-inputs.md: how a request is sent. Row 46, a request that is too slow, is in server/listen.test.ts.

let site: SiteProcess;
let leadsBefore: number;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const otherwise =
  (method: string, headers: Record<string, string> = {}, body?: string) =>
  () =>
    fetch(functionUrl(site.url), { method, headers: { ...jsonHeaders, ...headers }, ...(body && { body }) });

const refused: [row: string, send: () => Promise<Response>, status: number][] = [
  ['37 · GET on a function', otherwise('GET'), 405],
  ['37 · HEAD on a function', otherwise('HEAD'), 405],
  ['38 · another Content-Type', otherwise('POST', { 'content-type': 'text/plain' }, '{}'), 415],
  ['39 · malformed JSON', otherwise('POST', {}, '{"name": "Jan'), 400],
  ['40 · nesting 10,000 deep', otherwise('POST', {}, nested(10_000)), 400],
  ['a wrong key', otherwise('POST', { apikey: 'x' }, '{}'), 401],
  [
    'an unknown function',
    () => fetch(`${site.url}${functionsPath}/weg`, { method: 'POST', headers: jsonHeaders }),
    404,
  ],
];

describe('refused with a short error', () => {
  beforeAll(async () => {
    leadsBefore = await countLeads(site);
  });

  test.each(refused)('%s', async (_row, send, status) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(text.length).toBeLessThan(200);
    expect(text).not.toMatch(/\bat |\.ts|node_modules|Error:/);
  });

  test('nothing is stored, and the log has no stack', async () => {
    expect(await countLeads(site)).toBe(leadsBefore);
    expect(site.output()).not.toMatch(/\n\s+at /);
  });
});

test('41 · of a duplicate key the last value counts', async () => {
  const visitor = newQuote();
  await callFunction(site.url, `{"city": "Almere", ${JSON.stringify(visitor).slice(1, -1)}, "city": "Utrecht"}`);
  expect(await leadsFrom(site, visitor.email)).toMatchObject([{ fields: { city: 'Utrecht' } }]);
});

test('42 · a list instead of a text is an invalid field', async () => {
  const { status, errors } = await byFunction(site.url, { ...newQuote(), city: ['Haarlem'] });
  expect(status).toBe(422);
  expect(errors).toBe('{"city":"Vul uw plaatsnaam in"}');
});

test.each([
  ['function', byFunction],
  ['form post', byForm],
])('43 · unknown fields are ignored, by %s', async (_way, send) => {
  const visitor = newQuote();
  await send(site.url, { ...visitor, admin: 'true', reference: 'AD-AAAAAA' });
  expect((await leadsFrom(site, visitor.email))[0]?.fields).toEqual({ ...visitor, files: [] });
});

describe('44 · another site', () => {
  const origin = 'https://evil.example';

  test.each(['OPTIONS', 'POST'])('gets no permission by %s', async (method) => {
    const answer = await otherwise(method, { origin }, method === 'POST' ? '{}' : undefined)();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('can’t post the form', async () => {
    const visitor = newQuote();
    const body = new URLSearchParams(visitor);
    expect((await postForm(site.url, body, { origin })).status).toBe(400);
    expect(await leadsFrom(site, visitor.email)).toEqual([]);
  });
});

describe('45 · an oversized body without a length', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const start = '--x\r\nContent-Disposition: form-data; name="files"; filename="x"\r\n\r\n';

  test.each([
    ['a function', () => new URL(functionUrl(site.url)), { ...jsonHeaders }],
    ['the quote form', () => new URL('/offerte', site.url), form],
    ['the contact form', () => new URL('/contact', site.url), form],
  ])('to %s is refused while it is received', async (_name, url, headers) => {
    const outgoing = request(url(), { method: 'POST', headers });
    // The server may close the connection while we are still writing.
    outgoing.on('error', () => {});
    const answered = once(outgoing, 'response');
    let open = true;
    void answered.then(() => {
      open = false;
    });
    outgoing.write(start);
    const part = Buffer.alloc(100_000, 'x');
    for (let sent = 0; open && sent < 1000; sent++) {
      if (!outgoing.write(part)) await Promise.race([once(outgoing, 'drain'), answered]);
    }
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    outgoing.destroy();
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});

describe('47 · a double click', () => {
  test.each([
    [
      'with the key of the page',
      (visitor: object) => callFunction(site.url, JSON.stringify(visitor), { 'idempotency-key': 'a' }),
    ],
    ['without code', (visitor: Record<string, string>) => byForm(site.url, visitor)],
  ])('%s is one request', async (_name, send) => {
    const visitor = newQuote();
    const outcomes = await Promise.all([send(visitor), send(visitor), send(visitor)]);
    expect(new Set(outcomes.map(({ reference }) => reference)).size).toBe(1);
    const [lead, ...others] = await leadsFrom(site, visitor.email);
    expect(others).toEqual([]);
    await mailsOf(site, lead?.reference ?? '');
  });
});

test('48 · a reused key with another body is refused', async () => {
  const visitor = newQuote();
  const send = (city: string) =>
    callFunction(site.url, JSON.stringify({ ...visitor, city }), { 'idempotency-key': visitor.email });
  expect((await send('Haarlem')).status).toBe(200);
  const { status, answer } = await send('Leiden');
  expect(status).toBe(409);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/met andere gegevens/) });
  expect(await leadsFrom(site, visitor.email)).toMatchObject([{ fields: { city: 'Haarlem' } }]);
});

describe('49 · the honeypot field', () => {
  test('marks a form post as spam: stored and mailed to the firm, without a confirmation', async () => {
    const visitor = newQuote();
    const { status, reference = '' } = await byForm(site.url, { ...visitor, [HONEYPOT]: 'https://spam.example' });
    expect(status).toBe(303);
    expect(await leadsFrom(site, visitor.email)).toMatchObject([{ reference, suspectedSpam: true }]);
    await mailsOf(site, reference, ['firm']);
  });

  test('is ignored by the function', async () => {
    const visitor = newQuote();
    const { reference = '' } = await byFunction(site.url, { ...visitor, [HONEYPOT]: 'https://spam.example' });
    expect(await leadsFrom(site, visitor.email)).toMatchObject([{ reference, suspectedSpam: false }]);
    await mailsOf(site, reference);
  });
});

test('50 · the time taken to fill in the form is not checked', async () => {
  const html = await (await fetch(`${site.url}/offerte`)).text();
  const form = /<form[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const names = [...form.matchAll(/<(?:input|textarea)[^>]*? name="([^"]+)"/g)].map(([, name]) => name);
  expect(names.sort()).toEqual([...Object.keys(newQuote()), 'files', HONEYPOT].sort());
});
