import type { Memory } from './memory-budget.ts';
import { tooLarge, unreadable } from './request-error.ts';

/** Far above the longest valid text request, in bytes. */
export const TEXT_LIMIT = 64_000;
// Forms are flat; deeper data only costs memory.
const MAX_DEPTH = 8;
/** Each chunk costs some 200 bytes and a turn of the event loop, however small it is. */
const MIN_MEAN_CHUNK = 64;
const FREE_CHUNKS = 1000;
/** In bytes. */
export const CHUNK_OVERHEAD = 200;

/** Reads a body of at most `limit` bytes, declared or not. Throws a `RequestError`. */
export async function readBody(request: Request, limit: number, memory: Memory): Promise<Buffer<ArrayBuffer>> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > limit) throw tooLarge();
  if (declared !== null) {
    memory.take(Number(declared));
    // No more than the declared length can arrive; read at once it costs half as much.
    return Buffer.from(await request.arrayBuffer().catch(brokenOff));
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(request)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    memory.take(chunk.byteLength + CHUNK_OVERHEAD);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The chunks of a body as they arrive. Throws a `RequestError` when the sender breaks off, or sends crumbs. */
export async function* bodyChunks(request: Request): AsyncGenerator<Uint8Array, void> {
  const reader = request.body?.getReader();
  let [count, size] = [0, 0];
  for (;;) {
    const chunk = (await reader?.read().catch(brokenOff))?.value;
    if (!chunk) return;
    size += chunk.byteLength;
    if (++count > FREE_CHUNKS && size < count * MIN_MEAN_CHUNK) throw unreadable();
    yield chunk;
  }
}

/** The connection failed: the sender is gone, too slow, or sends no HTTP. */
function brokenOff(): never {
  throw unreadable();
}

/** Reads a JSON object: well-formed UTF-8, no lone surrogates, not deeply nested. Throws a `RequestError`. */
export async function readJson(request: Request, limit: number, memory: Memory): Promise<object> {
  const value = parse(await readBody(request, limit, memory));
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isPlain(value, MAX_DEPTH)) {
    throw unreadable();
  }
  return value;
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw unreadable();
  }
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.entries(value).every(([key, item]) => key.isWellFormed() && isPlain(item, depth - 1));
}
