import { expect, test } from 'vitest';
import { createClientErrors } from './client-errors.ts';
import { createLog } from './log.ts';

const BUILD = 'a1b2c3d4';
const error = { page: '/offerte', message: 'x is undefined', source: '/assets/forms-x1.js:1:234', build: BUILD };

function started() {
  const logged: string[] = [];
  const clock = { now: Date.parse('2026-11-22') };
  const log = createLog((line) => logged.push(line));
  const { report, isAlarming } = createClientErrors(BUILD, log, () => clock.now);
  const send = async (body: unknown, { address = '192.0.2.1', type = 'application/json' } = {}) => {
    const init = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
    return report(
      new Request('http://localhost/client-errors', { ...init, headers: { 'content-type': type } }),
      address,
    );
  };
  const entries = () => logged.map((line) => JSON.parse(line));
  return { send, isAlarming, entries, clock };
}

test('a report is logged with page, message, script and build', async () => {
  const { send, entries } = started();
  expect((await send(error)).status).toBe(204);
  expect(entries()).toMatchObject([{ level: 'info', event: 'page-error', ...error }]);
});

test('its fields are validated, masked and truncated', async () => {
  const { send, entries } = started();
  await send({
    page: '/jan@voorbeeld.nl',
    message: `jan@voorbeeld.nl\r\n0612345678 ${'x'.repeat(1000)}`,
    source: 'chrome-extension://abc/content.js',
    build: '<b>',
    extra: 'Jan',
  });
  const [{ time: _, ...entry }] = entries();
  expect(entry).toEqual({
    level: 'info',
    event: 'page-error',
    page: 'other',
    message: expect.stringMatching(/^\* {2}# x{200,300}$/),
    source: 'other',
    build: 'other',
  });
});

test.each([
  ['no JSON', '{', {}],
  ['a list', '[]', {}],
  ['more than 2 kB', JSON.stringify({ ...error, message: 'x'.repeat(2000) }), {}],
  ['another content type, which any site could send', JSON.stringify(error), { type: 'text/plain' }],
])('%s gets the same response and is not logged', async (_name, body, options) => {
  const { send, entries } = started();
  expect((await send(body, options)).status).toBe(204);
  expect(entries()).toEqual([]);
});

test('at most ten reports an hour are logged per address', async () => {
  const { send, entries, clock } = started();
  for (let count = 0; count < 15; count++) await send(error);
  expect(entries()).toHaveLength(10);
  clock.now += 60 * 60_000;
  await send(error);
  expect(entries()).toHaveLength(11);
});

test('five reports from three addresses in an hour degrade the health', async () => {
  const { send, isAlarming, clock } = started();
  for (const address of ['a', 'a', 'b', 'b']) await send(error, { address });
  expect(isAlarming()).toBe(false);
  await send(error, { address: 'c' });
  expect(isAlarming()).toBe(true);
  clock.now += 60 * 60_000;
  expect(isAlarming()).toBe(false);
});

test.each([
  ['one visitor alone', error, ['a']],
  ['two visitors', error, ['a', 'b']],
  ['pages of an earlier build', { ...error, build: 'older' }, ['a', 'b', 'c', 'd', 'e']],
  ['scripts that are not ours', { ...error, source: '' }, ['a', 'b', 'c', 'd', 'e']],
])('%s can’t degrade the health', async (_name, report, addresses) => {
  const { send, isAlarming } = started();
  for (let count = 0; count < 5; count++) for (const address of addresses) await send(report, { address });
  expect(isAlarming()).toBe(false);
});
