/** A request that can't be taken as it is; `message` is Dutch and may be shown. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

export const TOO_LARGE = 'De aanvraag is te groot: kort de tekst in, of stuur minder of kleinere foto’s';
const UNREADABLE = 'De aanvraag is onleesbaar: laad de pagina opnieuw en probeer het nog eens';
// Forms are flat; deeper data only costs memory.
const MAX_DEPTH = 8;

/** Reads a body of at most `limit` bytes, declared or not. Throws a `RequestError`. */
export async function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > limit) throw new RequestError(413, TOO_LARGE);
  try {
    // No more than the declared length can arrive; read at once it costs half as much.
    return declared === null ? await collect(request, limit) : Buffer.from(await request.arrayBuffer());
  } catch (error) {
    if (error instanceof RequestError) throw error;
    // What fails here is the connection: the sender is gone, too slow, or sends no HTTP.
    throw new RequestError(400, UNREADABLE);
  }
}

async function collect(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new RequestError(413, TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a JSON object: well-formed UTF-8, no lone surrogates, not deeply nested. Throws a `RequestError`. */
export async function readJson(request: Request, limit: number): Promise<object> {
  const body = await readBody(request, limit);
  const value = parse(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isPlain(value, MAX_DEPTH)) {
    throw new RequestError(400, UNREADABLE);
  }
  return value;
}

/** Reads a posted form of well-formed UTF-8, files included. Throws a `RequestError`. */
export async function readForm(request: Request, limit: number): Promise<FormData> {
  const body = await readBody(request, limit);
  const form = await parseForm(body, request.headers.get('content-type') ?? '');
  // The parser puts this character where bytes are no UTF-8; a visitor can have typed it too.
  const replaced = (value: string | File) => typeof value === 'string' && value.includes('\ufffd');
  if ([...form.values()].some(replaced) && !body.includes('\ufffd')) throw new RequestError(400, UNREADABLE);
  return form;
}

async function parseForm(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new RequestError(400, UNREADABLE);
  }
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new RequestError(400, UNREADABLE);
  }
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.entries(value).every(([key, item]) => key.isWellFormed() && isPlain(item, depth - 1));
}
