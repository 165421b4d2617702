import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const app = new Hono().get('/', (c) => c.text('hoi'));

/** Longer than any test waits. */
const NEVER = 3_600_000;

test('it answers at its address', async () => {
  const server = await listen(app, '127.0.0.1', 0);
  expect(await (await fetch(server.url)).text()).toBe('hoi');
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
});

test('a taken port is told', async () => {
  const first = await listen(app, '127.0.0.1', 0);
  await expect(listen(app, '127.0.0.1', Number(new URL(first.url).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
});

test('closing waits for no connection that has nothing to be answered', async () => {
  const server = await listen(app, '127.0.0.1', 0, { requestMs: NEVER, drainMs: NEVER });
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get(server.url, { agent }), 'response');
  await once(response.resume(), 'end');
  // As browsers do, before there is anything to ask.
  const unused = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(unused, 'connect');
  await server.close();
  agent.destroy();
  unused.destroy();
});

test('closing waits for what is being answered', async () => {
  const answer = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const slow = new Hono().get('/', async (c) => {
    asked.resolve();
    await answer.promise;
    return c.text('toch nog');
  });
  const server = await listen(slow, '127.0.0.1', 0, { requestMs: NEVER, drainMs: NEVER });
  const response = fetch(server.url);
  await asked.promise;
  const closed = server.close();
  answer.resolve();
  expect(await (await response).text()).toBe('toch nog');
  await closed;
});

test('closing ends what takes too long', async () => {
  const asked = Promise.withResolvers<void>();
  const stuck = new Hono().get('/', () => {
    asked.resolve();
    return new Promise<Response>(() => {});
  });
  const server = await listen(stuck, '127.0.0.1', 0, { requestMs: NEVER, drainMs: 1 });
  const response = fetch(server.url);
  await asked.promise;
  await Promise.all([server.close(), expect(response).rejects.toThrow()]);
});

test.each([
  ['46 · headers that do', 'POST / HTTP/1.1\r\nHost: dak.example\r\n'],
  ['46 · a body that does', 'POST / HTTP/1.1\r\nHost: dak.example\r\nContent-Length: 9\r\n\r\n{'],
])('%s not arrive in time: the connection is closed', async (_name, beginning) => {
  const reading = new Hono().post('/', async (c) => c.text(await c.req.text().catch(() => 'cut off')));
  const server = await listen(reading, '127.0.0.1', 0, { requestMs: 50, drainMs: NEVER });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(beginning);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await server.close();
});
