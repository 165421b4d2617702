import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { listen, watchBody } from './listen.ts';

afterEach(() => vi.useRealTimers());

const app: RequestListener = (_, response) => response.end('hoi');

/** Longer than any test waits. */
const NEVER = 3_600_000;

test('responds at its address', async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  expect(await (await fetch(server.url)).text()).toBe('hoi');
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
});

test('a port in use is an error', async () => {
  const first = await listen(app, { host: '127.0.0.1', port: 0 });
  await expect(listen(app, { host: '127.0.0.1', port: Number(new URL(first.url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await first.close();
});

test('closing does not wait for idle connections', async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, { drainMs: NEVER });
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get(server.url, { agent }), 'response');
  await once(response.resume(), 'end');
  // Browsers open connections before they send anything.
  const unused = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(unused, 'connect');
  await server.close();
  agent.destroy();
  unused.destroy();
});

test('closing waits for pending requests', async () => {
  const release = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const slow: RequestListener = async (_, response) => {
    arrived.resolve();
    await release.promise;
    response.end('toch nog');
  };
  const server = await listen(slow, { host: '127.0.0.1', port: 0 }, { drainMs: NEVER });
  const response = fetch(server.url);
  await arrived.promise;
  const closed = server.close();
  await expect(fetch(server.url)).rejects.toThrow();
  release.resolve();
  const answered = await response;
  expect(answered.headers.get('connection')).toBe('close');
  expect(await answered.text()).toBe('toch nog');
  await closed;
});

test('a request sent just before closing gets a response, the last one on its connection', async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, { stallMs: NEVER, drainMs: NEVER });
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

test('closing ends requests that take too long', async () => {
  const arrived = Promise.withResolvers<void>();
  const stuck: RequestListener = () => arrived.resolve();
  const server = await listen(stuck, { host: '127.0.0.1', port: 0 }, { drainMs: 1 });
  const response = fetch(server.url);
  await arrived.promise;
  await Promise.all([server.close(), expect(response).rejects.toThrow()]);
});

const reading: RequestListener = async (request, response) => response.end(await text(request).catch(() => 'cut off'));
const headers = 'POST / HTTP/1.1\r\nHost: dak.example\r\n';

test.each([
  ['46 · headers that do', headers],
  ['46 · a body that does', `${headers}Content-Length: 9\r\n\r\n{`],
])('%s not arrive in time: the connection is closed', async (_name, beginning) => {
  const server = await listen(reading, { host: '127.0.0.1', port: 0 }, { stallMs: 50, drainMs: NEVER });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {}).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(beginning);
  await closed;
  await server.close();
});

test.each([
  ['46 · headers', `${headers}X: `],
  ['46 · a body', `${headers}Content-Length: 999999\r\n\r\n`],
])('%s arriving in small pieces: the connection is closed', async (_name, beginning) => {
  const server = await listen(reading, { host: '127.0.0.1', port: 0 }, { stallMs: 50, drainMs: NEVER });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  // Data sent after the end gets a reset.
  socket.on('error', () => {}).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(beginning);
  const drops = setInterval(() => socket.write('x'), 5);
  await closed;
  clearInterval(drops);
  await server.close();
});

test('46 · a body is too slow when it brings less than 64 kB in its time', () => {
  vi.useFakeTimers();
  const socket = Object.assign(new EventEmitter(), { bytesRead: 500, destroy: vi.fn() });
  const request = Object.assign(new EventEmitter(), { headers: { 'content-length': '1000000' }, socket });
  watchBody(request as unknown as IncomingMessage, 30_000, 64_000);
  for (let count = 0; count < 100; count++) {
    socket.bytesRead += 64_000;
    vi.advanceTimersByTime(30_000);
  }
  expect(socket.destroy).not.toHaveBeenCalled();
  socket.bytesRead += 63_000;
  vi.advanceTimersByTime(30_000);
  expect(socket.destroy).toHaveBeenCalledTimes(1);
  request.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['request', 'socket'])('a body is watched until the %s closes', (closed) => {
  vi.useFakeTimers();
  const socket = Object.assign(new EventEmitter(), { bytesRead: 500 });
  const request = Object.assign(new EventEmitter(), { headers: { 'content-length': '9' }, socket });
  watchBody(request as unknown as IncomingMessage, 30_000, 64_000);
  (closed === 'request' ? request : socket).emit('close');
  expect(vi.getTimerCount()).toBe(0);
  expect([request.listenerCount('close'), socket.listenerCount('close')]).toEqual([0, 0]);
});

test('a request has a total time limit, whatever its progress', async () => {
  const server = await listen(
    reading,
    { host: '127.0.0.1', port: 0 },
    { requestMs: 50, progressBytes: 1, drainMs: NEVER },
  );
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {}).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${headers}Content-Length: 999999\r\n\r\n`);
  const pieces = setInterval(() => socket.write('x'.repeat(100)), 5);
  await closed;
  clearInterval(pieces);
  await server.close();
});

test.each([
  ['waits', () => {}],
  ['is complete at once', (response: ServerResponse) => response.end('hoi')],
])(
  'a connection that sends more requests than it reads responses is closed, when each response %s; others are served',
  async (_, respond) => {
    let started = 0;
    const counting: RequestListener = (request, response) => {
      if (request.url === '/') return app(request, response);
      started++;
      respond(response);
    };
    const server = await listen(counting, { host: '127.0.0.1', port: 0 }, { drainMs: 1 });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const closed = new Promise((resolve) =>
      socket
        .on('error', () => {})
        .resume()
        .once('close', resolve),
    );
    socket.write('GET /x HTTP/1.1\r\nHost: dak.example\r\n\r\n'.repeat(1000));
    await closed;
    expect(started).toBe(1);
    expect(await (await fetch(server.url)).text()).toBe('hoi');
    await server.close();
  },
);

test.each(['', 'Expect: x\r\n'])(
  'a body that nobody reads is discarded, also while the client does not read the response: "%s"',
  async (header) => {
    const arrived = Promise.withResolvers<IncomingMessage>();
    const deaf: RequestListener = (request, response) => {
      response.end(Buffer.alloc(64 * 1024 * 1024));
      arrived.resolve(request);
    };
    const server = await listen(deaf, { host: '127.0.0.1', port: 0 }, { drainMs: 1 });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\n${header}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`);
    await vi.waitUntil(async () => (await arrived.promise).readableDidRead);
    socket.destroy();
    await server.close();
  },
);

test('a parser error after the response has started adds nothing to it', async () => {
  const begun: RequestListener = (_, response) => void response.write('begonnen');
  const server = await listen(begun, { host: '127.0.0.1', port: 0 }, { drainMs: 1 });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: dak.example\r\nTransfer-Encoding: chunked\r\n\r\n');
  await once(socket, 'data');
  socket.write('no chunk\r\n');
  expect(await text(socket)).not.toContain('HTTP/1.1 400');
  await server.close();
});

test('a client that stops reading is disconnected', async () => {
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
