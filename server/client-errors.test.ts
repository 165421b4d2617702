import { expect, test } from 'vitest';
import { createClientErrors } from './client-errors.ts';
import { createLog } from './log.ts';

const error = { page: '/offerte', message: 'x is undefined', source: '/assets/forms-x1.js:1:234', build: 'a1b2c3d4' };

function started() {
  const logged: string[] = [];
  const report = createClientErrors(createLog((line) => logged.push(line)));
  const send = (body: unknown, { address = '192.0.2.1', type = 'application/json' } = {}) => {
    const init = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
    return report(
      new Request('http://localhost/client-errors', { ...init, headers: { 'content-type': type } }),
      address,
    );
  };
  return { send, entries: () => logged.map((line) => JSON.parse(line)) };
}

test('a report is logged with page, message, script and build', async () => {
  const { send, entries } = started();
  await send(error);
  expect(entries()).toMatchObject([{ level: 'info', event: 'page-error', ...error }]);
});

test.each([
  'jan@voorbeeld.nl',
  'GET /x?e=jan%40voorbeeld.nl failed',
  'call 0612345678',
  'call 06 12 34 56 78',
  '(020) 123-4567',
  '06_12_34_56_78',
  'x\r\ny',
  'x'.repeat(301),
  12,
])('what our pages don’t send is not logged: %j', async (message) => {
  const { send, entries } = started();
  const source = 'chrome-extension://abc/content.js';
  await send({ page: '/jan', message, source, build: '<b>', extra: 'Jan' });
  const [{ time: _, ...entry }] = entries();
  const other = { page: 'other', message: 'other', source: 'other', build: 'other' };
  expect(entry).toEqual({ level: 'info', event: 'page-error', ...other });
});

test.each([
  ['no JSON', '{', {}],
  ['a list', '[]', {}],
  ['more than 2 kB', JSON.stringify({ ...error, message: 'x'.repeat(2000) }), {}],
  ['another content type, which any site could send', JSON.stringify(error), { type: 'text/plain' }],
])('%s is not logged', async (_name, body, options) => {
  const { send, entries } = started();
  await send(body, options);
  expect(entries()).toEqual([]);
});

test('at most ten reports are logged per address and a hundred in all, also when they arrive at once', async () => {
  const { send, entries } = started();
  await Promise.all(Array.from({ length: 15 }, () => send(error)));
  expect(entries()).toHaveLength(10);
  await Promise.all(Array.from({ length: 150 }, (_, index) => send(error, { address: `192.0.3.${index}` })));
  expect(entries()).toHaveLength(100);
});
