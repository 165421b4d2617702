import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Everything received over one connection: the status of each response in order, and the bytes as text. */
export type RawAnswer = { readonly statuses: readonly number[]; readonly text: string };

/**
 * Sends bytes unchanged, one character each, and reads until the server closes the connection. It does so after a
 * request with `Connection: close` and after invalid HTTP. `next` is sent when the response begins to arrive, so that must be
 * short.
 */
export async function sendRaw(site: string, request: string, next?: string): Promise<RawAnswer> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1');
  socket.setEncoding('latin1');
  socket.write(request, 'latin1');
  if (next) socket.once('readable', () => socket.write(next, 'latin1'));
  const response = await text(socket);
  return {
    statuses: [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    text: response,
  };
}

/** A complete request without a body; `target` and `headers` are sent unchanged. */
export function rawRequest(target: string, { method = 'GET', headers = 'Host: dak.example\r\n' } = {}): string {
  return `${method} ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
}
