import { describe, expect, test, vi } from 'vitest';
import { photoLimits, photoMessages } from '../shared/photo-rules.ts';
import { createConfirmationLimit, createRateLimit } from './http/rate-limit.ts';
import { claimAll } from './store/contract/fixture.ts';
import type { LeadContent } from './store/leads.ts';
import type { Store } from './store/store.ts';
import { checkByContent, marked, testIntake } from './testing/leads-intake.ts';

const ADDRESS = '192.0.2.1';
const content: LeadContent = { kind: 'quote', fields: marked };

/** The intake with a shorthand for `acceptLead`. */
async function started(options: Parameters<typeof testIntake>[0] = {}) {
  const site = await testIntake(options);
  const take = (lead = content, address = ADDRESS) => site.intake.acceptLead(lead, address);
  const limited = async (points: number) => started({ ...options, rateLimit: createRateLimit(points) });
  return { ...site, take, limited };
}

const other = (city: string): LeadContent => ({ kind: 'quote', fields: { ...marked, city } });

test('47 · the limit counts new leads per address, and does not hide those accepted before', async () => {
  const { take, leads } = await (await started()).limited(1);
  const first = await take();
  const second = other('Haarlem');
  await expect(take(second)).rejects.toMatchObject({ status: 429 });
  expect(await take()).toEqual(first);
  await take(second, '192.0.2.2');
  expect(await leads()).toHaveLength(2);
});

test.each(['lead-replayed', 'rate-limited'])('one network adds ten lines "%s" to the log', async (event) => {
  const { take, logged } = await (await started()).limited(1);
  await take();
  const again = event === 'lead-replayed' ? content : other('Haarlem');
  for (let count = 0; count < 15; count++) await take(again).catch(() => {});
  expect(logged.map((line) => JSON.parse(line).event)).toEqual(['lead-stored', ...Array(10).fill(event)]);
});

describe('the confirmations of a mailbox', () => {
  const confirmed = async (store: Store) =>
    (await claimAll(store)).filter(({ purpose }) => purpose === 'visitor').length;
  const cities = ['Haarlem', 'Amstelveen', 'Diemen'];

  test('are not used up by requests that can’t be stored', async () => {
    const { store } = await started();
    let isFull = true;
    const accept: Store['accept'] = (lead) => (isFull ? Promise.reject(new Error('full')) : store.accept(lead));
    const { take } = await started({ store, broken: { accept }, takeConfirmation: createConfirmationLimit() });
    for (let attempt = 0; attempt < 4; attempt++) await expect(take()).rejects.toMatchObject({ status: 503 });
    isFull = false;
    for (const city of cities) await take(other(city));
    expect(await confirmed(store)).toBe(3);
    await take();
    expect(await confirmed(store)).toBe(0);
  });

  test('are counted once for a request that is sent twice at the same moment', async () => {
    const { take, store } = await started({ takeConfirmation: createConfirmationLimit() });
    for (const city of cities) {
      const [first, second] = await Promise.all([take(other(city)), take(other(city))]);
      expect(first).toEqual(second);
    }
    expect(await confirmed(store)).toBe(3);
    await take();
    expect(await confirmed(store)).toBe(0);
  });
});

describe('photos', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  /** The intake with one lead that awaits photos. */
  async function awaiting(options: Parameters<typeof testIntake>[0] = {}) {
    const site = await started(options);
    const lead = await site.take();
    const add = (text: string, uploadToken = lead.uploadToken, name = 'dak.jpg') =>
      site.intake.acceptPhoto({ uploadToken, name, bytes: bytes(text) }, ADDRESS, new AbortController().signal);
    const stored = async () =>
      (await site.store.photos(lead.reference)).map((photo) => Buffer.from(photo.bytes).toString());
    return { ...site, lead, add, stored };
  }

  test('Q6 · are stored in the order of their arrival, and ask for their mails to be sent', async () => {
    const { add, stored, wakes } = await awaiting();
    const before = wakes();
    expect(await add('een')).toEqual({ ok: true });
    expect(await add('twee')).toEqual({ ok: true });
    expect(await stored()).toEqual(['een', 'twee']);
    expect(wakes()).toBe(before + 2);
  });

  test('with two names are two photos: the firm’s mail would wait for the second', async () => {
    const { add, lead, stored } = await awaiting();
    await add('een');
    await add('een', lead.uploadToken, 'kopie.jpg');
    expect(await stored()).toEqual(['een', 'een']);
  });

  test('that can’t be stored are not decoded', async () => {
    const check = vi.fn(checkByContent);
    const { add } = await awaiting({ checkPhoto: check });
    await add('x', 'x'.repeat(22));
    await add('x', 'a\0b');
    expect(check).not.toHaveBeenCalled();
    await add('een');
    await add('een');
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('above the quota are not decoded', async () => {
    const check = vi.fn(checkByContent);
    const { add } = await awaiting({ checkPhoto: check, takeRoom: async () => undefined });
    expect(await add('een')).toMatchObject({ ok: false, reason: 'quota' });
    expect(check).not.toHaveBeenCalled();
  });

  test('that can’t be stored do not count for the quota', async () => {
    let isFull = true;
    const { store } = await started();
    const addPhoto: Store['addPhoto'] = (photo) => (isFull ? Promise.reject(new Error('full')) : store.addPhoto(photo));
    const { add, stored } = await awaiting({ store, broken: { addPhoto } });
    const large = 'x'.repeat(photoLimits.bytes);
    for (let attempt = 0; attempt < 6; attempt++) await expect(add(large)).rejects.toMatchObject({ status: 503 });
    isFull = false;
    expect(await add('een')).toEqual({ ok: true });
    expect(await stored()).toEqual(['een']);
  });

  test('that can’t be decoded are refused with the reason', async () => {
    const { add, stored, store } = await awaiting();
    expect(await add('bad')).toEqual({ ok: false, reason: 'damaged', message: 'Deze foto is beschadigd' });
    expect(await stored()).toEqual([]);
    await add('een');
    expect((await claimAll(store))[0]?.refusedPhotos).toEqual([{ name: 'dak.jpg', reason: 'damaged' }]);
  });

  test.each(['x'.repeat(22), 'a\0b', '', 'é'.repeat(1000)])(
    'of the unknown request "%s" are refused',
    async (token) => {
      const { add } = await awaiting();
      expect(await add('een', token)).toEqual({
        ok: false,
        reason: 'unknown-token',
        message: expect.stringMatching(/niet bekend, of ouder dan twee dagen: mail uw foto’s naar \S+@/),
      });
    },
  );

  test('that are too large together are refused', async () => {
    const { add, store, lead } = await awaiting();
    const held = { name: 'dak.jpg', type: 'image/jpeg', bytes: new Uint8Array(photoLimits.totalBytes) };
    await store.addPhoto({ ...held, uploadToken: lead.uploadToken, sourceHash: 'held' });
    expect(await add('x')).toEqual({ ok: false, reason: 'full', message: photoMessages['total-too-large'] });
  });
});
