import { describe, expect } from 'vitest';
import { accepted, add, claimAll, contact, listAll, photo, quote, type StoreTest } from './fixture.ts';

export function archiveContract(test: StoreTest) {
  describe('archive', () => {
    test('lists every request, the newest first, over several pages', async ({ store, clock }) => {
      const references: string[] = [];
      // Several in the same millisecond, so that a page ends between equal times.
      for (let i = 0; i < 13; i++) {
        const stored = await Promise.all(Array.from({ length: 40 }, () => accepted(store, contact())));
        references.unshift(
          ...stored
            .map(({ reference }) => reference)
            .sort()
            .reverse(),
        );
        clock.time += 1;
      }
      const listed = await listAll(store);
      expect(listed.map(({ reference }) => reference)).toEqual(references);
      expect(await store.count()).toBe(520);
    });

    test('lists the content, the photo names and the worst status of the mails', async ({ store }) => {
      const lead = quote();
      const { reference } = await accepted(store, lead, [photo('voor.jpg'), photo('achter.jpg')]);
      const summary = async () => (await listAll(store))[0];
      expect(await summary()).toMatchObject({
        reference,
        fields: lead.fields,
        status: 'pending',
        photoNames: ['voor.jpg', 'achter.jpg'],
      });
      const [firm, visitor] = await claimAll(store);
      await store.markSent(visitor?.id as number);
      expect(await summary()).toMatchObject({ status: 'pending' });
      await store.bury(firm?.id as number, '550');
      expect(await summary()).toMatchObject({ status: 'dead' });
      await store.markSent(firm?.id as number);
      expect(await summary()).toMatchObject({ status: 'sent' });
    });

    test('finds one request with its photos and mails, or none', async ({ store, clock }) => {
      const { reference } = await accepted(store, quote(), [photo('a.jpg', 3)]);
      const [firm] = await claimAll(store);
      clock.time += 500;
      await store.markSent(firm?.id as number);
      expect(await store.find(reference)).toMatchObject({
        photoNames: ['a.jpg'],
        mails: [
          { purpose: 'firm', status: 'sent', attempts: 1, at: clock.time, lastError: undefined },
          { purpose: 'visitor', status: 'pending', attempts: 1, at: clock.time - 500, lastError: undefined },
        ],
      });
      expect((await store.photos(reference)).map(({ bytes }) => [...bytes])).toEqual([[5, 5, 5]]);
      expect(await store.find('AD-222222')).toBeUndefined();
      expect(await store.photos('AD-222222')).toEqual([]);
    });

    test('removes a request with its photos and mails, and nothing else', async ({ store }) => {
      const gone = await accepted(store, quote(), [photo()]);
      const kept = await accepted(store, quote(), [photo()]);
      expect(await store.remove([gone.reference, 'AD-222222'])).toBe(1);
      expect(await store.find(gone.reference)).toBeUndefined();
      expect(await store.photos(gone.reference)).toEqual([]);
      expect(await add(store, gone.uploadToken, photo('b.jpg'))).toBe('unknown-token');
      expect((await claimAll(store)).map(({ lead }) => lead.reference)).toEqual([kept.reference, kept.reference]);
      expect(await store.photos(kept.reference)).toHaveLength(1);
    });

    test('a worker’s report on a mail that was removed changes no other mail', async ({ store }) => {
      const { reference } = await accepted(store);
      const removed = await claimAll(store);
      await store.remove([reference]);
      await accepted(store);
      for (const { id } of removed) {
        expect(await store.markSent(id)).toBe(false);
        expect(await store.postpone(id, 60_000, '451')).toBe(false);
        expect(await store.bury(id, '550')).toBe(false);
      }
      expect(await store.status()).toMatchObject({ pending: 2, sent: 0, dead: 0 });
      expect(await claimAll(store)).toHaveLength(2);
    });

    test('lists the requests from before a given time, the oldest first, up to a limit', async ({ store, clock }) => {
      const references: string[] = [];
      const start = clock.time;
      for (let i = 0; i < 4; i++) {
        references.push((await accepted(store)).reference);
        clock.time += 10;
      }
      expect(await store.receivedBefore(start + 30, 10)).toEqual(references.slice(0, 3));
      expect(await store.receivedBefore(start + 30, 2)).toEqual(references.slice(0, 2));
    });
  });

  test('check passes on a store that can be read', async ({ store }) => {
    await expect(store.check()).resolves.toBeUndefined();
  });

  describe('tables', () => {
    test('several processes may create them concurrently and open them later', async ({ open }) => {
      const stores = await Promise.all([open(), open(), open(), open()]);
      for (const store of stores) await accepted(store);
      const late = await open();
      expect(await late.count()).toBe(4);
    });
  });
}
