import { describe, expect, test, vi } from 'vitest';
import { photoLimits, photoMessages } from '../shared/photo-rules.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { keysOf, type SentLead } from './leads-intake.ts';
import type { LeadContent } from './store/leads.ts';
import { checkByContent, marked, testIntake } from './testing/leads-intake.ts';

const ADDRESS = '192.0.2.1';
const content: LeadContent = { kind: 'quote', fields: marked };
const elsewhere: LeadContent = { kind: 'quote', fields: { ...marked, city: 'Haarlem' } };

/** The intake with a shorthand for `acceptLead`. */
async function started(options: Parameters<typeof testIntake>[0] = {}) {
  const site = await testIntake(options);
  const take = (lead: Partial<SentLead> = {}, address = ADDRESS) =>
    site.intake.acceptLead({ content, announcedPhotos: 0, ...lead }, address);
  const limited = async (points: number) =>
    started({ ...options, rateLimit: await createRateLimit(points, undefined) });
  return { ...site, take, limited };
}

describe('48 · keys', () => {
  test('the same key and content is the same lead, under another key it is another', async () => {
    const { take, leads } = await started();
    const first = await take({ key: 'a' });
    expect(await take({ key: 'a' })).toEqual(first);
    await take({ key: 'b' });
    expect(await leads()).toHaveLength(2);
  });

  test('the same key with other content is a conflict', async () => {
    const { take, leads } = await started();
    await take({ key: 'a' });
    expect(await take({ key: 'a', content: elsewhere })).toEqual({ outcome: 'conflict' });
    expect(await leads()).toMatchObject([{ fields: { city: marked.city } }]);
  });

  test('keys of any length differ when their ends do', () => {
    const [one, other] = ['x', 'y'].map((end) => keysOf('k'.repeat(5000) + end, content, 0).idempotencyKey);
    expect(one).not.toBe(other);
    expect(one?.length).toBeLessThan(60);
  });

  test('10 · without a key the same content is one lead, across midnight too', async () => {
    const midnight = Date.parse('2026-11-22T00:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1000 });
    try {
      const { take, leads } = await started();
      const first = await take();
      vi.setSystemTime(midnight + 1000);
      expect(await take()).toEqual(first);
      await take({ content: elsewhere });
      expect(await leads()).toHaveLength(2);
      vi.setSystemTime(midnight + 25 * 60 * 60_000);
      await take();
      expect(await leads()).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a quote and a message of the same words differ', () => {
    const message = { name: 'Jan', email: 'a@b.nl', phone: '', message: 'hoi' };
    const quote = { ...marked, ...message };
    const [one, other] = [
      keysOf(undefined, { kind: 'contact', fields: message }, 0),
      keysOf(undefined, { kind: 'quote', fields: quote }, 0),
    ];
    expect(one.idempotencyKey).not.toBe(other.idempotencyKey);
  });
});

describe('the limit', () => {
  test('counts per address', async () => {
    const { take, leads } = await (await started()).limited(1);
    await take({ key: 'a' });
    expect(await take({ key: 'b' })).toEqual({ outcome: 'too-many', retryAfterSeconds: expect.any(Number) });
    expect(await take({ key: 'b' }, '192.0.2.2')).toMatchObject({ outcome: 'accepted' });
    expect(await leads()).toHaveLength(2);
  });

  test('does not hide the outcome of a lead that was accepted before', async () => {
    const { take, leads } = await (await started()).limited(1);
    const first = await take({ key: 'a' });
    expect(await take({ key: 'b' })).toMatchObject({ outcome: 'too-many' });
    expect(await take({ key: 'a' })).toEqual(first);
    expect(await take({ key: 'a', content: elsewhere })).toEqual({ outcome: 'conflict' });
    expect(await leads()).toHaveLength(1);
  });

  test('counts only leads that are stored', async () => {
    const rateLimit = await createRateLimit(2, undefined);
    const { take, store } = await started({ rateLimit });
    const full = await started({ rateLimit, store, broken: { accept: () => Promise.reject(new Error('disk full')) } });
    await take({ key: 'a' });
    await take({ key: 'a' });
    await take({ key: 'a', content: elsewhere });
    await expect(full.take({ key: 'b' })).rejects.toThrow('disk full');
    expect(await take({ key: 'c' })).toMatchObject({ outcome: 'accepted' });
    expect(await take({ key: 'd' })).toMatchObject({ outcome: 'too-many' });
  });
});

describe('photos', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  /** The intake with one lead that awaits two photos. */
  async function awaiting(options: Parameters<typeof testIntake>[0] = {}) {
    const site = await started(options);
    const lead = await site.take({ announcedPhotos: 2 });
    if (lead.outcome !== 'accepted') throw new Error(`the lead is ${lead.outcome}`);
    const add = (text: string, position?: number, uploadToken = lead.uploadToken) =>
      site.intake.acceptPhoto(
        { uploadToken, position, name: 'dak.jpg', bytes: bytes(text) },
        ADDRESS,
        new AbortController().signal,
      );
    const stored = async () =>
      (await site.store.photos(lead.reference)).map((photo) => Buffer.from(photo.bytes).toString());
    return { ...site, lead, add, stored };
  }

  test('Q6 · are stored at their position or the next free one, and wake the mail worker', async () => {
    const { add, stored, wakes } = await awaiting();
    const before = wakes();
    expect(await add('twee', 1)).toEqual({ ok: true });
    expect(await add('een')).toEqual({ ok: true });
    expect(await stored()).toEqual(['een', 'twee']);
    expect(wakes()).toBe(before + 2);
  });

  test('sent twice are stored once; another photo at the same position is refused', async () => {
    const { add, stored } = await awaiting();
    await add('een', 0);
    expect(await add('een', 0)).toEqual({ ok: true });
    expect(await add('een', 1)).toEqual({ ok: true });
    expect(await add('twee', 0)).toMatchObject({ ok: false, reason: 'occupied' });
    expect(await stored()).toEqual(['een']);
  });

  test('that can’t be stored are not decoded', async () => {
    const check = vi.fn(checkByContent);
    const { add } = await awaiting({ checkPhoto: check });
    await add('x', 0, 'x'.repeat(22));
    await add('x', 0, 'a\0b');
    expect(check).not.toHaveBeenCalled();
    await add('een', 0);
    await add('een', 0);
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('that can’t be decoded are refused with the reason', async () => {
    const { add, stored } = await awaiting();
    expect(await add('bad', 0)).toEqual({ ok: false, reason: 'damaged', message: 'Deze foto is beschadigd' });
    expect(await stored()).toEqual([]);
  });

  test.each(['x'.repeat(22), 'a\0b', '', 'é'.repeat(1000)])(
    'of the unknown request "%s" are refused',
    async (token) => {
      const { add } = await awaiting();
      expect(await add('een', 0, token)).toEqual({
        ok: false,
        reason: 'unknown-token',
        message: expect.stringMatching(/niet bekend, of ouder dan een dag: mail uw foto’s naar \S+@/),
      });
    },
  );

  test('that are too large together are refused', async () => {
    const { add, store, lead } = await awaiting();
    const held = { name: 'dak.jpg', type: 'image/jpeg', bytes: new Uint8Array(photoLimits.totalBytes) };
    await store.addPhoto({ ...held, uploadToken: lead.uploadToken, position: 0, sourceHash: 'held' });
    expect(await add('x', 1)).toEqual({ ok: false, reason: 'full', message: photoMessages['total-too-large'] });
  });
});
