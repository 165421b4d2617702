import { once } from 'node:events';
import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../listen.ts';

/** A POST request for a handler. */
export function post(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Record<string, string> = {},
): Request {
  return new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

/** A POST request with a form in the encoding of browsers. */
export async function postForm(form: FormData, headers: Record<string, string> = {}): Promise<Request> {
  const encoded = new Response(form);
  return post(await encoded.bytes(), { 'content-type': encoded.headers.get('content-type') ?? '', ...headers });
}

/** A body of the given parts, without a declared length. `chunksRead` counts the parts that were read. */
export function chunked(parts: readonly (string | Uint8Array)[]) {
  let chunksRead = 0;
  const stream = new ReadableStream(
    {
      pull(controller) {
        const part = parts[chunksRead++];
        if (part === undefined) controller.close();
        else controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, chunksRead: () => chunksRead };
}

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
