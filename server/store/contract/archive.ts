import { describe, expect } from 'vitest';
import { accepted, add, claimAll, contact, listAll, photo, quote, type StoreTest } from './fixture.ts';

export function archiveContract(test: StoreTest) {
  describe('archive', () => {
    test('lists every request, the newest first, over several pages', async ({ store, clock }) => {
      const references: string[] = [];
      // Several in the same millisecond, so that a page ends between equal times.
      for (let i = 0; i < 13; i++) {
        const stored = await Promise.all(Array.from({ length: 40 }, () => accepted(store, contact())));
        references.unshift(...stored.map(({ reference }) => reference).sort((a, b) => (a < b ? 1 : -1)));
        clock.time += 1;
      }
      const listed = await listAll(store);
      expect(listed.map(({ reference }) => reference)).toEqual(references);
    });

    test('lists the content, the photo names and the worst status of the mails', async ({ store }) => {
      const lead = quote();
      const { reference } = await accepted(store, lead, [photo('voor.jpg'), photo('achter.jpg')]);
      const summary = async () => (await listAll(store))[0];
      const photoNames = ['voor.jpg', 'achter.jpg'];
      expect(await summary()).toMatchObject({ reference, fields: lead.fields, status: 'pending', photoNames });
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
          { purpose: 'firm', status: 'sent', attempts: 1, at: clock.time, lastError: null },
          { purpose: 'visitor', status: 'pending', attempts: 1, at: clock.time - 500, lastError: null },
        ],
      });
      expect((await store.photos(reference)).map(({ bytes }) => [...bytes])).toEqual([[5, 5, 5]]);
      expect(await store.find('AD-222222')).toBeUndefined();
      expect(await store.photos('AD-222222')).toEqual([]);
    });

    test('removes a request with its photos and mails, and nothing else', async ({ store }) => {
      const gone = await accepted(store, quote(), [photo()]);
      const mails = await claimAll(store);
      const kept = await accepted(store, quote(), [photo()]);
      await store.remove(gone.reference);
      await store.remove('AD-222222');
      expect(await store.find(gone.reference)).toBeUndefined();
      expect(await store.photos(gone.reference)).toEqual([]);
      expect(await add(store, gone.uploadToken, photo('b.jpg'))).toBe('unknown-token');
      // A worker may report on a mail that was removed meanwhile.
      for (const { id } of mails) {
        await store.markSent(id);
        await store.postpone(id, 60_000, '451');
        await store.bury(id, '550');
      }
      expect((await claimAll(store)).map(({ lead }) => lead.reference)).toEqual([kept.reference, kept.reference]);
      expect(await store.photos(kept.reference)).toHaveLength(1);
    });

    test('lists the requests from before a given time, the oldest first', async ({ store, clock }) => {
      const references: string[] = [];
      const start = clock.time;
      for (let i = 0; i < 4; i++) {
        references.push((await accepted(store)).reference);
        clock.time += 10;
      }
      expect(await store.receivedBefore(start + 30)).toEqual(references.slice(0, 3));
    });

    test('counts what a week brought, and what waits or was refused whatever its age', async ({ store, clock }) => {
      await accepted(store);
      const [firm, visitor] = await claimAll(store);
      await store.markSent(firm?.id as number);
      await store.bury(visitor?.id as number, '550');
      const counts = { requests: 1, spam: 0, sent: 1, waiting: 1, refused: 0, unconfirmed: 1 };
      expect(await store.weekCounts()).toEqual(counts);
      clock.time += 7 * 86_400_000;
      await accepted(store, quote({ suspectedSpam: true }));
      expect(await store.weekCounts()).toEqual({ ...counts, spam: 1, sent: 0, waiting: 2 });
    });
  });

  test('several processes may create the tables concurrently and open them later', async ({ open }) => {
    const stores = await Promise.all([open(), open(), open(), open()]);
    for (const store of stores) await accepted(store);
    const late = await open();
    expect(await listAll(late)).toHaveLength(4);
    await expect(late.check()).resolves.toBeUndefined();
  });
}
