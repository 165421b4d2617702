import { company } from '../../content/company.ts';

/** Limit of a body without files, in bytes: far above the longest valid one. */
export const TEXT_LIMIT = 64_000;
// Forms are flat; deeper data only costs memory.
const MAX_DEPTH = 8;
/** Each chunk costs about 200 bytes and an event loop turn, however small it is. */
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
    // Node enforces the declared length; reading the body at once takes half the memory.
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

/** The chunks of a body as they arrive. Throws a `RequestError` when the client aborts or sends too many tiny chunks. */
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

/** The connection failed: the client disconnected, timed out or sent invalid HTTP. */
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

/** Share of the budget for requests above `TEXT_LIMIT`; the rest is reserved for small ones. */
const SHARE_OF_LARGE = 0.8;

/** Counts the memory of one request's body. */
export type Memory = {
  /** Reserves bytes before they are stored. Throws a `RequestError` (503) if the budget has no room. */
  take(bytes: number): void;
  /** Releases everything. */
  release(): void;
};

export type MemoryBudget = { open(address: string): Memory };

/**
 * Limits the total memory of request bodies, in bytes. An address may reserve as much as it leaves free: the first gets at
 * most half, the next half of the rest. With a fixed share per address, two slow senders could use up the whole budget.
 */
export function createMemoryBudget(total = 150e6): MemoryBudget {
  let taken = 0;
  const takenBy = new Map<string, number>();
  const add = (address: string, bytes: number) => {
    taken += bytes;
    const ofAddress = (takenBy.get(address) ?? 0) + bytes;
    if (ofAddress > 0) takenBy.set(address, ofAddress);
    else takenBy.delete(address);
  };

  return {
    open(address) {
      let own = 0;
      return {
        take(bytes) {
          const limit = own + bytes > TEXT_LIMIT ? total * SHARE_OF_LARGE : total;
          if ((takenBy.get(address) ?? 0) + bytes > limit - taken - bytes) throw tooBusy();
          own += bytes;
          add(address, bytes);
        },
        release() {
          add(address, -own);
          own = 0;
        },
      };
    },
  };
}

/** A request that can't be handled as it is; `message` is Dutch and may be shown. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: 400 | 413 | 503;
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: 400 | 413 | 503, message: string, headers = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export const tooLarge = () =>
  new RequestError(413, 'De aanvraag is te groot: kort de tekst in, of stuur minder of kleinere foto’s');

export const unreadable = () =>
  new RequestError(400, 'De aanvraag is onleesbaar: laad de pagina opnieuw en probeer het nog eens');

/** The bodies being received exceed the memory budget. */
const tooBusy = () =>
  new RequestError(
    503,
    `Het is nu erg druk op de site. Probeer het over een minuut opnieuw of bel ${company.phone.display}.`,
    { 'retry-after': '60' },
  );
