import { describe, expect, test } from 'vitest';
import { createMemoryBudget, RequestError } from '../http/body.ts';
import { createLog } from '../log.ts';
import { createEndpoint, type FunctionHandler } from './endpoint.ts';

const SITE = 'https://dak.example';
const NAME = 'send-contact-email';

function endpoint(handle: FunctionHandler['handle'] = async () => Response.json({ done: true })) {
  const memoryBudget = createMemoryBudget();
  const logged: string[] = [];
  const call = createEndpoint({
    functions: { [NAME]: { accepts: 'application/json', handle } },
    anonKeys: ['sleutel'],
    origins: [SITE, 'https://www.dak.example'],
    memoryBudget,
    log: createLog((line) => logged.push(line)),
  });
  const send = ({ name = NAME, method = 'POST', headers = {} }: Sending = {}) =>
    call(
      new Request(`${SITE}/functions/v1/${name}`, {
        method,
        headers: { apikey: 'sleutel', 'content-type': 'application/json', ...headers },
        ...(method === 'POST' && { body: '{}' }),
      }),
      '192.0.2.1',
    );
  return { send, logged };
}

type Sending = { name?: string; method?: string; headers?: Record<string, string> };

test('a valid call gets the function’s response, not cacheable', async () => {
  const response = await endpoint().send();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ done: true });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

const refusals: [name: string, sending: Sending, status: number][] = [
  ['an unknown function', { name: 'iets-anders' }, 404],
  ['no function', { name: '' }, 404],
  ['a name that every object has', { name: 'constructor' }, 404],
  ['the name __proto__', { name: '__proto__' }, 404],
  ['37 · GET', { method: 'GET' }, 405],
  ['PUT', { method: 'PUT' }, 405],
  ['no key', { headers: { apikey: '' } }, 401],
  ['another key', { headers: { apikey: 'sleutels' } }, 401],
  ['the key as Authorization only', { headers: { apikey: '', authorization: 'Bearer sleutel' } }, 401],
  ['38 · another content type', { headers: { 'content-type': 'text/plain' } }, 415],
  ['no content type', { headers: { 'content-type': '' } }, 415],
];

test.each(refusals)('%s is refused with a short Dutch error', async (_name, sending, status) => {
  const response = await endpoint().send(sending);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^[A-Z][^\n]{5,80}$/) });
});

test('37 · a 405 response lists the allowed methods', async () => {
  expect((await endpoint().send({ method: 'GET' })).headers.get('allow')).toBe('POST, OPTIONS');
});

test('a content type may have parameters and capitals', async () => {
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
  expect((await endpoint().send({ headers })).status).toBe(200);
});

describe('44 · origins', () => {
  const permission = (response: Response) => response.headers.get('access-control-allow-origin');

  test.each([SITE, 'https://www.dak.example'])(
    '%s may call, with the headers that the client sends',
    async (origin) => {
      const response = await endpoint().send({ method: 'OPTIONS', headers: { origin } });
      expect(response.status).toBe(204);
      expect(permission(response)).toBe(origin);
      expect(response.headers.get('access-control-allow-methods')).toBe('POST');
      const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
      expect(allowed).toEqual(expect.arrayContaining(['apikey', 'authorization', 'content-type', 'x-client-info']));
      expect(permission(await endpoint().send({ headers: { origin } }))).toBe(origin);
    },
  );

  test.each(['https://evil.example', 'null', 'http://dak.example', `${SITE}.evil.example`])(
    '%s gets no permission',
    async (origin) => {
      for (const method of ['OPTIONS', 'POST']) {
        const response = await endpoint().send({ method, headers: { origin } });
        expect(permission(response)).toBeNull();
        expect(response.headers.get('vary')).toContain('Origin');
      }
    },
  );

  test('allowed origins can read a refusal', async () => {
    const headers = { origin: SITE, apikey: 'x' };
    expect(permission(await endpoint().send({ headers }))).toBe(SITE);
  });
});

test.each(['answered', 'refused', 'failed'])('the memory of a body is released when the request is %s', async (end) => {
  const { send } = endpoint(async (_request, { memory }) => {
    memory.take(30e6);
    if (end === 'refused') throw new RequestError(413, 'Te groot');
    if (end === 'failed') throw new Error();
    return Response.json({});
  });
  const first = (await send()).status;
  expect(first).not.toBe(503);
  expect((await send()).status).toBe(first);
});

test('a body that exceeds the memory budget is refused with Retry-After and the phone number', async () => {
  const { send } = endpoint(async (_request, { memory }) => {
    memory.take(41e6);
    return Response.json({});
  });
  const response = await send();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/druk op de site.*bel 0/) });
});

test('a body that can’t be handled gets the error’s status and message', async () => {
  const { send, logged } = endpoint(() => Promise.reject(new RequestError(413, 'Te groot')));
  const response = await send();
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ error: 'Te groot' });
  expect(logged).toEqual([]);
});

test('the response to an unexpected error has no details, its log line no message', async () => {
  const fault = Object.assign(new Error('Jan de Vries, Dorpsstraat 1'), { code: 'SQLITE_FULL' });
  const { send, logged } = endpoint(() => Promise.reject(fault));
  const response = await send();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'Er is iets misgegaan. Probeer het opnieuw.' });
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'function-failed',
    function: NAME,
    error: 'Error SQLITE_FULL',
  });
  expect(logged[0]).not.toContain('Jan');
});
