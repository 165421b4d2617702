import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../listen.ts';

type Options = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };
type Received = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
};

/** Sends one request to `listener`, on a server of its own. The path is sent unchanged. */
export async function sendRequest(
  listener: RequestListener,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Options = {},
): Promise<Received> {
  const server = await listen(listener, { host: '127.0.0.1', port: 0 });
  try {
    const sent = request(server.url, { path, method, headers, agent: false }).end(body);
    const [response] = await once(sent, 'response');
    const bytes = await buffer(response);
    return { status: response.statusCode, headers: response.headers, bytes, body: bytes.toString() };
  } finally {
    await server.close();
  }
}
