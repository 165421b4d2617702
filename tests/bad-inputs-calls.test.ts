import { once } from 'node:events';
import { request } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { newQuote } from '../harness/example-quote.ts';
import { HONEYPOT } from '../shared/form-post.ts';
import { type BackendKind, backendKinds, startBackends } from './support/backends.ts';
import { countLeads, leadsFrom, mailsOf, photosOf } from './support/leads.ts';
import { phonePhoto, redAndBlue } from './support/photos.ts';
import { byForm, byFunction, functionUrl, jsonHeaders, postPhoto } from './support/senders.ts';

// Rows 37–60 of docs/bad-inputs.md: how requests and photos are sent. The others are in server/: 46 in listen.test.ts, 47 in
// leads-intake.test.ts, 51–57 in photos/.

const backend = startBackends();
const siteKind = 'server on SQLite';

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const otherwise =
  (method: string, headers: Record<string, string> = {}, body?: string) =>
  (url: string) =>
    fetch(functionUrl(url), { method, headers: { ...jsonHeaders, ...headers }, ...(body && { body }) });

const refused: [row: string, send: (url: string) => Promise<Response>, status: number][] = [
  ['37 · GET on a function', otherwise('GET'), 405],
  ['38 · another Content-Type', otherwise('POST', { 'content-type': 'text/plain' }, '{}'), 415],
  ['39 · malformed JSON', otherwise('POST', {}, '{"name": "Jan'), 400],
  ['40 · nesting 10,000 deep', otherwise('POST', {}, nested(10_000)), 400],
];

describe.each(backendKinds)('refused with a short error: %s', (kind) => {
  let leadsBefore: number;
  beforeAll(async () => {
    leadsBefore = await countLeads(backend(kind));
  });

  test.each(refused)('%s', async (_row, send, status) => {
    const response = await send(backend(kind).url);
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(text.length).toBeLessThan(200);
    expect(text).not.toMatch(/\bat |\.ts|node_modules|Error:/);
  });

  test('nothing is stored, and the log has no stack', async () => {
    expect(await countLeads(backend(kind))).toBe(leadsBefore);
    expect(backend(kind).output()).not.toMatch(/\n\s+at /);
  });
});

test.each(backendKinds)('42 · a list instead of a text is an invalid field: %s', async (kind) => {
  const { status, errors } = await byFunction(backend(kind).url, { ...newQuote(), city: ['Haarlem'] });
  expect(status).toBe(422);
  expect(errors).toBe('{"city":"Vul uw plaatsnaam in"}');
});

describe('45 · an oversized body without a length', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const start = '--x\r\nContent-Disposition: form-data; name="files"; filename="x"\r\n\r\n';

  type Place = [name: string, kind: BackendKind, path: string, headers: Record<string, string>, mostBytes: number];
  // Forms are read up to three times their limit, so that a browser that is still sending receives the response.
  const places: Place[] = [
    ...backendKinds.map((kind): Place => ['a function', kind, functionUrl(''), jsonHeaders, 64_000]),
    ['the quote form', siteKind, '/offerte', form, 3 * 26_000_000],
    ['the contact form', siteKind, '/contact', form, 3 * 64_000],
  ];

  test.each(places)('to %s is refused while it is received: %s', async (_name, kind, path, headers, mostBytes) => {
    const { url } = backend(kind);
    const outgoing = request(new URL(path, url), { method: 'POST', headers });
    const answered = once(outgoing, 'response');
    // One byte too many, without an end: a client that keeps writing can lose the response when the server hangs up.
    const part = Buffer.alloc(1_000_000, 'x');
    outgoing.write(start);
    for (let left = mostBytes + 1 - start.length; left > 0; left -= part.length) {
      if (!outgoing.write(part.subarray(0, left))) await once(outgoing, 'drain');
    }
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    outgoing.on('error', () => {}).destroy();
    expect((await byFunction(url, newQuote())).status).toBe(200);
  });
});

test('50 · how fast the form was filled in is not checked', async () => {
  const html = await (await fetch(`${backend(siteKind).url}/offerte`)).text();
  const form = /<form[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const names = [...form.matchAll(/<(?:input|textarea)[^>]*? name="([^"]+)"/g)].map(([, name]) => name);
  expect(names.sort()).toEqual([...Object.keys(newQuote()), 'files', HONEYPOT].sort());
});

const file = (content: Uint8Array, name: string) => new File([Uint8Array.from(content)], name);

async function upload(url: string, photo: File): Promise<string> {
  const { reference = '', uploadToken = '' } = await byFunction(url, newQuote(), [photo]);
  expect((await postPhoto(url, uploadToken, photo)).status).toBe(200);
  // The same photo again is stored once.
  expect((await postPhoto(url, uploadToken, photo)).status).toBe(200);
  return reference;
}

const ways: [way: string, kind: BackendKind, send: typeof upload][] = [
  ...backendKinds.map((kind): [string, BackendKind, typeof upload] => ['uploaded', kind, upload]),
  ['in a form post', siteKind, async (url, photo) => (await byForm(url, newQuote(), [photo])).reference ?? ''],
];

test.each(ways)('58, 59 · the name is cleaned, and the location removed: %s, %s', async (_way, kind, send) => {
  const taken = file(await phonePhoto(300, 200), `../../.${'d'.repeat(300)}.jpg`);
  const reference = await send(backend(kind).url, taken);
  const [photo, ...others] = await photosOf(backend(kind), reference);
  expect([photo?.name, others]).toEqual([`${'d'.repeat(60)}.jpg`, []]);
  expect((await sharp(photo?.bytes).metadata()).exif).toBeUndefined();
  expect((await mailsOf(backend(kind), reference)).firm).not.toContain('../');
});

test('60 · of a hundred photos the first eight are kept, and the confirmation of a form post names the positions of the others', async () => {
  const images = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      redAndBlue(8 + 2 * index, 8)
        .jpeg()
        .toBuffer(),
    ),
  );
  const photos = Array.from({ length: 100 }, (_, index) => file(images[index % 9] as Buffer, `${index + 1}.jpg`));
  const refused = photos.slice(8).map((_, index) => 9 + index);
  const posted = newQuote();
  const { reference, response } = await byForm(backend(siteKind).url, posted, photos);
  expect(response.headers.get('location')).toBe(`/offerte?verzonden=${reference}&fotos-niet=${refused}`);
  const eight = photos.slice(0, 8).map(({ name }) => name);
  expect(await leadsFrom(backend(siteKind), posted.email)).toMatchObject([
    { announcedPhotos: 8, fields: { files: eight }, photoNames: eight },
  ]);
});
