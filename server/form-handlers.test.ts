import { expect, test, vi } from 'vitest';
import { HONEYPOT } from '../shared/form-post.ts';
import { createFormHandler } from './form-handlers.ts';
import { createMemoryBudget } from './http/body.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createPhotoQuota } from './photos/quota.ts';
import { checkByContent, marked, personalData, testIntake } from './testing/leads-intake.ts';
import { postForm } from './testing/requests.ts';

const { files: _, ...quote } = marked;
const message = { name: 'Jan', email: 'jan@voorbeeld.nl', phone: '', message: 'Belt u mij?' };

type Options = Parameters<typeof testIntake>[0] & { contactDelivery?: boolean; points?: number; memory?: number };

async function forms({ contactDelivery = false, points = 100, memory = 150e6, ...options }: Options = {}) {
  const test = await testIntake({ rateLimit: createRateLimit(points), ...options });
  const memoryBudget = createMemoryBudget(memory);
  const { intake, log } = test;
  const accept = createFormHandler({ intake, memoryBudget, contactDelivery, log });
  const post = async (form: 'quote' | 'contact', fields: Readonly<Record<string, string>>, photos: File[] = []) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    for (const photo of photos) data.append('files', photo);
    return accept(form, await postForm(data), '192.0.2.1');
  };
  const mails = async () => {
    const [lead] = await test.leads();
    return (await test.store.find(lead?.reference ?? ''))?.mails;
  };
  return { ...test, post, mails };
}

const photo = (name: string, content = name) => new File([content], name);
const confirmed = (end: string) => ({
  ok: true,
  location: expect.stringMatching(new RegExp(`^/offerte\\?verzonden=AD-\\w+${end}$`)),
});

test('Q3 · a quote request is stored with its photos and redirects to its confirmation', async () => {
  const { post, leads } = await forms();
  const outcome = await post('quote', quote, [photo('dak.jpg'), photo('goot.jpg')]);
  const [lead] = await leads();
  expect(outcome).toEqual({ ok: true, location: `/offerte?verzonden=${lead?.reference}` });
  expect(lead).toMatchObject({
    kind: 'quote',
    suspectedSpam: false,
    announcedPhotos: 2,
    fields: { ...quote, files: ['dak.jpg', 'goot.jpg'] },
    photoNames: ['dak.jpg', 'goot.jpg'],
  });
});

test('Q2 · an invalid form is returned with all its texts and messages, and the number of its photos', async () => {
  const { post, leads } = await forms();
  const typed = { ...quote, city: ' ', description: 'kort' };
  expect(await post('quote', typed, [photo('dak.jpg')])).toEqual({
    ok: false,
    status: 422,
    values: typed,
    errors: { city: 'Vul uw plaatsnaam in', description: 'Beschrijving moet minimaal 10 karakters bevatten' },
    photoCount: 1,
  });
  expect(await leads()).toEqual([]);
});

test('51–55 · a bad photo affects nothing else; the confirmation names its position', async () => {
  const { post, leads } = await forms();
  const outcome = await post('quote', quote, [photo('een.jpg'), photo('twee.jpg', 'bad'), photo('drie.jpg')]);
  expect(outcome).toEqual(confirmed('&fotos-niet=2'));
  expect(await leads()).toMatchObject([{ announcedPhotos: 3, photoNames: ['een.jpg', 'drie.jpg'] }]);
});

test('the lead is stored before its photos are decoded', async () => {
  const stored: number[] = [];
  const { post, leads } = await forms({
    async checkPhoto(photo, sender) {
      stored.push((await leads()).length);
      return checkByContent(photo, sender);
    },
  });
  await post('quote', quote, [photo('een.jpg'), photo('twee.jpg')]);
  expect(stored).toEqual([1, 1]);
});

test('photos from a rate-limited address are not decoded', async () => {
  const checkPhoto = vi.fn(checkByContent);
  const { post } = await forms({ points: 1, checkPhoto });
  await post('quote', quote, [photo('een.jpg')]);
  expect(await post('quote', { ...quote, city: 'Haarlem' }, [photo('twee.jpg')])).toMatchObject({
    status: 429,
    photoCount: 1,
  });
  expect(checkPhoto).toHaveBeenCalledTimes(1);
});

test('photos that exceed the time limit are refused, and the lead stays stored', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  try {
    const { post, leads } = await forms({
      checkPhoto: async (photo, sender) =>
        sender.signal?.aborted ? { ok: false, reason: 'busy', message: '' } : checkByContent(photo, sender),
    });
    expect(await post('quote', quote, [photo('een.jpg'), photo('twee.jpg')])).toEqual(confirmed('&fotos-niet=1,2'));
    expect(timeout).toHaveBeenCalledExactlyOnceWith(45_000);
    expect(await leads()).toHaveLength(1);
  } finally {
    timeout.mockRestore();
  }
});

test('the firm’s mail does not wait for photos that were refused', async () => {
  const { post, mails, wakes } = await forms();
  await post('quote', quote, [photo('een.jpg', 'bad')]);
  const firm = (await mails())?.find(({ purpose }) => purpose === 'firm');
  expect(firm?.at).toBeLessThanOrEqual(Date.now());
  expect(wakes()).toBe(2);
});

test('photos that can’t be stored are refused, and the lead stays stored', async () => {
  const addPhoto = () => Promise.reject(new Error('no space'));
  const { post, leads, logged } = await forms({ broken: { addPhoto } });
  expect(await post('quote', quote, [photo('een.jpg')])).toEqual(confirmed('&fotos-niet=1'));
  expect(await leads()).toHaveLength(1);
  expect(logged.map((line) => JSON.parse(line).event)).toEqual(['lead-stored', 'store-failed']);
});

test('47 · the same post twice is one request with the photos of both, each once', async () => {
  const { post, leads, store } = await forms();
  const first = await post('quote', quote, [photo('image.jpg', 'bad'), photo('image.jpg', 'een')]);
  expect(first).toEqual(confirmed('&fotos-niet=1'));
  const again = await post('quote', quote, [photo('image.jpg', 'twee'), photo('image.jpg', 'een')]);
  const [lead, ...others] = await leads();
  expect(again).toEqual({ ok: true, location: `/offerte?verzonden=${lead?.reference}` });
  expect(others).toEqual([]);
  const photos = await store.photos(lead?.reference ?? '');
  expect(photos.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(['een', 'twee']);
});

test('49 · a request with the hidden field filled in is stored as suspected spam, without a confirmation', async () => {
  const { post, leads, mails } = await forms();
  expect(await post('quote', { ...quote, [HONEYPOT]: 'x' })).toMatchObject({ ok: true });
  expect(await leads()).toMatchObject([{ suspectedSpam: true }]);
  expect((await mails())?.map(({ purpose }) => purpose)).toEqual(['firm']);
});

test('a rate-limited form keeps its texts and shows the phone number', async () => {
  const { post } = await forms({ points: 1 });
  await post('quote', quote);
  expect(await post('quote', { ...quote, city: 'Haarlem' })).toEqual({
    ok: false,
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    values: { ...quote, city: 'Haarlem' },
    errors: {},
    failure: expect.stringMatching(/Bel 0.* of probeer het later opnieuw/),
  });
});

test('without memory for the photos the form keeps its texts and shows the phone number', async () => {
  const { post, leads } = await forms({ memory: 300_000 });
  const large = photo('dak.jpg', 'x'.repeat(200_000));
  expect(await post('quote', quote, [large])).toEqual({
    ok: false,
    status: 503,
    headers: { 'retry-after': '60' },
    values: expect.any(Object),
    errors: {},
    failure: expect.stringMatching(/druk op de site.*bel 0/),
  });
  expect(await leads()).toEqual([]);
  for (let count = 0; count < 3; count++) expect(await post('quote', quote)).toMatchObject({ ok: true });
});

test('when the store fails the form keeps its texts and shows the phone number, and the log has none of them', async () => {
  const { post, logged, intake } = await forms({
    broken: { accept: () => Promise.reject(new Error(`no space for ${marked.name}`)) },
  });
  expect(intake.hasFailed()).toBe(false);
  expect(await post('quote', quote)).toEqual({
    ok: false,
    status: 503,
    headers: { 'retry-after': '60' },
    values: quote,
    errors: {},
    failure: expect.stringMatching(/^Er is iets misgegaan.*of bel 0/),
  });
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'error', event: 'store-failed', error: 'Error' });
  expect(personalData(logged.join())).toEqual([]);
  expect(intake.hasFailed()).toBe(true);
});

test('above the quota of a day, or on a full disk, requests are stored without their photos', async () => {
  const large = await forms();
  for (let count = 0; count < 7; count++) {
    const photos = Array.from({ length: 2 }, (_, index) => photo(`${index}.jpg`, `${index}`.repeat(5_000_000)));
    const outcome = await large.post('quote', { ...quote, city: `Stad ${count}` }, photos);
    expect(outcome).toEqual(confirmed(count < 5 ? '' : '&fotos-niet=1,2'));
  }
  const full = await forms({ takeRoom: createPhotoQuota({ isDiskLow: async () => true }) });
  expect(await full.post('quote', quote, [photo('een.jpg')])).toEqual(confirmed('&fotos-niet=1'));
  expect(await full.store.photos((await full.leads())[0]?.reference ?? '')).toEqual([]);
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

test.each([true, false])(
  'C1 · an invalid message is returned with its texts (delivery: %s)',
  async (contactDelivery) => {
    const { post } = await forms({ contactDelivery });
    expect(await post('contact', { ...message, email: 'jan@', message: '' })).toEqual({
      ok: false,
      status: 422,
      values: { ...message, email: 'jan@', message: '' },
      errors: { email: 'Ongeldig e-mailadres', message: 'Vul uw bericht in' },
    });
  },
);
