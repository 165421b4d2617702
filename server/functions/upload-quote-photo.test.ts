import { expect, test, vi } from 'vitest';
import { photoLimits, photoMessages } from '../../shared/photo-rules.ts';
import { RequestError } from '../http/body.ts';
import type { PhotoChecker } from '../photos/checker.ts';
import { marked, testIntake } from './testing/intake.ts';
import { uploadQuotePhoto } from './upload-quote-photo.ts';

const caller = { address: '192.0.2.1' };
type PhotoCheck = PhotoChecker['check'];
const fine: PhotoCheck = async ({ name, bytes }) => ({ ok: true, photo: { name, type: 'image/jpeg', bytes } });
const bad: PhotoCheck = async () => ({ ok: false, reason: 'damaged', message: 'Deze foto is beschadigd' });

/** The function over a real store that holds one request, which awaits photos. */
async function started({ checkPhoto = fine } = {}) {
  const { intake, store, wakes } = await testIntake();
  const lead = { kind: 'quote' as const, fields: marked, idempotencyKey: 'a', earlierKeys: [], suspectedSpam: false };
  const accepted = await store.accept({ ...lead, announcedPhotos: 2 });
  if (accepted.outcome === 'conflict') throw new Error('a new store knows no keys');
  const { handle } = uploadQuotePhoto({ store, checkPhoto, wakeMail: intake.wakeMail });

  const upload = async (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const body = await encoded.bytes();
    const response = await handle(new Request('http://localhost', { method: 'POST', headers, body }), caller);
    return { status: response.status, body: await response.json() };
  };
  const photos = () => store.photos(accepted.reference);
  return { upload, photos, wakes, store, token: accepted.uploadToken };
}

const file = (text = 'foto', name = 'dak.jpg') => new File([text], name);

test('Q6 · a photo is stored with its request, and the mail is told', async () => {
  const { upload, photos, wakes, token } = await started();
  expect(await upload({ token, position: '0', photo: file() })).toEqual({ status: 200, body: { stored: true } });
  expect(await photos()).toEqual([{ name: 'dak.jpg', type: 'image/jpeg', bytes: new TextEncoder().encode('foto') }]);
  expect(wakes()).toBe(1);
});

test('the same place twice is one photo', async () => {
  const { upload, photos, token } = await started();
  await upload({ token, position: '0', photo: file('een') });
  expect((await upload({ token, position: '0', photo: file('een') })).status).toBe(200);
  await upload({ token, position: '1', photo: file('twee') });
  expect(await photos()).toHaveLength(2);
});

test('a photo that can’t be stored is not decoded', async () => {
  const decode = vi.fn(fine);
  const { upload, token } = await started({ checkPhoto: decode });
  await upload({ token: 'x', position: '0', photo: file() });
  expect(decode).not.toHaveBeenCalled();
  await upload({ token, position: '0', photo: file() });
  await upload({ token, position: '0', photo: file() });
  expect(decode).toHaveBeenCalledTimes(1);
});

test('a photo that the check refuses is refused in its words', async () => {
  const { upload, photos, token } = await started({ checkPhoto: bad });
  const refused = await upload({ token, position: '0', photo: file() });
  expect(refused).toEqual({ status: 422, body: { error: 'Deze foto is beschadigd' } });
  expect(await photos()).toEqual([]);
});

test('a token that is not known is refused', async () => {
  const { upload } = await started();
  const refused = await upload({ token: 'x', position: '0', photo: file() });
  expect(refused).toEqual({ status: 403, body: { error: 'Deze aanvraag is niet bekend' } });
});

test.each(['-1', '8', '1.5', 'x'])('the place "%s" is refused', async (position) => {
  const { upload, photos, token } = await started();
  expect(await upload({ token, position, photo: file() })).toEqual({
    status: 422,
    body: { error: photoMessages['too-many'] },
  });
  expect(await photos()).toEqual([]);
});

test.each([
  ['no photo', { token: 'x', position: '0' }],
  ['a text for a photo', { token: 'x', position: '0', photo: 'foto' }],
  ['no place', { token: 'x', photo: file() }],
  ['no token', { position: '0', photo: file() }],
  ['a file for a token', { token: file(), position: '0', photo: file() }],
])('%s is refused', async (_name, fields) => {
  const { upload } = await started();
  expect((await upload(fields)).status).toBe(400);
});

test('one photo over the limit of bytes is too large a body', async () => {
  const { upload, token } = await started();
  const photo = new File([new Uint8Array(photoLimits.bytes + 200_000)], 'dak.jpg');
  await expect(upload({ token, position: '0', photo })).rejects.toThrow(RequestError);
});

test('photos that are too large together are refused', async () => {
  const { upload, store, token } = await started();
  const held = { name: 'dak.jpg', type: 'image/jpeg', bytes: new Uint8Array(photoLimits.totalBytes) };
  await store.addPhoto({ ...held, uploadToken: token, position: 0, sourceHash: 'held' });
  expect(await upload({ token, position: '1', photo: file('x') })).toEqual({
    status: 422,
    body: { error: photoMessages['total-too-large'] },
  });
});
