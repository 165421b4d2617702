import { expect, test } from 'vitest';
import { createMemoryBudget } from '../http/body.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { marked, personalData, testIntake } from '../testing/leads-intake.ts';
import { createEndpoint } from './endpoint.ts';
import { sendLead } from './send-lead.ts';

/** Calls a function as the browser does. */
function caller({ intake, log }: Pick<Awaited<ReturnType<typeof testIntake>>, 'intake' | 'log'>) {
  const call = createEndpoint({
    functions: { 'send-contact-email': sendLead('quote', intake), 'send-contact-message': sendLead('contact', intake) },
    anonKeys: ['sleutel'],
    origins: [],
    memoryBudget: createMemoryBudget(),
    log,
  });
  return async (body: unknown, { name = 'send-contact-email', address = '192.0.2.1' } = {}) => {
    const response = await call(
      new Request(`http://localhost/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: 'sleutel', 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      address,
    );
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

test('Q5 · a request is stored with its mails before it is answered', async () => {
  const site = await testIntake();
  const { status, body } = await caller(site)(marked);
  expect(status).toBe(200);
  expect(body).toEqual({ reference: expect.stringMatching(/^AD-/), uploadToken: expect.stringMatching(/^[\w-]{22}$/) });
  expect(await site.leads()).toMatchObject([
    { reference: body.reference, kind: 'quote', fields: marked, suspectedSpam: false, announcedPhotos: 1 },
  ]);
  expect((await site.store.find(body.reference))?.mails.map(({ purpose }) => purpose)).toEqual(['firm', 'visitor']);
  expect(site.wakes()).toBe(1);
});

test('C2 · a contact message is stored too; its phone number is optional', async () => {
  const site = await testIntake();
  const message = { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Belt u mij?' };
  const { status, body } = await caller(site)(message, { name: 'send-contact-message' });
  expect(status).toBe(200);
  expect(await site.leads()).toMatchObject([
    { reference: body.reference, kind: 'contact', announcedPhotos: 0, fields: { ...message, phone: '' } },
  ]);
});

test('Q2 · invalid fields are returned with their messages, and nothing is stored', async () => {
  const site = await testIntake();
  const { status, body } = await caller(site)({ ...marked, city: '', phone: undefined, files: 'a.jpg' });
  expect(status).toBe(422);
  expect(body).toEqual({
    error: 'Niet alle velden kloppen',
    errors: { city: 'Vul uw plaatsnaam in', phone: 'Ongeldig telefoonnummer', files: 'Kies alleen foto’s' },
  });
  expect(await site.leads()).toEqual([]);
  expect(site.wakes()).toBe(0);
});

test('no response and no log line contains what a visitor typed', async () => {
  const site = await testIntake({ rateLimit: createRateLimit(2) });
  const broken = { accept: () => Promise.reject(new Error(marked.name)) };
  const failingSite = await testIntake({ store: site.store, broken });
  const [send, failing] = [caller(site), caller(failingSite)];
  const responses = [
    await send(marked),
    await send(marked),
    await send({ ...marked, name: '' }),
    await send(`${JSON.stringify(marked)}}`),
    await failing({ ...marked, city: 'Haarlem' }),
    await send({ ...marked, city: 'Haarlem' }),
    await send({ ...marked, city: 'Leiden' }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 422, 400, 503, 200, 429]);
  expect(responses[4]?.body).toEqual({ error: expect.stringMatching(/^Er is iets misgegaan.*of bel 0/) });
  expect(responses[6]?.body.error).toMatch(/Bel 0.* of probeer het later opnieuw/);
  expect(Number(responses[6]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(personalData(JSON.stringify(responses))).toEqual([]);
  const events = [...site.logged, ...failingSite.logged].map((line) => JSON.parse(line).event);
  expect(events).toEqual(['lead-stored', 'lead-replayed', 'lead-stored', 'rate-limited', 'store-failed']);
  expect(personalData([...site.logged, ...failingSite.logged].join())).toEqual([]);
});
