import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';

const limits = {
  /** A request must have arrived whole within this time. */
  requestMs: 30_000,
  /** A connection on which nothing moves for this time is closed, say that of a client which stopped reading. */
  idleMs: 120_000,
  /** What is still being answered when the process must go gets this long. */
  drainMs: 10_000,
};

/** A proxy may send a request in the moment that it learns of the end: it gets this long to arrive. */
const LAST_CALL_MS = 250;

/** An address of this machine (port 0 for any free one), or a socket that the starting program opened: its descriptor. */
export type ListenAt = { readonly host: string; readonly port: number } | { readonly fd: number };

export type Listening = { readonly url: string; close(): Promise<void> };

/** Listens until closed. Rejects when the port is taken. */
export async function listen(
  app: RequestListener,
  at: ListenAt,
  given: Partial<typeof limits> = {},
): Promise<Listening> {
  const { requestMs, idleMs, drainMs } = { ...limits, ...given };
  const serverOptions = {
    headersTimeout: requestMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(1000, requestMs),
    keepAliveTimeout: 65_000,
  };
  const answers = new Set<ServerResponse>();
  const server = createServer(serverOptions, (request, answer) => {
    if (!server.listening) lastOnItsConnection(answer);
    app(request, answer);
    // Most answers have gone out by now: only the others are worth keeping track of.
    if (answer.headersSent) return;
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  server.timeout = idleMs;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, resolve);
  });
  return {
    url: urlOf(server.address()),
    close() {
      answers.forEach(lastOnItsConnection);
      return drain(server, sockets, drainMs);
    },
  };
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address);
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

/** Tells a proxy to send its next request elsewhere, before this connection is closed under it. */
function lastOnItsConnection(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
}

/** Takes no new connections, soon ends the idle ones, and the others after their answer. */
function drain(server: Server, sockets: ReadonlySet<Socket>, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => {
      server.closeIdleConnections();
      // Browsers open connections ahead of need, and Node takes one that has not asked anything yet for a busy one.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, LAST_CALL_MS);
    const last = setTimeout(() => server.closeAllConnections(), drainMs);
    // An HTTP server's own would end idle connections at once, under a request that is on its way.
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
  });
}
