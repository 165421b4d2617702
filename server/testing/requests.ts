/** A POST request for a handler. */
export function post(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Record<string, string> = {},
): Request {
  return new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

/** A POST request with a form in the encoding of browsers. */
export async function postForm(form: FormData, headers: Record<string, string> = {}): Promise<Request> {
  const encoded = new Response(form);
  return post(await encoded.bytes(), { 'content-type': encoded.headers.get('content-type') ?? '', ...headers });
}

/** A body of the given parts, without a declared length. `chunksRead` counts the parts that were read. */
export function chunked(parts: readonly (string | Uint8Array)[]) {
  let chunksRead = 0;
  const stream = new ReadableStream(
    {
      pull(controller) {
        const part = parts[chunksRead++];
        if (part === undefined) controller.close();
        else controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, chunksRead: () => chunksRead };
}
