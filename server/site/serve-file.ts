import { takes } from '../http/compress.ts';
import type { SiteFile } from './files.ts';

/** Answers a GET or HEAD with a file: compressed where the browser takes it, nothing where it already has it. */
export function serveFile(request: Request, file: SiteFile, status = 200): Response {
  const [encoding, body] = chooseEncoding(request.headers.get('accept-encoding'), file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag,
    vary: 'Accept-Encoding',
  });
  if (status === 200 && matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

function chooseEncoding(
  accepted: string | null,
  { br, gzip, plain }: SiteFile,
): ['' | 'br' | 'gzip', Uint8Array<ArrayBuffer>] {
  if (br && takes(accepted, 'br')) return ['br', br];
  if (gzip && takes(accepted, 'gzip')) return ['gzip', gzip];
  return ['', plain];
}

function matches(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
