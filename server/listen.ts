import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** A request must have arrived whole within this time. */
const SLOWEST_REQUEST_MS = 30_000;
/** What is still being answered when the process must go gets this long. */
const DRAIN_MS = 10_000;

export type Listening = { readonly url: string; close(): Promise<void> };

/** Listens on `host` and `port` (0 for any free one). Rejects when the port is taken. */
export async function listen(app: Hono, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: SLOWEST_REQUEST_MS,
      requestTimeout: SLOWEST_REQUEST_MS,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`, close: () => drain(server) };
}

/** Takes no new connections, ends the idle ones at once and the others after their answer. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const last = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
    server.closeIdleConnections();
  });
}
