import { expect, test } from 'vitest';
import { chunked, post } from '../testing/requests.ts';
import { createMemoryBudget, RequestError, readBody, readJson } from './body.ts';

const LIMIT = 100;
const memory = () => createMemoryBudget().open('a');

const json = (text: string | Uint8Array<ArrayBuffer>, limit = LIMIT) => readJson(post(text), limit, memory());
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const values = (count: number) =>
  `{"a":[${Array(count - 2)
    .fill('1')
    .join()}]}`;
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

test('bytes count when they arrive, not when they are declared', async () => {
  const budget = createMemoryBudget();
  const full = Array.from({ length: 15 }, () => budget.open('a'));
  for (const body of full) body.take(64_000);
  const read = (size: number) =>
    readBody(post(chunked(['x'.repeat(size)]).stream, { 'content-length': '64000' }), 64_000, budget.open('a'));
  expect((await read(1000)).byteLength).toBe(1000);
  await expect(read(60_000)).rejects.toMatchObject({ status: 503 });
});

test.each([
  ['without a length', {}],
  ['with its length', { 'content-length': '9' }],
])('an aborted body, %s, is a client error', async (_name, headers) => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('ECONNRESET')) });
  const read = readBody(post(broken, headers), LIMIT, memory());
  await expect(read).rejects.toMatchObject({ name: 'RequestError', status: 400 });
});

test('a tiny chunk counts for what keeping it costs', async () => {
  const read = (size: number) => {
    const { stream } = chunked(Array.from({ length: 50_000 / size }, () => 'x'.repeat(size)));
    return readBody(post(stream), 50_000, createMemoryBudget(3e6).open('a'));
  };
  await expect(read(1)).rejects.toMatchObject({ status: 503 });
  expect((await read(500)).byteLength).toBe(50_000);
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
  ['40 · more than five hundred values', values(501)],
  ['40 · more than five hundred values in objects', `{"a":[${Array(251).fill('{"b":1}').join()}]}`],
])('%s is refused', async (_name, text) => {
  await expect(json(text, 64_000)).rejects.toMatchObject({ status: 400 });
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

test('eight levels of nesting and five hundred values are accepted', async () => {
  expect(await json(nested(8))).toEqual(JSON.parse(nested(8)));
  expect(await json(values(500), 64_000)).toEqual(JSON.parse(values(500)));
});

test('the message of a refusal says in Dutch what to do', async () => {
  await expect(json('{')).rejects.toThrow(RequestError);
  await expect(json('{')).rejects.toThrow(/^De aanvraag is onleesbaar: laad de pagina opnieuw/);
});

const MB = 1_000_000;
const budget = () => createMemoryBudget(90 * MB);
const busy = expect.objectContaining({ status: 503, headers: { 'retry-after': '60' } });

/** Takes bytes for one more request. Returns the thrown error or `ok`. */
function attempt(run: () => void): unknown {
  try {
    run();
    return 'ok';
  } catch (error) {
    return error;
  }
}

test('a network may take a third of the budget, those with much two thirds, and all networks together the whole', () => {
  const memory = budget();
  for (const network of ['a', 'b']) {
    memory.open(network).take(29 * MB);
    expect(attempt(() => memory.open(network).take(2 * MB))).toEqual(busy);
  }
  expect(attempt(() => memory.open('c').take(5 * MB))).toEqual(busy);
  for (let network = 0; network < 8; network++) memory.open(`n${network}`).take(4 * MB);
  expect(attempt(() => memory.open('d').take(1 * MB))).toEqual(busy);
});

test('texts have a budget of their own: a megabyte for a network, and 40 in all, of which a third for those with one text', () => {
  const memory = budget();
  for (const network of ['a', 'b']) memory.open(network).take(30 * MB);
  const takeMuch = (network: string) => {
    for (let count = 0; count < 20; count++) memory.open(network).take(50_000);
  };
  for (let network = 0; network < 26; network++) takeMuch(`n${network}`);
  expect(attempt(() => memory.open('n0').take(1))).toEqual(busy);
  expect(attempt(() => takeMuch('other'))).toEqual(busy);
  expect(attempt(() => memory.open('visitor').take(50_000))).toBe('ok');
});

test('a request counts as large once it outgrows the small ones', () => {
  const memory = budget();
  memory.open('a').take(30 * MB);
  const growing = memory.open('a');
  growing.take(60_000);
  expect(attempt(() => growing.take(5_000))).toEqual(busy);
});

test('released memory can be taken again', () => {
  const memory = budget();
  const first = memory.open('a');
  first.take(50_000);
  first.take(30 * MB);
  first.release();
  first.release();
  expect(attempt(() => memory.open('a').take(30 * MB))).toBe('ok');
  expect(attempt(() => memory.open('a').take(1 * MB))).toEqual(busy);
});
