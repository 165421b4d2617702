import { describe, expect, test } from 'vitest';
import { createRateLimit } from '../http/rate-limit.ts';
import { createEndpoint } from './endpoint.ts';
import { contentKey, sendContactEmail, sendContactMessage } from './send-lead.ts';
import type { Intake } from './take-lead.ts';
import { marked, personalData, testIntake } from './testing/intake.ts';

/** Calls a function as the browser does. */
function caller(intake: Intake) {
  const call = createEndpoint({
    functions: { 'send-contact-email': sendContactEmail(intake), 'send-contact-message': sendContactMessage(intake) },
    anonKey: 'sleutel',
    origins: [],
    log: intake.log,
  });
  return async (body: unknown, { key = '', name = 'send-contact-email', address = '192.0.2.1' } = {}) => {
    const response = await call(
      new Request(`http://localhost/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: 'sleutel', 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { address },
    );
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

test('Q5 · a request is stored with its mails before it is answered', async () => {
  const { intake, leads, store, wakes } = await testIntake();
  const { status, body } = await caller(intake)(marked, { key: 'a' });
  expect(status).toBe(200);
  expect(body).toEqual({ reference: expect.stringMatching(/^AD-/), uploadToken: expect.stringMatching(/^[\w-]{22}$/) });
  expect(await leads()).toMatchObject([
    { reference: body.reference, kind: 'quote', fields: marked, suspectedSpam: false, announcedPhotos: 1 },
  ]);
  expect((await store.find(body.reference))?.mails.map(({ purpose }) => purpose)).toEqual(['firm', 'visitor']);
  expect(wakes()).toBe(1);
});

test('Q2 · wrong fields are named with their messages, and nothing is stored', async () => {
  const { intake, leads, wakes } = await testIntake();
  const { status, body } = await caller(intake)({ ...marked, city: '', phone: undefined, files: 'a.jpg' });
  expect(status).toBe(422);
  expect(body).toEqual({
    error: 'Niet alle velden kloppen',
    errors: { city: 'Vul uw plaatsnaam in', phone: 'Ongeldig telefoonnummer', files: 'Kies alleen foto’s' },
  });
  expect(await leads()).toEqual([]);
  expect(wakes()).toBe(0);
});

test.each([
  ['39 · malformed JSON', '{"name": ', 400],
  ['no object', '[1]', 400],
  ['null', 'null', 400],
  ['45 · too large a body', JSON.stringify({ ...marked, description: 'x'.repeat(64_000) }), 413],
])('%s is refused', async (_name, text, expected) => {
  const { intake, leads } = await testIntake();
  const { status, body } = await caller(intake)(text);
  expect(status).toBe(expected);
  expect(body).toEqual({ error: expect.stringMatching(/^De aanvraag is /) });
  expect(await leads()).toEqual([]);
});

describe('48 · keys', () => {
  test('the same key and content is the same request', async () => {
    const { intake, leads } = await testIntake();
    const send = caller(intake);
    const first = await send(marked, { key: 'a' });
    const again = await send(marked, { key: 'a' });
    expect(again.body).toEqual(first.body);
    expect(await leads()).toHaveLength(1);
  });

  test('the same key with other content is refused', async () => {
    const { intake, leads } = await testIntake();
    const send = caller(intake);
    await send(marked, { key: 'a' });
    const { status, body } = await send({ ...marked, city: 'Haarlem' }, { key: 'a' });
    expect(status).toBe(409);
    expect(body).toEqual({ error: expect.stringMatching(/andere gegevens/) });
    expect(await leads()).toMatchObject([{ fields: { city: marked.city } }]);
  });

  test('the same content under another key is another request', async () => {
    const { intake, leads } = await testIntake();
    const send = caller(intake);
    await send(marked, { key: 'a' });
    await send(marked, { key: 'b' });
    expect(await leads()).toHaveLength(2);
  });

  test('without a key the same content is one request a day', async () => {
    const { intake, leads } = await testIntake();
    const send = caller(intake);
    const [first, again] = [await send(marked), await send(marked)];
    expect(again.body).toEqual(first.body);
    await send({ ...marked, city: 'Haarlem' });
    expect(await leads()).toHaveLength(2);
  });

  test('a quote and a message of the same words differ', () => {
    const fields = { name: 'Jan', email: 'a@b.nl', phone: '', message: 'hoi' };
    const quote = { ...marked, ...fields };
    expect(contentKey({ kind: 'contact', fields })).not.toBe(contentKey({ kind: 'quote', fields: quote }));
  });
});

describe('the limit', () => {
  test('is told with the time to wait and the phone number, per address', async () => {
    const { intake, leads } = await testIntake({ rateLimit: await createRateLimit(1, undefined) });
    const send = caller(intake);
    await send(marked, { key: 'a' });
    const { status, headers, body } = await send(marked, { key: 'b' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error).toMatch(/Probeer het later opnieuw of bel 0/);
    expect((await send(marked, { key: 'c', address: '192.0.2.2' })).status).toBe(200);
    expect(await leads()).toHaveLength(2);
  });

  test('is no reason to keep back the answer to what was accepted before', async () => {
    const { intake, leads } = await testIntake({ rateLimit: await createRateLimit(1, undefined) });
    const send = caller(intake);
    const first = await send(marked, { key: 'a' });
    expect((await send(marked, { key: 'b' })).status).toBe(429);
    expect(await send(marked, { key: 'a' })).toMatchObject({ status: 200, body: first.body });
    expect((await send({ ...marked, city: 'Haarlem' }, { key: 'a' })).status).toBe(409);
    expect(await leads()).toHaveLength(1);
  });

  test('counts only what is accepted anew', async () => {
    const { intake, store } = await testIntake({ rateLimit: await createRateLimit(2, undefined) });
    const send = caller(intake);
    await send(marked, { key: 'a' });
    await send({ ...marked, city: '' });
    await send(marked, { key: 'a' });
    await send({ ...marked, city: 'Haarlem' }, { key: 'a' });
    const failing = caller({ ...intake, store: { ...store, accept: () => Promise.reject(new Error('disk full')) } });
    expect((await failing(marked, { key: 'b' })).status).toBe(500);
    expect((await send(marked, { key: 'c' })).status).toBe(200);
    expect((await send(marked, { key: 'd' })).status).toBe(429);
  });
});

test('a store that fails is a failed request, and the next one can be taken', async () => {
  const { intake, leads, store } = await testIntake();
  const failing = { ...intake, store: { ...store, accept: () => Promise.reject(new Error(marked.name)) } };
  const { status, body } = await caller(failing)(marked, { key: 'a' });
  expect(status).toBe(500);
  expect(body).toEqual({ error: 'Er is iets misgegaan. Probeer het opnieuw.' });
  expect((await caller(intake)(marked, { key: 'a' })).status).toBe(200);
  expect(await leads()).toHaveLength(1);
});

test('C2 · a message of the contact page is stored too, with its phone optional', async () => {
  const { intake, leads } = await testIntake();
  const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Belt u mij?' };
  const { status, body } = await caller(intake)(message, { name: 'send-contact-message' });
  expect(status).toBe(200);
  expect(await leads()).toMatchObject([
    { reference: body.reference, kind: 'contact', announcedPhotos: 0, fields: { ...message, phone: '' } },
  ]);
});

test('no answer and no line of the log holds what a visitor typed', async () => {
  const { intake, logged } = await testIntake({ rateLimit: await createRateLimit(2, undefined) });
  const send = caller(intake);
  const failing = caller({
    ...intake,
    store: { ...intake.store, accept: () => Promise.reject(new Error(marked.name)) },
  });
  const answers = [
    await send(marked, { key: 'a' }),
    await send(marked, { key: 'a' }),
    await send({ ...marked, city: 'Haarlem' }, { key: 'a' }),
    await send({ ...marked, name: '' }, { key: 'a' }),
    await send(`${JSON.stringify(marked)}}`),
    await failing(marked, { key: 'b' }),
    await send(marked, { key: 'b' }),
    await send(marked, { key: 'c' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 422, 400, 500, 200, 429]);
  expect(personalData(JSON.stringify(answers))).toEqual([]);
  const events = ['lead-stored', 'lead-replayed', 'function-failed', 'lead-stored', 'rate-limited'];
  expect(logged.map((line) => JSON.parse(line).event)).toEqual(events);
  expect(personalData(logged.join())).toEqual([]);
});
