import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';

/** All headers of a request, in bytes: each open request keeps them. Browsers send about one kilobyte. */
const MAX_HEADERS = 8192;

const defaults = {
  /** Time limit for the headers, and for every further `progressBytes` of the body. */
  stallMs: 30_000,
  progressBytes: 64_000,
  /** Total time for a request: 25 MB of photos take minutes on a slow connection. */
  requestMs: 15 * 60_000,
  /** A connection without traffic for this time is closed, for example when the client stopped reading. */
  idleMs: 120_000,
  /** Time limit for pending requests when the server closes. */
  drainMs: 10_000,
};

/** On shutdown, how long in ms to accept requests that a proxy sent before it noticed. */
const LAST_CALL_MS = 250;

/** A local address (port 0 for any free port), or the descriptor of a socket opened by the parent process. */
export type ListenAt = { readonly host: string; readonly port: number } | { readonly fd: number };

export type Listening = { readonly url: string; close(): Promise<void> };

/** Listens until closed. Rejects when the port is taken. */
export async function listen(
  app: RequestListener,
  at: ListenAt,
  given: Partial<typeof defaults> = {},
): Promise<Listening> {
  const { stallMs, progressBytes, requestMs, idleMs, drainMs } = { ...defaults, ...given };
  const serverOptions = {
    headersTimeout: Math.min(stallMs, requestMs),
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(1000, stallMs),
    keepAliveTimeout: 65_000,
    maxHeaderSize: MAX_HEADERS,
    // Two `Host` headers become one that is invalid.
    joinDuplicateHeaders: true,
    // The application refuses such a request, by the same rules as all others.
    requireHostHeader: false,
  };
  /** The connections, with the response that is not finished. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  const respond: RequestListener = (request, response) => {
    const { socket } = request;
    // Neither browsers nor Caddy send a request before they have read the last response, which stays in memory until then.
    if (connections.get(socket)) return void socket.destroy();
    if (!server.listening) lastOnItsConnection(response);
    watchBody(request, stallMs, progressBytes);
    connections.set(socket, response);
    response.once('close', () => connections.has(socket) && connections.set(socket, undefined));
    // Node keeps every chunk of a body that nobody reads, or not to its end, until the client has read the response.
    response.once('prefinish', () => request.removeAllListeners('data').resume());
    app(request, response);
  };
  // Node would answer an unknown `Expect` itself.
  const server = createServer(serverOptions, respond).on('checkExpectation', respond);
  server.timeout = idleMs;

  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, resolve);
  });
  return {
    url: urlOf(server.address()),
    /** Stops accepting connections, closes idle ones after a grace period and the others after their response. */
    async close() {
      for (const response of connections.values()) if (response) lastOnItsConnection(response);
      const idle = setInterval(() => {
        server.closeIdleConnections();
        // Browsers preconnect, and Node counts a connection without a request as busy.
        for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
      }, LAST_CALL_MS);
      const last = setTimeout(() => server.closeAllConnections(), drainMs);
      // `close` of HTTP servers closes idle connections at once, although a request may be on its way.
      await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      clearInterval(idle);
      clearTimeout(last);
    },
  };
}

/** Ends the connection of a request whose body brings less than `bytes` in `ms`. */
export function watchBody(request: IncomingMessage, ms: number, bytes: number): void {
  const { socket, headers } = request;
  if ((headers['content-length'] ?? '0') === '0' && !headers['transfer-encoding']) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (!request.complete && socket.bytesRead - before < bytes) socket.destroy();
    before = socket.bytesRead;
  }, ms);
  // A request that is answered before its body has arrived does not close with its connection.
  const stop = () => {
    clearInterval(timer);
    for (const part of [request, socket]) part.off('close', stop);
  };
  for (const part of [request, socket]) part.once('close', stop);
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address);
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

/** Announces that this connection closes, so a proxy uses another one for its next request. */
function lastOnItsConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
