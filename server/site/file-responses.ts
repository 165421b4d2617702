import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding } from '../http/compress.ts';
import type { SiteFile } from './files.ts';

/** Responds to a GET or HEAD with one file: compressed if the browser accepts it, 304 if the browser has it. */
export type FileResponder = (request: IncomingMessage, response: ServerResponse) => void;

/** A file in one encoding, ready to send. Headers are a flat array of names and values, which Node writes fastest. */
type Encoded = {
  readonly etag: string;
  readonly body: Uint8Array;
  readonly headers: string[];
  readonly headers304: string[];
};

/** Prepares the response for each path once, with `headers` on all of them. */
export function prepareFileResponders(
  files: ReadonlyMap<string, SiteFile>,
  headers: Readonly<Record<string, string>>,
): ReadonlyMap<string, FileResponder> {
  const common = Object.entries(headers).flat();
  return new Map([...files].map(([address, file]) => [address, fileResponder(file, common)]));
}

function fileResponder(file: SiteFile, common: readonly string[]): FileResponder {
  const plain = encode(file, file.plain, common);
  const br = file.br && encode(file, file.br, common, 'br');
  const gzip = file.gzip && encode(file, file.gzip, common, 'gzip');

  return ({ headers }, response) => {
    const accepted = headers['accept-encoding'];
    const chosen =
      (br && acceptsEncoding(accepted, 'br') && br) || (gzip && acceptsEncoding(accepted, 'gzip') && gzip) || plain;
    if (matches(headers['if-none-match'], chosen.etag)) response.writeHead(304, chosen.headers304).end();
    else response.writeHead(200, chosen.headers).end(chosen.body);
  };
}

function encode(file: SiteFile, body: Uint8Array, common: readonly string[], encoding?: 'br' | 'gzip'): Encoded {
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers304 = [
    ...['content-type', file.type],
    ...['cache-control', file.cacheControl],
    ...['etag', etag],
    ...['vary', 'Accept-Encoding'],
    ...common,
  ];
  const headers = [
    ...headers304,
    ...(encoding ? ['content-encoding', encoding] : []),
    ...['content-length', String(body.byteLength)],
  ];
  return { etag, body, headers, headers304 };
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
