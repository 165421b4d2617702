import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';

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
  /** Headers of the responses to requests that Node can't parse. */
  headers: {} as Readonly<Record<string, string>>,
};

/** On shutdown, how long in ms to accept requests that a proxy sent before it noticed. */
const LAST_CALL_MS = 250;
/** Checks for progress per `stallMs`: several, so that one late check on a busy server closes no connection. */
const CHECKS = 3;

/** A local address (port 0 for any free port), or the descriptor of a socket opened by the parent process. */
export type ListenAt = { readonly host: string; readonly port: number } | { readonly fd: number };

export type Listening = { readonly url: string; close(): Promise<void> };

/** Listens until closed. Rejects when the port is taken. */
export async function listen(
  app: RequestListener,
  at: ListenAt,
  given: Partial<typeof defaults> = {},
): Promise<Listening> {
  const { stallMs, progressBytes, requestMs, idleMs, drainMs, headers } = { ...defaults, ...given };
  const serverOptions = {
    headersTimeout: Math.min(stallMs, requestMs),
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(1000, stallMs),
    keepAliveTimeout: 65_000,
    // The app refuses requests without a host: its response has the security headers, Node's has not.
    requireHostHeader: false,
  };
  const unfinished = new Set<ServerResponse>();
  const bodies = progressCheck(progressBytes, ({ socket }) => refuse(socket, 408));
  const server = createServer(serverOptions, (request, response) => {
    if (!server.listening) lastOnItsConnection(response);
    bodies.watch(request);
    app(request, response);
    // Most responses are complete by now; track only the others.
    if (response.writableEnded) return;
    unfinished.add(response);
    response.once('close', () => unfinished.delete(response));
  });
  // Ignores unknown values of `Expect`, for the same reason.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.timeout = idleMs;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket as Socket, statuses[error.code ?? ''] ?? 400),
  );
  const checks = setInterval(bodies.check, stallMs / CHECKS);

  /** Responds to an invalid or incomplete request and closes its connection. */
  function refuse(socket: Socket, status: number): void {
    const isResponding = [...unfinished].some((response) => response.socket === socket && response.headersSent);
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0'];
    lines.push(...Object.entries(headers).map((header) => header.join(': ')));
    if (socket.writable && !isResponding) socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.destroy();
  }

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
    async close() {
      unfinished.forEach(lastOnItsConnection);
      await drain(server, sockets, drainMs);
      clearInterval(checks);
    },
  };
}

/** Status codes for errors of Node's parser other than 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Finds requests whose body stalls: `CHECKS` checks in a row without `progressBytes` more. */
export function progressCheck(progressBytes: number, onStall: (request: IncomingMessage) => void) {
  const arriving = new Map<IncomingMessage, { bytes: number; checks: number }>();
  return {
    watch(request: IncomingMessage): void {
      const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
      if (length === '0' && !encoding) return;
      arriving.set(request, { bytes: request.socket.bytesRead, checks: 0 });
      request.once('close', () => arriving.delete(request));
    },
    check(): void {
      for (const [request, state] of arriving) {
        const { bytesRead } = request.socket;
        if (request.complete) arriving.delete(request);
        else if (bytesRead - state.bytes >= progressBytes) arriving.set(request, { bytes: bytesRead, checks: 0 });
        else if (++state.checks >= CHECKS) onStall(request);
      }
    },
  };
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address);
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

/** Announces that this connection closes, so a proxy uses another one for its next request. */
function lastOnItsConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/** Stops accepting connections, closes idle ones after a grace period and the others after their response. */
function drain(server: Server, sockets: ReadonlySet<Socket>, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => {
      server.closeIdleConnections();
      // Browsers preconnect, and Node counts a connection without a request as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, LAST_CALL_MS);
    const last = setTimeout(() => server.closeAllConnections(), drainMs);
    // `close` of HTTP servers closes idle connections at once, although a request may be on its way.
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
  });
}
