import { afterEach, expect, test, vi } from 'vitest';
import { createConfirmationLimit, createLimits, createLogLimit, createRateLimit } from './rate-limit.ts';

afterEach(() => vi.useRealTimers());

test('an address may send up to its limit, then gets the seconds to wait', async () => {
  const limit = createRateLimit(2);
  expect(await limit.take('a')).toBeUndefined();
  expect(await limit.take('a')).toBeUndefined();
  const wait = await limit.take('a');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect(await limit.take('b')).toBeUndefined();
});

test('an address may send three times its limit in 23 hours', async () => {
  vi.useFakeTimers();
  const { rateLimit } = createLimits(2);
  const window = 23 * 60 * 60_000;
  const sent = async () => {
    let count = 0;
    for (let elapsed = 0; elapsed < window; elapsed += 600_000) {
      while ((await rateLimit.take('a')) === undefined) count++;
      vi.advanceTimersByTime(600_000);
    }
    return count;
  };
  expect(await sent()).toBe(6);
  expect(await rateLimit.take('b')).toBeUndefined();
  expect(await sent()).toBe(6);
});

test('a count that can’t be stored lets requests through', async () => {
  const limit = createRateLimit(1, () => Promise.reject(new Error('down')));
  expect([await limit.take('a'), await limit.take('a')]).toEqual([undefined, undefined]);
});

test('the count resets after ten minutes, and is forgotten then', async () => {
  vi.useFakeTimers();
  const limit = createRateLimit(1);
  await limit.take('a');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(599_000);
  expect(await limit.take('a')).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(await limit.take('a')).toBeUndefined();
});

/** How many of a hundred confirmations are allowed. */
async function allowed(email: (n: number) => string, address: (n: number) => string): Promise<number> {
  const takeConfirmation = createConfirmationLimit();
  let count = 0;
  for (let n = 0; n < 100; n++) if (await takeConfirmation(email(n), address(n))) count++;
  return count;
}

const domain = (n: number) => `jan@firma-${n}.example`;
const network = (n: number) => `192.0.2.${n}`;

test('confirmations an hour are limited per network and in all', async () => {
  expect(await allowed(domain, () => '192.0.2.1')).toBe(5);
  expect(await allowed(domain, network)).toBe(50);
});

test.each([
  ['zoe@voorbeeld.nl', 'Zoe@Voorbeeld.NL', 'zoe+dak@voorbeeld.nl'],
  ['ja.n@gmail.com', 'j.an@gmail.com', 'jan@googlemail.com', 'jan+x@gmail.com'],
])('a mailbox gets three a day, however it is spelled: %s', async (...spellings) => {
  expect(await allowed((n) => spellings[n % spellings.length] as string, network)).toBe(3);
});

test('one network does not use up the confirmations of others', async () => {
  const takeConfirmation = createConfirmationLimit();
  for (let n = 0; n < 100; n++) await takeConfirmation(domain(n), '192.0.2.1');
  expect(await takeConfirmation('piet@voorbeeld.nl', '192.0.2.2')).toBeDefined();
});

test('a confirmation that one limit refuses does not count for the others', async () => {
  vi.useFakeTimers();
  const takeConfirmation = createConfirmationLimit();
  const hour = Array.from({ length: 50 }, (_, n) => takeConfirmation(domain(n), network(n)));
  expect((await Promise.all(hour)).every(Boolean)).toBe(true);
  for (let n = 0; n < 5; n++) expect(await takeConfirmation('piet@voorbeeld.nl', '192.0.2.200')).toBeUndefined();
  vi.advanceTimersByTime(60 * 60_000);
  expect(await takeConfirmation('piet@voorbeeld.nl', '192.0.2.200')).toBeDefined();
});

test('confirmations that are given back do not count', async () => {
  const takeConfirmation = createConfirmationLimit();
  for (let n = 0; n < 60; n++) {
    const giveBack = await takeConfirmation('piet@voorbeeld.nl', '192.0.2.2');
    expect(giveBack).toBeDefined();
    await giveBack?.();
  }
  for (let n = 0; n < 3; n++) expect(await takeConfirmation('piet@voorbeeld.nl', '192.0.2.2')).toBeDefined();
  expect(await takeConfirmation('piet@voorbeeld.nl', '192.0.2.2')).toBeUndefined();
});

test('a network may log ten lines in ten minutes, and all networks a hundred', async () => {
  const takeLogLine = createLogLimit();
  const lines = async (network: (n: number) => string) =>
    (await Promise.all(Array.from({ length: 200 }, (_, n) => takeLogLine(network(n))))).filter(Boolean).length;
  expect(await lines(() => '192.0.2.1')).toBe(10);
  expect(await lines((n) => `198.51.100.${n}`)).toBe(90);
});
