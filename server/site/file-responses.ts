import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteFile } from './files.ts';

/** Responds to a GET or HEAD with one file: compressed if the browser accepts it, 304 if the browser has it. */
export type FileResponder = (request: IncomingMessage, response: ServerResponse) => void;

/** Prepares the response with one file, with `headers`; the content security policy on pages only. */
export function fileResponder(
  file: SiteFile,
  { 'content-security-policy': policy, ...common }: Readonly<Record<string, string>>,
  status = 200,
): FileResponder {
  function encode(body: Uint8Array, encoding?: 'br') {
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    const headers304 = {
      'content-type': file.type,
      'cache-control': file.cacheControl,
      etag,
      vary: 'Accept-Encoding',
      ...common,
      ...(policy && file.type.startsWith('text/html') && { 'content-security-policy': policy }),
    };
    const ofBody = { 'content-length': body.byteLength, ...(encoding && { 'content-encoding': encoding }) };
    return { etag, body, headers304, headers: { ...headers304, ...ofBody } };
  }

  const plain = encode(file.plain);
  const br = file.br && encode(file.br, 'br');
  return ({ headers }, response) => {
    const chosen = br && acceptsBrotli(headers['accept-encoding']) ? br : plain;
    const known = status === 200 && matches(headers['if-none-match'], chosen.etag);
    if (known) response.writeHead(304, chosen.headers304).end();
    else response.writeHead(status, chosen.headers).end(chosen.body);
  };
}

/** In characters; browsers send 30. */
const MAX_ACCEPTED = 200;

/** Whether an `Accept-Encoding` header accepts brotli. */
export function acceptsBrotli(accepted = ''): boolean {
  const parts = accepted.slice(0, MAX_ACCEPTED).toLowerCase().replaceAll(' ', '').split(',');
  return parts.some((part) => {
    const [encoding, weight = 1] = part.split(';q=');
    return encoding === 'br' && Number(weight) > 0;
  });
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
