import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type StubResponse, startSupabaseStub } from '../../tests/support/supabase-stub.ts';
import { createBackend, SendError, send } from './send.ts';

const NAME = 'send-contact-email';
const stored = new Map<string, string>();
const quote = { name: 'Jan de Vries', city: 'Haarlem' };

let backend: Awaited<ReturnType<typeof startSupabaseStub>>;
beforeAll(async () => {
  backend = await startSupabaseStub();
  vi.stubGlobal('location', new URL(backend.url));
  // The client takes local storage where there is a document.
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  backend.stop();
});

function sendTo(response: StubResponse) {
  backend.respondWith({ [NAME]: response });
  return send(NAME, quote);
}

test.each<[name: string, response: StubResponse, receipt: object]>([
  [
    'a reference and a token',
    { body: '{"reference":"AD-7K3QX2","uploadToken":"t"}' },
    { reference: 'AD-7K3QX2', uploadToken: 't' },
  ],
  ['{"success":true}', { body: '{"success":true}' }, {}],
  ['null', { body: 'null' }, {}],
  ['an empty body', { body: '' }, {}],
  ['a text', { body: 'ok', headers: { 'content-type': 'text/plain' } }, {}],
  ['a reference of another form', { body: '{"reference":"BEL 0900-1"}' }, {}],
  ['a reference that is not a text', { body: '{"reference":{"a":1},"uploadToken":7}' }, {}],
])('Q5 · %s is a success', async (_, response, receipt) => {
  expect(await sendTo(response)).toEqual(receipt);
});

const relayed = { status: 500, headers: { 'x-relay-error': 'true' }, body: '{"errors":{"city":"Relay"}}' };
test.each<[name: string, response: StubResponse, advice?: string]>([
  ['an error of the function', { status: 500, body: '{"error":"Boom"}' }],
  ['a missing function', { status: 404, body: '{"code":"NOT_FOUND"}' }],
  ['an error of the relay', relayed],
  ['a lost connection', { breaksOff: true }],
  ['a success that names an error', { body: '{"error":"Boom"}' }],
  ['a page of a proxy', { body: '<!doctype html>', headers: { 'content-type': 'text/html' } }],
  ['too many requests', { status: 429, body: '{"error":"Probeer het later."}' }, 'Probeer het later.'],
])('Q4 · %s is a failure, and only advice is shown', async (_, response, advice) => {
  await expect(sendTo(response)).rejects.toMatchObject({ name: 'SendError', errors: {}, advice });
});

test('Q2 · fields that the backend rejects are named, and no others; what is no text is ignored', async () => {
  const errors = (fields: object) =>
    sendTo({ status: 422, body: JSON.stringify({ errors: fields }) }).catch((error) => error);
  const named = await errors({ city: 'Vul uw plaatsnaam in', unknown: 'Unknown' });
  expect(named).toBeInstanceOf(SendError);
  expect(named.errors).toEqual({ city: 'Vul uw plaatsnaam in' });
  expect((await errors({ city: 'Vul uw plaatsnaam in', name: 7 })).errors).toEqual({ city: 'Vul uw plaatsnaam in' });
});

test('Q8 · without a key the set-up fails', () => {
  expect(() => createBackend('http://x', '')).toThrow('supabaseKey is required.');
});

test('Q8 · the session lives in local storage and renews itself; a visitor has none', async () => {
  const { auth } = createBackend('http://x', 'key');
  expect(auth).toMatchObject({ persistSession: true, autoRefreshToken: true, storage: localStorage });
  expect((await auth.getSession()).data.session).toBeNull();
  expect(stored.size).toBe(0);
  await auth.stopAutoRefresh();
});
