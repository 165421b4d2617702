import { expect, test } from 'vitest';
import { RequestError, readBody, readForm, readJson } from './body.ts';

const LIMIT = 100;

function post(body: string | Uint8Array<ArrayBuffer> | ReadableStream, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

/** The parts of a body one by one, without a declared length; `taken` counts those that were asked for. */
function chunked(parts: readonly string[]) {
  let taken = 0;
  const stream = new ReadableStream(
    {
      pull(controller) {
        const part = parts[taken++];
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, taken: () => taken };
}

const json = (text: string | Uint8Array<ArrayBuffer>) => readJson(post(text), LIMIT);
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const bytes = (...values: number[]) => new Uint8Array([...new TextEncoder().encode('{"a":"'), ...values, 0x22, 0x7d]);

test('a body of the limit is read, declared or not', async () => {
  const text = 'x'.repeat(LIMIT);
  expect(Buffer.from(await readBody(post(text), LIMIT)).toString()).toBe(text);
  expect((await readBody(post(chunked(['x'.repeat(60), 'x'.repeat(40)]).stream), LIMIT)).byteLength).toBe(LIMIT);
});

test('45 · a body over the limit is refused by its declared length, unread', async () => {
  const { stream, taken } = chunked(['x']);
  const request = post(stream, { 'content-length': String(LIMIT + 1) });
  await expect(readBody(request, LIMIT)).rejects.toMatchObject({ status: 413 });
  expect(taken()).toBe(0);
});

test('45 · without a length it is refused as soon as it is over the limit', async () => {
  const { stream, taken } = chunked(Array.from({ length: 50 }, () => 'x'.repeat(30)));
  await expect(readBody(post(stream), LIMIT)).rejects.toMatchObject({ status: 413 });
  expect(taken()).toBe(4);
});

test.each([
  ['without a length', {}],
  ['with its length', { 'content-length': '9' }],
])('a body that breaks off, %s, is the sender’s doing', async (_name, headers) => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('ECONNRESET')) });
  await expect(readBody(post(broken, headers), LIMIT)).rejects.toMatchObject({ name: 'RequestError', status: 400 });
});

test('an object is read; of a key that comes twice the last counts', async () => {
  expect(await json('{"a":"é🏠","b":[1,null]}')).toEqual({ a: 'é🏠', b: [1, null] });
  expect(await json('{"a":1,"a":2}')).toEqual({ a: 2 });
  expect(await json('{}')).toEqual({});
});

test.each([
  ['39 · malformed JSON', '{"a":'],
  ['nothing', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"a"'],
  ['13 · a lone surrogate', '{"a":"\\ud800"}'],
  ['13 · a lone surrogate in a list', '{"a":["\\udc00x"]}'],
  ['13 · a lone surrogate in a key', '{"\\ud800":1}'],
  ['40 · more than eight levels', nested(9)],
])('%s is refused', async (_name, text) => {
  await expect(json(text)).rejects.toMatchObject({ status: 400 });
});

test.each([
  ['a byte that starts nothing', [0xff]],
  ['a sequence that ends too soon', [0xc3]],
  ['an overlong slash', [0xc0, 0xaf]],
  ['a surrogate as bytes', [0xed, 0xa0, 0x80]],
])('14 · invalid UTF-8 is refused: %s', async (_name, values) => {
  await expect(json(bytes(...values))).rejects.toMatchObject({ status: 400 });
});

test('40 · ten thousand levels do not take the process down', async () => {
  const deep = nested(10_000);
  await expect(readJson(post(deep), 1e6)).rejects.toMatchObject({ status: 400 });
  await expect(readJson(post('['.repeat(500_000)), 1e6)).rejects.toMatchObject({ status: 400 });
});

test('eight levels are fine', async () => {
  expect(await json(nested(8))).toEqual(JSON.parse(nested(8)));
});

test('a form is read with its files', async () => {
  const form = new FormData();
  form.set('name', 'Zoë 🏠');
  form.set('files', new File(['x'], 'dak.jpg'));
  const encoded = new Response(form);
  const request = post(await encoded.bytes(), { 'content-type': encoded.headers.get('content-type') ?? '' });
  const read = await readForm(request, 1000);
  expect(read.get('name')).toBe('Zoë 🏠');
  expect(read.get('files')).toMatchObject({ name: 'dak.jpg', size: 1 });
});

test.each([
  ['no content type', ''],
  ['another content type', 'text/plain'],
  ['a boundary that is not there', 'multipart/form-data; boundary=x'],
])('a form with %s is refused', async (_name, type) => {
  await expect(readForm(post('name=Jan', { 'content-type': type }), LIMIT)).rejects.toMatchObject({ status: 400 });
});

const field = (value: string | number[]) =>
  new Uint8Array([
    ...Buffer.from('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n'),
    ...Buffer.from(value as string),
    ...Buffer.from('\r\n--x--\r\n'),
  ]);
const multipart = (value: string | number[], headers: Record<string, string> = {}) =>
  readForm(post(field(value), { 'content-type': 'multipart/form-data; boundary=x', ...headers }), 1000);

test('14 · a form of invalid UTF-8 is refused, the sign that stands for it is not', async () => {
  await expect(multipart([0x4a, 0xff])).rejects.toMatchObject({ status: 400 });
  await expect(multipart([0xed, 0xa0, 0x80])).rejects.toMatchObject({ status: 400 });
  expect((await multipart('Jan \ufffd')).get('name')).toBe('Jan \ufffd');
  expect((await multipart('Jan \ufffd', { 'content-length': '80' })).get('name')).toBe('Jan \ufffd');
});

test('a refusal says in Dutch what to do', async () => {
  await expect(json('{')).rejects.toThrow(RequestError);
  await expect(json('{')).rejects.toThrow(/^De aanvraag is onleesbaar: laad de pagina opnieuw/);
});
