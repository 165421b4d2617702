import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const QUICK = 4;
const [br, gz] = [promisify(brotliCompress), promisify(gzip)];

/** Low compression levels, because the response is compressed on the fly. */
const quickly = {
  br: (bytes: Uint8Array) => br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }),
  gzip: (bytes: Uint8Array) => gz(bytes, { level: QUICK }),
} as const;

/** Whether an `Accept-Encoding` header accepts an encoding. */
export function takes(accepted: string | null | undefined, wanted: string): boolean {
  return (accepted ?? '').split(',').some((part) => {
    const [encoding, weight] = part.split(/;\s*q=/);
    return encoding?.trim().toLowerCase() === wanted && Number(weight ?? 1) > 0;
  });
}

/**
 * Compresses a text response when the browser accepts that. Only for responses without secrets:
 * beside what a visitor typed, the compressed size would leak them (BREACH).
 */
export async function compressed(answer: Response, accepted: string | null): Promise<Response> {
  const encoding = (['br', 'gzip'] as const).find((name) => takes(accepted, name));
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  if (!answer.body || !encoding) return new Response(answer.body, { status: answer.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(await quickly[encoding](Buffer.from(await answer.arrayBuffer())), {
    status: answer.status,
    headers,
  });
}
