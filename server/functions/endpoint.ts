import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { FAILED } from '../../shared/form-post.ts';
import type { FunctionName } from '../../shared/paths.ts';
import { type Memory, type MemoryBudget, RequestError } from '../http/body.ts';
import { errorName, type Log } from '../log.ts';

/** One function of the backend: a Web-standard request handler. */
export type FunctionHandler = {
  /** Content type it accepts, without parameters. */
  readonly accepts: string;
  /**
   * `address`: the sender's key for rate limiting. `memory`: the budget for the request's body; released once the response is
   * ready.
   */
  handle(request: Request, sent: { readonly address: string; readonly memory: Memory }): Promise<Response>;
};

type Endpoint = {
  readonly functions: Partial<Record<FunctionName, FunctionHandler>>;
  /** Accepted values of the header `apikey`. */
  readonly anonKeys: readonly string[];
  /** Origins of pages that may call. Browsers ask no permission for calls to a page's own origin. */
  readonly origins: readonly string[];
  readonly memoryBudget: MemoryBudget;
  readonly log: Log;
};

const ALLOWED_HEADERS = 'apikey, authorization, content-type, x-client-info';

/** An error response: short, in Dutch, without internal details. */
export function errorResponse(status: number, error: string, more = {}, headers = {}): Response {
  return Response.json({ error, ...more }, { status, headers });
}

/** Calls the function that the end of the path names. Checks CORS, method, key and content type; the function checks the rest. */
export function createEndpoint({ functions, anonKeys, origins, memoryBudget, log }: Endpoint) {
  async function call(request: Request, address: string): Promise<Response> {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const handler = Object.hasOwn(functions, name) && functions[name as FunctionName];
    if (!handler) return errorResponse(404, 'Deze functie bestaat niet');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (request.method !== 'POST') return errorResponse(405, 'Gebruik POST', {}, { allow: 'POST, OPTIONS' });
    const key = request.headers.get('apikey');
    if (!anonKeys.some((anonKey) => isSameKey(key, anonKey)))
      return errorResponse(401, 'De sleutel ontbreekt of klopt niet');
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
    if (type.trim().toLowerCase() !== handler.accepts)
      return errorResponse(415, `Stuur de gegevens als ${handler.accepts}`);
    const memory = memoryBudget.open(address);
    try {
      return await handler.handle(request, { address, memory });
    } catch (error) {
      if (error instanceof RequestError) return errorResponse(error.status, error.message, {}, error.headers);
      log.error('function-failed', { function: name, error: errorName(error) });
      return errorResponse(500, FAILED);
    } finally {
      memory.release();
    }
  }

  return async (request: Request, address: string): Promise<Response> => {
    const response = await call(request, address);
    const { headers } = response;
    headers.set('cache-control', 'no-store');
    headers.append('vary', 'Origin');
    const origin = request.headers.get('origin');
    if (origin && origins.includes(origin)) {
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-allow-methods', 'POST');
      headers.set('access-control-allow-headers', ALLOWED_HEADERS);
      headers.set('access-control-expose-headers', 'retry-after');
      headers.set('access-control-max-age', '86400');
    }
    return response;
  };
}

/** Compares two keys in constant time for a given length. */
export function isSameKey(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
