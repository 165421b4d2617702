import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Forwards requests to a server and closes the connection when the response arrives. */
export async function startLossyProxy(target: string) {
  const { hostname, port } = new URL(target);
  let lostAnswers = 0;
  const proxy = createServer((visitor) => {
    const server = connect(Number(port), hostname);
    visitor.pipe(server);
    server.once('data', () => {
      lostAnswers++;
      visitor.destroy();
      server.destroy();
    });
    for (const socket of [visitor, server]) socket.on('error', () => {});
    visitor.on('close', () => server.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lostAnswers: () => lostAnswers,
    close: () => proxy.close(),
  };
}
