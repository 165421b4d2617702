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
  /** Headers must be complete within this time, and a body must bring `progressBytes` in it or be complete. */
  stallMs: 30_000,
  progressBytes: 64_000,
  /** Total time for a request: 25 MB of photos take minutes on a slow connection. */
  requestMs: 15 * 60_000,
  /** A connection without traffic for this time is closed, for instance when a client has stopped reading. */
  idleMs: 120_000,
  /** How long pending requests may take once the server closes. */
  drainMs: 10_000,
  /** Headers of responses that Node writes by itself, to what it can't parse. */
  headers: {} as Readonly<Record<string, string>>,
};

/** On shutdown, time in ms for requests that a proxy sent before it noticed. */
const LAST_CALL_MS = 250;
/** Progress is checked this many times per `stallMs`, so that one late check on a busy server closes no connection. */
const CHECKS = 3;

/** An address of this machine (port 0 for any free one), or the descriptor of a socket that the parent process opened. */
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
    // The app refuses requests without a host itself: with the security headers, which Node's own answer lacks.
    requireHostHeader: false,
  };
  const answers = new Set<ServerResponse>();
  const bodies = progressCheck(progressBytes, ({ socket }) => refuse(socket, 408));
  const server = createServer(serverOptions, (request, answer) => {
    if (!server.listening) lastOnItsConnection(answer);
    bodies.watch(request);
    app(request, answer);
    // Most responses are complete by now; track only the others.
    if (answer.writableEnded) return;
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  // An `Expect` that Node does not know is ignored, for the same reason.
  server.on('checkExpectation', (request, answer) => server.emit('request', request, answer));
  server.timeout = idleMs;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket as Socket, statuses[error.code ?? ''] ?? 400),
  );
  const checks = setInterval(bodies.check, stallMs / CHECKS);

  /** Ends a connection with an invalid or incomplete request. */
  function refuse(socket: Socket, status: number): void {
    const isAnswering = [...answers].some((answer) => answer.socket === socket && answer.headersSent);
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0'];
    lines.push(...Object.entries(headers).map((header) => header.join(': ')));
    if (socket.writable && !isAnswering) socket.write(`${lines.join('\r\n')}\r\n\r\n`);
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
      answers.forEach(lastOnItsConnection);
      await drain(server, sockets, drainMs);
      clearInterval(checks);
    },
  };
}

/** The status for the errors of Node's parser that are not 400. */
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

/** Announces that this connection will close, so that a proxy uses another for its next request. */
function lastOnItsConnection(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
}

/** Stops accepting connections, closes idle ones after a grace period, and the others after their response. */
function drain(server: Server, sockets: ReadonlySet<Socket>, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => {
      server.closeIdleConnections();
      // Browsers preconnect, and Node counts a connection without a request as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, LAST_CALL_MS);
    const last = setTimeout(() => server.closeAllConnections(), drainMs);
    // The method of HTTP servers would close idle connections at once, while a request may be on its way.
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
  });
}
