import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const QUICK = 4;
const [br, gz] = [promisify(brotliCompress), promisify(gzip)];

/** Low levels, because responses are compressed on the fly. */
const compressors = {
  br: (bytes: Uint8Array) => br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }),
  gzip: (bytes: Uint8Array) => gz(bytes, { level: QUICK }),
} as const;

/** Whether an `Accept-Encoding` header accepts an encoding. */
export function acceptsEncoding(accepted: string | null | undefined, wanted: string): boolean {
  return (accepted ?? '').split(',').some((part) => {
    const [encoding, weight] = part.split(/;\s*q=/);
    return encoding?.trim().toLowerCase() === wanted && Number(weight ?? 1) > 0;
  });
}

/**
 * Compresses a text response if the browser accepts it. Only for responses without secrets: next to text from the request,
 * the compressed size would leak them (BREACH).
 */
export async function compressed(response: Response, accepted: string | null): Promise<Response> {
  const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(accepted, name));
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  if (!response.body || !encoding) return new Response(response.body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(await compressors[encoding](Buffer.from(await response.arrayBuffer())), {
    status: response.status,
    headers,
  });
}
