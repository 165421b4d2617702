import { expect, test } from 'vitest';
import { photoLimits } from '../../shared/photo-rules.ts';
import { createMemoryBudget, RequestError } from '../http/body.ts';
import type { PhotoOutcome } from '../leads-intake.ts';
import { marked, testIntake } from '../testing/leads-intake.ts';
import { postForm } from '../testing/requests.ts';
import { uploadQuotePhoto } from './upload-quote-photo.ts';

/** The function on a real store with one request that awaits photos. */
async function started() {
  const { intake, store } = await testIntake();
  const lead = await intake.acceptLead({ kind: 'quote', fields: marked }, '192.0.2.1');
  const call = async (fields: Record<string, string | Blob>, over = intake) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const memory = createMemoryBudget().open('192.0.2.1');
    const response = await uploadQuotePhoto(over).handle(await postForm(form), { address: '192.0.2.1', memory });
    return { status: response.status, body: await response.json() };
  };
  return { call, intake, token: lead.uploadToken, photos: () => store.photos(lead.reference) };
}

const file = (text = 'foto', name = 'dak.jpg') => new File([text], name);

test('Q6 · a photo is stored with its request, and a retry succeeds', async () => {
  const { call, photos, token } = await started();
  for (const _ of ['once', 'again']) {
    expect(await call({ token, photo: file() })).toEqual({ status: 200, body: { stored: true } });
  }
  expect(await photos()).toEqual([{ name: 'dak.jpg', type: 'image/jpeg', bytes: new TextEncoder().encode('foto') }]);
});

test.each<[Extract<PhotoOutcome, { ok: false }>['reason'], number]>([
  ['damaged', 422],
  ['type', 422],
  ['full', 422],
  ['unknown-token', 403],
  ['too-many-failures', 429],
  ['busy', 503],
])('the refusal "%s" has status %i and its message', async (reason, status) => {
  const { call, intake, token } = await started();
  const refusing = { ...intake, acceptPhoto: async () => ({ ok: false, reason, message: 'Waarom niet' }) as const };
  expect(await call({ token, photo: file() }, refusing)).toEqual({
    status,
    body: { error: 'Waarom niet' },
  });
});

test.each([
  ['no photo', { token: 'x' }],
  ['a text for a photo', { token: 'x', photo: 'foto' }],
  ['no token', { photo: file() }],
  ['a file for a token', { token: file(), photo: file() }],
])('%s is refused', async (_name, fields) => {
  const { call } = await started();
  expect((await call(fields)).status).toBe(400);
});

test('a photo over the size limit makes the body too large', async () => {
  const { call, token } = await started();
  const photo = new File([new Uint8Array(photoLimits.bytes + 200_000)], 'dak.jpg');
  await expect(call({ token, photo })).rejects.toThrow(RequestError);
});
