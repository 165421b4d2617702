import { once } from 'node:events';
import { Agent, get, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const app: RequestListener = (_, response) => response.end('hoi');

/** Longer than any test waits. */
const NEVER = 3_600_000;

test('it answers at its address', async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  expect(await (await fetch(server.url)).text()).toBe('hoi');
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
});

test('a taken port is told', async () => {
  const first = await listen(app, { host: '127.0.0.1', port: 0 });
  await expect(listen(app, { host: '127.0.0.1', port: Number(new URL(first.url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await first.close();
});

test('closing waits for no connection that has nothing to be answered', async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, { drainMs: NEVER });
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
  const slow: RequestListener = async (_, response) => {
    asked.resolve();
    await answer.promise;
    response.end('toch nog');
  };
  const server = await listen(slow, { host: '127.0.0.1', port: 0 }, { drainMs: NEVER });
  const response = fetch(server.url);
  await asked.promise;
  const closed = server.close();
  answer.resolve();
  const answered = await response;
  expect(answered.headers.get('connection')).toBe('close');
  expect(await answered.text()).toBe('toch nog');
  await closed;
});

test('a request that was on its way over an idle connection when closing began is answered, as the last one', async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, { requestMs: NEVER, drainMs: NEVER });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [first] = await once(get(server.url, { agent }), 'response');
  await once(first.resume(), 'end');
  const closed = server.close();
  const request = get(server.url, { agent });
  const [second] = await once(request, 'response');
  expect(request.reusedSocket).toBe(true);
  expect([second.statusCode, second.headers.connection]).toEqual([200, 'close']);
  await once(second.resume(), 'end');
  await closed;
});

test('closing ends what takes too long', async () => {
  const asked = Promise.withResolvers<void>();
  const stuck: RequestListener = () => asked.resolve();
  const server = await listen(stuck, { host: '127.0.0.1', port: 0 }, { drainMs: 1 });
  const response = fetch(server.url);
  await asked.promise;
  await Promise.all([server.close(), expect(response).rejects.toThrow()]);
});

const reading: RequestListener = async (request, response) => response.end(await text(request).catch(() => 'cut off'));
const headers = 'POST / HTTP/1.1\r\nHost: dak.example\r\n';

test.each([
  ['46 · headers that do', headers],
  ['46 · a body that does', `${headers}Content-Length: 9\r\n\r\n{`],
])('%s not arrive in time: the connection is closed', async (_name, beginning) => {
  const server = await listen(reading, { host: '127.0.0.1', port: 0 }, { requestMs: 50, drainMs: NEVER });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(beginning);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await server.close();
});

test.each([
  ['46 · headers', `${headers}X: `],
  ['46 · a body', `${headers}Content-Length: 999999\r\n\r\n`],
])('%s dripping in bit by bit: the same', async (_name, beginning) => {
  const server = await listen(reading, { host: '127.0.0.1', port: 0 }, { requestMs: 50, drainMs: NEVER });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  // A drop that falls after the end is answered with a reset.
  socket.on('error', () => {}).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(beginning);
  const drops = setInterval(() => socket.write('x'), 5);
  await closed;
  clearInterval(drops);
  await server.close();
});

test('hundreds of requests that never end keep nobody else waiting', async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, { drainMs: 1 });
  const port = Number(new URL(server.url).port);
  const slow = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'));
  for (const socket of slow) socket.on('error', () => {}).write(headers);
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  expect(await (await fetch(server.url)).text()).toBe('hoi');
  for (const socket of slow) socket.destroy();
  await server.close();
});

test('a client that stops reading is let go', async () => {
  const letGo = Promise.withResolvers<void>();
  const endless: RequestListener = (_, response) => {
    response.once('close', letGo.resolve).write(Buffer.alloc(64 * 1024 * 1024));
  };
  const server = await listen(endless, { host: '127.0.0.1', port: 0 }, { idleMs: 100 });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: dak.example\r\n\r\n');
  await letGo.promise;
  socket.destroy();
  await server.close();
});
