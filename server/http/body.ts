import { company } from '../../content/company.ts';

/** Limit of a body without files, in bytes: far above the longest valid one. */
export const TEXT_LIMIT = 64_000;
/** Forms are flat lists of a few dozen texts and file names; more only costs time. */
const [MAX_DEPTH, MAX_VALUES] = [8, 500];

/** Reads a body of at most `limit` bytes, declared or not. Throws a `RequestError`. */
export async function readBody(request: Request, limit: number, memory: Memory): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(request)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    memory.take(chunk.byteLength);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The chunks of a body as they arrive. Throws a `RequestError` when the client disconnects, times out or sends invalid HTTP. */
export async function* bodyChunks(request: Request): AsyncGenerator<Uint8Array, void> {
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read().catch(() => Promise.reject(unreadable()));
    if (!chunk?.value) return;
    yield chunk.value;
  }
}

/** Reads a JSON object: well-formed UTF-8, no lone surrogates, at most 8 levels and 500 values. Throws a `RequestError`. */
export async function readJson(request: Request, limit: number, memory: Memory): Promise<object> {
  const value = parse(await readBody(request, limit, memory));
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isPlain(value)) {
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

function isPlain(data: object): boolean {
  let left = MAX_VALUES;
  const check = (value: unknown, depth: number): boolean => {
    if (--left < 0) return false;
    if (typeof value === 'string') return value.isWellFormed();
    if (typeof value !== 'object' || value === null) return true;
    if (depth === 0) return false;
    // Entries of a long list take longer to make than to read.
    if (Array.isArray(value)) return value.every((item) => check(item, depth - 1));
    return Object.entries(value).every(([key, item]) => key.isWellFormed() && check(item, depth - 1));
  };
  return check(data, MAX_DEPTH);
}

/** Counts the memory of one request's body. */
export type Memory = {
  /** Counts a chunk that has arrived, by its bytes. Throws a `RequestError` (503) if there is no room for it. */
  take(bytes: number): void;
  /** Releases everything. */
  release(): void;
};

export type MemoryBudget = { open(network: string): Memory };

/** What keeping a chunk costs, however small it is. */
const MIN_CHUNK = 256;
/** In bytes. A visitor's text takes one kilobyte. */
const SMALL = { perNetwork: 1e6, total: 40e6, modest: TEXT_LIMIT };
/** In bytes: a photo of a phone. */
const PHOTO = 4e6;

/**
 * Limits the memory of request bodies, in bytes that have arrived: `total` for photos, a third of it for one network. What
 * texts need, the first `TEXT_LIMIT` bytes of each request, is counted apart, so photos never keep them out.
 */
export function createMemoryBudget(total = 120e6): MemoryBudget {
  const add = {
    small: countPerNetwork(SMALL),
    large: countPerNetwork({ perNetwork: total / 3, total, modest: PHOTO }),
  };
  return {
    open(network) {
      const own = { small: 0, large: 0 };
      return {
        take(bytes) {
          const cost = Math.max(bytes, MIN_CHUNK);
          const size = own.small + cost > TEXT_LIMIT ? 'large' : 'small';
          add[size](network, cost);
          own[size] += cost;
        },
        release() {
          add.small(network, -own.small);
          add.large(network, -own.large);
          own.small = own.large = 0;
        },
      };
    },
  };
}

/**
 * Counts what the clients of each network hold, and all. Adding above a limit throws a `RequestError` (503). The last third of
 * `total` is for networks that hold at most `modest`: a few that hold much do not keep out the others.
 */
export function countPerNetwork(limits: typeof SMALL): (network: string, added: number) => void {
  const { perNetwork, total, modest } = limits;
  const counts = new Map<string, number>();
  let all = 0;
  return (network, added) => {
    const count = (counts.get(network) ?? 0) + added;
    const room = count > modest ? (total * 2) / 3 : total;
    if (added > 0 && (count > perNetwork || all + added > room)) throw tooBusy();
    all += added;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  };
}

/** A request that can't be handled as it is; `message` is Dutch and may be shown. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: 400 | 413 | 429 | 503;
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: RequestError['status'], message: string, headers = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export const tooLarge = () =>
  new RequestError(413, 'De aanvraag is te groot: kort de tekst in, of stuur minder of kleinere foto’s');

export const unreadable = () =>
  new RequestError(400, 'De aanvraag is onleesbaar: laad de pagina opnieuw en probeer het nog eens');

/** The request can't be stored now. */
export const unavailable = () =>
  new RequestError(503, `Er is iets misgegaan. Probeer het over een minuut opnieuw of bel ${company.phone.display}.`, {
    'retry-after': '60',
  });

/** More requests at once than the server has room for. */
export const tooBusy = () =>
  new RequestError(
    503,
    `Het is nu erg druk op de site. Probeer het over een minuut opnieuw of bel ${company.phone.display}.`,
    { 'retry-after': '60' },
  );
