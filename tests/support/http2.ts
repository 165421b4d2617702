import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Call = {
  readonly url: string;
  readonly ca: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  /** The local address to send from. */
  readonly from?: string;
};

type Received = {
  readonly protocol: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Node rejects an early response when more than this is still queued to be sent. */
const LARGEST_BODY_MB = 100;

/** Resolves `*.localhost` to this machine: not every resolver does. */
const thisMachine: LookupFunction = (_name, { all }, found) => {
  if (all) found(null, [{ address: '127.0.0.1', family: 4 }]);
  else found(null, '127.0.0.1', 4);
};

/** Makes one request over a new TLS connection, by HTTP/2 if the server supports it. */
export async function callHttp2({ url, ca, method = 'GET', headers = {}, body, from }: Call): Promise<Received> {
  const { origin, pathname, search } = new URL(url);
  const session = connect(origin, {
    ca,
    maxSessionMemory: LARGEST_BODY_MB,
    lookup: thisMachine,
    ...(from && { localAddress: from }),
  });
  try {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const stream = session.request({ ':method': method, ':path': pathname + search, ...length, ...headers });
    stream.end(body);
    const [responseHeaders] = await once(stream, 'response');
    const received = await buffer(stream);
    return {
      protocol: session.alpnProtocol ?? '',
      status: responseHeaders[':status'],
      headers: responseHeaders,
      body: received,
    };
  } finally {
    session.close();
  }
}
