import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { type functionNames, functionsPath } from '../../shared/paths.ts';
import { type Memory, type MemoryBudget, RequestError } from '../http/body.ts';
import { errorName, type Log } from '../log.ts';

/** Who sent a request; `address` is the key for rate limiting. */
export type Caller = { readonly address: string };

/** One function of the backend: a Web-standard request handler. */
export type FunctionHandler = {
  /** Content type it accepts, without parameters. */
  readonly accepts: string;
  /** `memory`: the budget for the request's body; released once the response is ready. */
  handle(request: Request, caller: Caller & { readonly memory: Memory }): Promise<Response>;
};

export type FunctionName = (typeof functionNames)[keyof typeof functionNames];

/** Who may call the functions, and from where. */
export type Access = {
  /** Accepted values of the header `apikey`. */
  readonly anonKeys: readonly string[];
  /** Allowed origins besides the endpoint's own. */
  readonly origins: readonly string[];
  readonly memoryBudget: MemoryBudget;
  readonly log: Log;
};

type Endpoint = Access & { readonly functions: Partial<Record<FunctionName, FunctionHandler>> };

const ALLOWED_HEADERS = 'apikey, authorization, content-type, x-client-info, idempotency-key';

/** An error response: short, in Dutch, without internal details. */
export function refusal(
  status: number,
  error: string,
  more: object = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error, ...more }, { status, headers });
}

/** Dispatches to the functions by their name, the part of the path after `functionsPath`. */
export function createEndpoint({ functions, ...access }: Endpoint) {
  return (request: Request, caller: Caller): Promise<Response> => {
    const name = new URL(request.url).pathname.slice(functionsPath.length + 1);
    const handler = Object.hasOwn(functions, name) ? functions[name as FunctionName] : undefined;
    return callFunction(name, handler, access, request, caller);
  };
}

/** Calls one function. Checks CORS, method, key and content type; the function checks the rest. */
export async function callFunction(
  name: string,
  handler: FunctionHandler | undefined,
  access: Access,
  request: Request,
  caller: Caller,
): Promise<Response> {
  const response = await run(name, handler, access, request, caller);
  response.headers.set('cache-control', 'no-store');
  response.headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin && (origin === new URL(request.url).origin || access.origins.includes(origin))) {
    response.headers.set('access-control-allow-origin', origin);
    response.headers.set('access-control-allow-methods', 'POST');
    response.headers.set('access-control-allow-headers', ALLOWED_HEADERS);
    response.headers.set('access-control-expose-headers', 'retry-after');
    response.headers.set('access-control-max-age', '86400');
  }
  return response;
}

async function run(
  name: string,
  handler: FunctionHandler | undefined,
  { anonKeys, memoryBudget, log }: Access,
  request: Request,
  caller: Caller,
): Promise<Response> {
  if (!handler) return refusal(404, 'Deze functie bestaat niet');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'POST') return refusal(405, 'Gebruik POST', {}, { allow: 'POST, OPTIONS' });
  const key = request.headers.get('apikey');
  if (!anonKeys.some((anonKey) => isSameKey(key, anonKey))) return refusal(401, 'De sleutel ontbreekt of klopt niet');
  if (contentType(request) !== handler.accepts) return refusal(415, `Stuur de gegevens als ${handler.accepts}`);
  const memory = memoryBudget.open(caller.address);
  try {
    return await handler.handle(request, { ...caller, memory });
  } catch (error) {
    if (error instanceof RequestError) return refusal(error.status, error.message, {}, error.headers);
    log.error('function-failed', { function: name, error: errorName(error) });
    return refusal(500, 'Er is iets misgegaan. Probeer het opnieuw.');
  } finally {
    memory.release();
  }
}

function contentType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Compares two keys in constant time for a given length. */
export function isSameKey(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
