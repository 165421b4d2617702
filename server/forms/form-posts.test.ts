import { expect, test } from 'vitest';
import { HONEYPOT } from '../../shared/form-post.ts';
import { photoLimits } from '../../shared/photo-rules.ts';
import { marked, personalData, testIntake } from '../functions/testing/intake.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { PhotoChecker } from '../photos/checker.ts';
import { createFormPosts } from './form-posts.ts';

const { files: _, ...quote } = marked;
const message = { name: 'Jan', email: 'jan@voorbeeld.nl', phone: '', message: 'Belt u mij?' };

/** Takes every photo but those that say they are bad. */
const checkPhoto: PhotoChecker['check'] = async ({ name, bytes }) =>
  Buffer.from(bytes).includes('bad')
    ? { ok: false, reason: 'damaged', message: 'Deze foto is beschadigd' }
    : { ok: true, photo: { name, type: 'image/jpeg', bytes } };

async function forms({ contactDelivery = false, points = 100, full = false } = {}) {
  const test = await testIntake({ rateLimit: await createRateLimit(points, undefined) });
  const accept = () => Promise.reject(new Error(`no space for ${marked.name}`));
  const intake = full ? { ...test.intake, store: { ...test.store, accept } } : test.intake;
  const posts = createFormPosts({ intake, checkPhoto, contactDelivery }, '192.0.2.1');
  const post = async (form: 'quote' | 'contact', fields: Readonly<Record<string, string>>, photos: File[] = []) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    for (const photo of photos) data.append('files', photo);
    const encoded = new Response(data);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    return posts[form](new Request('http://localhost', { method: 'POST', headers, body: await encoded.bytes() }));
  };
  return { ...test, posts, post };
}

const photo = (name: string, content = name) => new File([content], name);

test('Q3 · a quote is stored with its photos and leads to its confirmation', async () => {
  const { post, leads } = await forms();
  const outcome = await post('quote', quote, [photo('dak.jpg'), photo('goot.jpg')]);
  const [lead] = await leads();
  expect(outcome).toEqual({ ok: true, location: `/offerte?verzonden=${lead?.reference}` });
  expect(lead).toMatchObject({
    kind: 'quote',
    suspectedSpam: false,
    fields: { ...quote, files: ['dak.jpg', 'goot.jpg'] },
    photoNames: ['dak.jpg', 'goot.jpg'],
  });
});

test('an empty file input is no photo', async () => {
  const { post, leads } = await forms();
  await post('quote', quote, [new File([], '')]);
  expect(await leads()).toMatchObject([{ announcedPhotos: 0, fields: { files: [] } }]);
});

test('Q2 · a wrong form comes back with all its texts and messages', async () => {
  const { post, leads } = await forms();
  const typed = { ...quote, city: ' ', description: 'kort' };
  expect(await post('quote', typed, [photo('dak.jpg')])).toEqual({
    ok: false,
    status: 422,
    values: typed,
    errors: { city: 'Vul uw plaatsnaam in', description: 'Beschrijving moet minimaal 10 karakters bevatten' },
  });
  expect(await leads()).toEqual([]);
});

test('9 · NUL, which no page can show, does not come back as another character', async () => {
  const { post } = await forms();
  expect(await post('quote', { ...quote, name: 'a\u0000\u0007' })).toMatchObject({
    status: 422,
    values: { name: 'a\u0007' },
  });
});

test('51–55 · a bad photo costs nothing else and is counted', async () => {
  const { post, leads } = await forms();
  const outcome = await post('quote', quote, [photo('een.jpg'), photo('twee.jpg', 'bad'), photo('drie.jpg')]);
  expect(outcome).toMatchObject({ ok: true, location: expect.stringMatching(/\?verzonden=AD-\w+&fotos-niet=2$/) });
  expect(await leads()).toMatchObject([{ announcedPhotos: 2, photoNames: ['een.jpg', 'drie.jpg'] }]);
});

test('60 · of too many photos the first eight are kept', async () => {
  const { post, leads } = await forms();
  const all = Array.from({ length: 100 }, (_, index) => photo(`${index}.jpg`));
  const outcome = await post('quote', quote, all);
  expect(outcome).toMatchObject({ ok: true, location: expect.stringMatching(/&fotos-niet=9-100$/) });
  const [lead] = await leads();
  expect(lead?.photoNames).toEqual(all.slice(0, photoLimits.count).map(({ name }) => name));
});

test('47 · the same post twice is one request', async () => {
  const { post, leads } = await forms();
  const [first, again] = [await post('quote', quote), await post('quote', quote)];
  expect(again).toEqual(first);
  expect(await leads()).toHaveLength(1);
});

test('49 · who fills the hidden field is stored and marked, and gets no confirmation', async () => {
  const { post, leads, store } = await forms();
  expect(await post('quote', { ...quote, [HONEYPOT]: 'x' })).toMatchObject({ ok: true });
  const [lead] = await leads();
  expect(lead?.suspectedSpam).toBe(true);
  expect((await store.find(lead?.reference ?? ''))?.mails.map(({ purpose }) => purpose)).toEqual(['firm']);
});

test('over the limit the texts stay and the phone number is given', async () => {
  const { post } = await forms({ points: 1 });
  await post('quote', quote);
  expect(await post('quote', { ...quote, city: 'Haarlem' })).toEqual({
    ok: false,
    status: 429,
    values: { ...quote, city: 'Haarlem' },
    errors: {},
    failure: expect.stringMatching(/Probeer het later opnieuw of bel 0/),
  });
});

test('a store that fails keeps the texts, and the log tells none of them', async () => {
  const { post, logged } = await forms({ full: true });
  expect(await post('quote', quote)).toEqual({
    ok: false,
    status: 503,
    values: quote,
    errors: {},
    failure: 'Er is iets misgegaan. Probeer het opnieuw.',
  });
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'error', event: 'form-post-failed', error: 'Error' });
  expect(personalData(logged.join())).toEqual([]);
});

test('8 · a megabyte of text is too large, and stays', async () => {
  const { post, leads } = await forms();
  const typed = { ...quote, description: 'x'.repeat(1_000_000) };
  expect(await post('quote', typed)).toMatchObject({ ok: false, status: 413, values: typed });
  expect(await leads()).toEqual([]);
});

test('what can’t be read as a form is refused', async () => {
  const { posts } = await forms();
  const request = new Request('http://localhost', { method: 'POST', body: 'x', headers: { 'content-type': 'x/y' } });
  expect(await posts.quote(request)).toMatchObject({ ok: false, status: 400, values: {} });
});

test('C2 · with delivery off a message is confirmed, and nothing is stored', async () => {
  const { post, leads, wakes } = await forms();
  expect(await post('contact', message)).toEqual({ ok: true, location: '/contact?verzonden=1' });
  expect(await leads()).toEqual([]);
  expect(wakes()).toBe(0);
});

test('C2 · with delivery on it is stored', async () => {
  const { post, leads } = await forms({ contactDelivery: true });
  expect(await post('contact', message)).toEqual({ ok: true, location: '/contact?verzonden=1' });
  expect(await leads()).toMatchObject([{ kind: 'contact', fields: message }]);
});

test.each([true, false])('C1 · a wrong message comes back with its texts (delivery: %s)', async (contactDelivery) => {
  const { post } = await forms({ contactDelivery });
  expect(await post('contact', { ...message, email: 'jan@', message: '' })).toEqual({
    ok: false,
    status: 422,
    values: { ...message, email: 'jan@', message: '' },
    errors: { email: 'Ongeldig e-mailadres', message: 'Vul uw bericht in' },
  });
});
