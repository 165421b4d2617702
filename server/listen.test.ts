import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen, progressCheck } from './listen.ts';

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
  socket.write(beginning);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
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

test('a large body may take long while it makes progress; a stalled one is closed', async () => {
  const stalled: string[] = [];
  const { watch, check } = progressCheck(64_000, ({ url = '' }) => stalled.push(url));
  const request = {
    url: 'slow',
    headers: { 'content-length': '1000000' },
    complete: false,
    socket: { bytesRead: 500 },
    once() {},
  };
  watch(request as unknown as IncomingMessage);
  for (let count = 0; count < 100; count++) {
    check();
    check();
    request.socket.bytesRead += 64_000;
    check();
  }
  expect(stalled).toEqual([]);
  request.socket.bytesRead += 63_000;
  check();
  check();
  check();
  expect(stalled).toEqual(['slow']);
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
  ['400', 'GET /\x01 HTTP/1.1\r\n\r\n'],
  ['431', `${headers}X: ${'x'.repeat(20_000)}\r\n\r\n`],
])(
  'the response to a request that the parser refuses with %s has the headers of all responses',
  async (status, sent) => {
    const given = { headers: { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' } };
    const server = await listen(app, { host: '127.0.0.1', port: 0 }, given);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(sent);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\nx-frame-options: DENY\r\n');
    await server.close();
  },
);

test.each([
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an unknown expectation', `${headers}Connection: close\r\nExpect: x\r\nContent-Length: 0\r\n\r\n`],
])('a request with %s reaches the app, which responds with its own headers', async (_name, sent) => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(sent);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*hoi/s);
  await server.close();
});

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

test('hundreds of requests that never end do not delay others', async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, { drainMs: 1 });
  const port = Number(new URL(server.url).port);
  const slow = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'));
  for (const socket of slow) socket.on('error', () => {}).write(headers);
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  expect(await (await fetch(server.url)).text()).toBe('hoi');
  for (const socket of slow) socket.destroy();
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
