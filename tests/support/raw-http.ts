import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** What came back over one connection: the status of every answer in order, and all of it as text. */
export type RawAnswer = { readonly statuses: readonly number[]; readonly text: string };

/**
 * Sends bytes as they are (a text's characters are bytes) and reads until the server closes the connection, which it
 * does after a request with `Connection: close` and after one that is no HTTP.
 */
export async function sendRaw(site: string, request: string): Promise<RawAnswer> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1');
  socket.setEncoding('latin1');
  socket.write(request, 'latin1');
  const answer = await text(socket);
  return { statuses: [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)), text: answer };
}

/** One whole request without a body; `target` and `headers` go out as they are. */
export function rawRequest(target: string, { method = 'GET', headers = 'Host: dak.example\r\n' } = {}): string {
  return `${method} ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
}
