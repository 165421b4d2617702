import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

const limits = {
  /** A request must have arrived whole within this time. */
  requestMs: 30_000,
  /** A connection on which nothing moves for this time is closed, say that of a client which stopped reading. */
  idleMs: 120_000,
  /** What is still being answered when the process must go gets this long. */
  drainMs: 10_000,
};

export type Listening = { readonly url: string; close(): Promise<void> };

/** Listens on `host` and `port` (0 for any free one). Rejects when the port is taken. */
export async function listen(
  app: Hono,
  host: string,
  port: number,
  given: Partial<typeof limits> = {},
): Promise<Listening> {
  const { requestMs, idleMs, drainMs } = { ...limits, ...given };
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: requestMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(1000, requestMs),
      keepAliveTimeout: 65_000,
    },
  }) as Server;
  server.timeout = idleMs;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    close: () => drain(server, sockets, drainMs),
  };
}

/** Takes no new connections, ends the idle ones at once and the others after their answer. */
function drain(server: Server, sockets: ReadonlySet<Socket>, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const last = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
    server.closeIdleConnections();
    // Browsers open connections ahead of need, and Node takes one that has not asked anything yet for a busy one.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
}
