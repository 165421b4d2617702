import { expect, test } from 'vitest';
import { chunked, post, postForm } from '../testing/requests.ts';
import { createMemoryBudget } from './body.ts';
import { readForm } from './form.ts';

const RULES = { fields: { name: 10_000, city: 100 }, files: { field: 'files', count: 3 }, limit: 1_000_000 };
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };

const read = (request: Request, { rules = RULES, memory = createMemoryBudget().open('a') } = {}) =>
  readForm(request, rules, memory);
const formOf = (entries: readonly (readonly [string, string | File])[]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const readEntries = async (...entries: readonly (readonly [string, string | File])[]) =>
  read(await postForm(formOf(entries)));
const photo = (name: string, content = 'x') => new File([content], name);

const part = (name: string, value: string | number[]) => [
  `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n`,
  ...(typeof value === 'string' ? [value] : [new Uint8Array(value)]),
  '\r\n',
];
const multipart = (parts: readonly (string | Uint8Array)[]) => post(chunked([...parts, '--x--\r\n']).stream, MULTIPART);

test('a multipart form is parsed', async () => {
  const { values, files, problem } = await readEntries(
    ['name', 'Zoë 🏠'],
    ['city', ' a\r\nb '],
    ['files', photo('dak "1".jpg', 'één')],
  );
  expect(problem).toBeUndefined();
  expect(values).toEqual({ name: 'Zoë 🏠', city: ' a\r\nb ' });
  expect(files).toEqual([{ name: 'dak "1".jpg', bytes: Buffer.from('één') }]);
});

test('41 · the last value of a duplicate field counts', async () => {
  expect((await readEntries(['name', 'a'], ['name', 'b'])).values).toEqual({ name: 'b' });
});

test('43 · unknown fields and files are dropped, whatever their name', async () => {
  const name = 'n'.repeat(3000);
  const odd: [string, string | File][] = [
    [name, 'x'],
    ['__proto__', 'x'],
    ['photos', photo('a')],
    ['name', photo('b')],
    ['files', 'x'],
  ];
  expect(await readEntries(['name', 'a'], ...odd)).toEqual({ values: { name: 'a' }, files: [], problem: undefined });
});

test('an empty file input is no file', async () => {
  expect((await readEntries(['files', photo('', '')])).files).toEqual([]);
});

test('a file’s name is kept unchanged', async () => {
  const names = ['..\\..\\x.jpg', 'a;b.jpg', 'a\\', 'é%41.jpg', "filename*=UTF-8''x"];
  const { files } = await read(
    multipart(names.slice(0, 3).flatMap((name) => part(`name="files"; filename="${name}"`, 'x'))),
  );
  expect(files.map(({ name }) => name)).toEqual(names.slice(0, 3));
  const rest = await readEntries(...names.slice(3).map((name) => ['files', photo(name)] as const));
  expect(rest.files.map(({ name }) => name)).toEqual(names.slice(3));
});

test('a form is parsed the same wherever it is split into chunks', async () => {
  const whole = Buffer.from(`${part('name="name"', 'Zoë').join('')}--x--\r\n`);
  for (let cut = 1; cut < whole.length; cut++) {
    const request = post(chunked([whole.subarray(0, cut), whole.subarray(cut)]).stream, MULTIPART);
    expect(await read(request), `cut at ${cut}`).toMatchObject({ values: { name: 'Zoë' }, problem: undefined });
  }
});

test.each([
  ['no content type', 'name=Jan', ''],
  ['another content type', 'name=Jan', 'application/x-www-form-urlencoded'],
  ['no boundary', 'name=Jan', 'multipart/form-data'],
  ['a boundary that is not there', 'name=Jan', 'multipart/form-data; boundary=x'],
  ['a boundary of 10 kB', 'name=Jan', `multipart/form-data; boundary=${'x'.repeat(10_000)}`],
  ['no end', part('name="name"', 'Jan').join(''), MULTIPART['content-type']],
  ['nothing', '', MULTIPART['content-type']],
])('a form with %s is refused', async (_name, body, type) => {
  expect((await read(post(body, { 'content-type': type }))).problem).toMatchObject({ status: 400 });
});

test.each([
  ['a byte that starts nothing', [0x4a, 0xff]],
  ['a surrogate', [0xed, 0xa0, 0x80]],
])('14 · invalid UTF-8 is refused: %s', async (_name, bytes) => {
  expect((await read(multipart(part('name="name"', bytes)))).problem).toMatchObject({ status: 400 });
  const inName = ['--x\r\nContent-Disposition: form-data; name="', new Uint8Array(bytes), '"\r\n\r\nx\r\n'];
  expect((await read(multipart(inName))).problem).toMatchObject({ status: 400 });
});

test('14 · U+FFFD can be typed', async () => {
  expect((await readEntries(['name', 'Jan \ufffd'])).values).toEqual({ name: 'Jan \ufffd' });
});

test('9 · NUL, which HTML can’t contain, is dropped', async () => {
  expect((await readEntries(['name', 'a\u0000\u0007'])).values).toEqual({ name: 'a\u0007' });
});

test('8 · a text of more than four times its maximum is refused, and kept up to there', async () => {
  const fits = 'é'.repeat(400);
  expect(await readEntries(['city', fits])).toMatchObject({ values: { city: fits }, problem: undefined });
  for (const more of ['x', '🏠', ` ${'x'.repeat(900_000)}`]) {
    const multipartForm = await readEntries(['city', fits + more], ['name', 'Jan']);
    expect(multipartForm).toMatchObject({ values: { city: fits, name: 'Jan' }, problem: { status: 413 } });
  }
});

test.each([
  ['more parts than a form has', Array.from({ length: 30 }, (_, index) => part(`name="x${index}"`, 'x').join(''))],
  ['one field again and again', Array.from({ length: 60 }, () => part('name="city"', 'x').join(''))],
  ['more files than are read', Array.from({ length: 4 }, () => part('name="files"; filename="x.jpg"', 'x').join(''))],
  ['a header of 5 kB', part(`name="files"; filename="${'x'.repeat(5000)}"`, 'x')],
  ['more bytes than the limit', part('name="files"; filename="x.jpg"', 'x'.repeat(1_100_000))],
])('%s: refused with the texts that arrived before, and without files', async (_name, parts) => {
  const first = part('name="files"; filename="a.jpg"', 'x');
  const form = await read(multipart([...part('name="name"', 'Jan'), ...first, ...parts]));
  expect(form).toMatchObject({ values: { name: 'Jan' }, files: [], problem: { status: 413 } });
});

test('a form over the limit is read to its end, up to a second limit, so that the browser shows the response', async () => {
  const chunk = 'x'.repeat(100_000);
  const start = [...part('name="name"', 'Jan'), ...part('name="files"; filename="x.jpg"', '').slice(0, 1)];
  const to = async (chunks: number) => {
    const { stream, chunksRead } = chunked([...start, ...Array.from({ length: chunks }, () => chunk)]);
    const { values, problem } = await read(post(stream, MULTIPART));
    expect([values, problem?.status]).toEqual([{ name: 'Jan' }, 413]);
    return chunksRead() - start.length;
  };
  expect(await to(20)).toBe(21);
  expect(await to(50)).toBeLessThan(35);
});

test('45 · a form that declares more than that is refused unread', async () => {
  const { stream, chunksRead } = chunked(['--x--\r\n']);
  const request = post(stream, { ...MULTIPART, 'content-length': '3000001' });
  expect((await read(request)).problem).toMatchObject({ status: 413 });
  expect(chunksRead()).toBe(0);
});

test('8 · a text that is cut off by the limit is kept, whatever its last byte', async () => {
  for (const text of ['é'.repeat(600_000), `x${'é'.repeat(600_000)}`]) {
    const { values, problem } = await read(multipart(part('name="name"', text)));
    expect([values.name, problem?.status]).toEqual([text.slice(0, values.name?.length), 413]);
    expect(values.name?.length).toBeGreaterThan(30_000);
  }
});

test('a form that exceeds the memory budget keeps its texts and releases its memory', async () => {
  const budget = createMemoryBudget(1_500_000);
  const memory = budget.open('a');
  const parts = [...part('name="name"', 'Jan'), ...part('name="files"; filename="x.jpg"', '').slice(0, 1)];
  const form = await read(multipart([...parts, ...Array.from({ length: 9 }, () => 'x'.repeat(90_000))]), { memory });
  expect(form).toMatchObject({ values: { name: 'Jan' }, files: [], problem: { status: 503 } });
  expect(form.problem?.message).toMatch(/druk op de site.*bel 0/);
  expect(() => budget.open('a').take(450_000)).not.toThrow();

  const atOnce = multipart([parts.join('') + 'x'.repeat(65_536)]);
  expect(await read(atOnce, { memory: createMemoryBudget(0).open('a') })).toMatchObject({
    values: { name: 'Jan' },
    problem: { status: 503 },
  });
});
