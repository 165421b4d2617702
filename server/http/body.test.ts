import { expect, test } from 'vitest';
import { chunked, post } from '../testing/requests.ts';
import { createMemoryBudget, RequestError, readBody, readJson } from './body.ts';

const LIMIT = 100;
const memory = () => createMemoryBudget().open('a');

const json = (text: string | Uint8Array<ArrayBuffer>, limit = LIMIT) => readJson(post(text), limit, memory());
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const bytes = (...values: number[]) => new Uint8Array([...new TextEncoder().encode('{"a":"'), ...values, 0x22, 0x7d]);

test('a body of exactly the limit is read, with or without a declared length', async () => {
  const text = 'x'.repeat(LIMIT);
  expect(Buffer.from(await readBody(post(text), LIMIT, memory())).toString()).toBe(text);
  const { stream } = chunked(['x'.repeat(60), 'x'.repeat(40)]);
  expect((await readBody(post(stream), LIMIT, memory())).byteLength).toBe(LIMIT);
});

test('45 · a body over the limit is refused by its declared length, unread', async () => {
  const { stream, chunksRead } = chunked(['x']);
  const request = post(stream, { 'content-length': String(LIMIT + 1) });
  await expect(readBody(request, LIMIT, memory())).rejects.toMatchObject({ status: 413 });
  expect(chunksRead()).toBe(0);
});

test('45 · without a declared length it is refused as soon as it exceeds the limit', async () => {
  const { stream, chunksRead } = chunked(Array.from({ length: 50 }, () => 'x'.repeat(30)));
  await expect(readBody(post(stream), LIMIT, memory())).rejects.toMatchObject({ status: 413 });
  expect(chunksRead()).toBe(4);
});

test.each([
  ['with its length', 'x'.repeat(LIMIT), { 'content-length': '100' }],
  ['without', chunked(['x'.repeat(LIMIT)]).stream, {}],
])('a body that does not fit into memory is refused, %s', async (_name, body, headers) => {
  const full = createMemoryBudget(99).open('a');
  await expect(readBody(post(body, headers), LIMIT, full)).rejects.toMatchObject({ status: 503 });
});

test.each([
  ['without a length', {}],
  ['with its length', { 'content-length': '9' }],
])('an aborted body, %s, is a client error', async (_name, headers) => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('ECONNRESET')) });
  const read = readBody(post(broken, headers), LIMIT, memory());
  await expect(read).rejects.toMatchObject({ name: 'RequestError', status: 400 });
});

test('a body in tiny chunks is refused: each chunk costs memory and time', async () => {
  const { stream, chunksRead } = chunked(Array.from({ length: 20_000 }, () => 'x'));
  await expect(readBody(post(stream), 1e6, memory())).rejects.toMatchObject({ status: 400 });
  expect(chunksRead()).toBeLessThan(2000);
  const segments = chunked(Array.from({ length: 2000 }, () => 'x'.repeat(500)));
  expect((await readBody(post(segments.stream), 1e6, memory())).byteLength).toBe(1e6);
});

test('an object is parsed; the last value of a duplicate key counts', async () => {
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

test('40 · ten thousand levels of nesting do not crash the process', async () => {
  await expect(json(nested(10_000), 1e6)).rejects.toMatchObject({ status: 400 });
  await expect(json('['.repeat(500_000), 1e6)).rejects.toMatchObject({ status: 400 });
});

test('eight levels of nesting are accepted', async () => {
  expect(await json(nested(8))).toEqual(JSON.parse(nested(8)));
});

test('the message of a refusal says in Dutch what to do', async () => {
  await expect(json('{')).rejects.toThrow(RequestError);
  await expect(json('{')).rejects.toThrow(/^De aanvraag is onleesbaar: laad de pagina opnieuw/);
});

const MB = 1_000_000;
const budget = () => createMemoryBudget(100 * MB);
const busy = expect.objectContaining({ status: 503, headers: { 'retry-after': '60' } });

/** Reserves memory for one more request. Returns the thrown error or `ok`. */
function attempt(run: () => void): unknown {
  try {
    run();
    return 'ok';
  } catch (error) {
    return error;
  }
}

test('an address may reserve as much as it leaves free, so a few cannot block the others', () => {
  const memory = budget();
  memory.open('a').take(40 * MB);
  expect(attempt(() => memory.open('a').take(MB))).toEqual(busy);
  memory.open('b').take(20 * MB);
  expect(attempt(() => memory.open('b').take(MB))).toEqual(busy);
  memory.open('c').take(10 * MB);
  expect(attempt(() => memory.open('d').take(5 * MB))).toBe('ok');
});

test('there is room for small requests when large ones have used theirs up', () => {
  const memory = budget();
  memory.open('a').take(40 * MB);
  expect(attempt(() => memory.open('a').take(65_000))).toEqual(busy);
  expect(attempt(() => memory.open('a').take(64_000))).toBe('ok');
});

test('a request counts as large once it outgrows the small ones', () => {
  const memory = budget();
  memory.open('a').take(40 * MB);
  const growing = memory.open('a');
  growing.take(60_000);
  expect(attempt(() => growing.take(5_000))).toEqual(busy);
});

test('small requests have a limit too', () => {
  const memory = createMemoryBudget(200_000);
  memory.open('a').take(60_000);
  expect(attempt(() => memory.open('a').take(60_000))).toEqual(busy);
  memory.open('b').take(60_000);
  expect(attempt(() => memory.open('c').take(60_000))).toEqual(busy);
  expect(attempt(() => memory.open('c').take(40_000))).toBe('ok');
});

test('released memory can be reserved again', () => {
  const memory = budget();
  const first = memory.open('a');
  first.take(40 * MB);
  first.release();
  first.release();
  expect(attempt(() => memory.open('a').take(40 * MB))).toBe('ok');
  expect(attempt(() => memory.open('b').take(20 * MB))).toBe('ok');
  expect(attempt(() => memory.open('c').take(11 * MB))).toEqual(busy);
});
