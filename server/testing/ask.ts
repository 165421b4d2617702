import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../listen.ts';

type Question = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };
type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
};

/** Asks one thing of a server that is there for it alone. The path goes out as it is written. */
export async function ask(
  listener: RequestListener,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Question = {},
): Promise<Answer> {
  const server = await listen(listener, { host: '127.0.0.1', port: 0 });
  try {
    const asked = request(server.url, { path, method, headers, agent: false }).end(body);
    const [answer] = await once(asked, 'response');
    const bytes = await buffer(answer);
    return { status: answer.statusCode, headers: answer.headers, bytes, body: bytes.toString() };
  } finally {
    await server.close();
  }
}
