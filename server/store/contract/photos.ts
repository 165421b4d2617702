import { describe, expect } from 'vitest';
import { photoLimits } from '../../../shared/photo-rules.ts';
import type { Store } from '../store.ts';
import { accepted, add as addPhoto, claimAll, claimed, LEASE, photo, quote, type StoreTest } from './fixture.ts';

const MINUTE = 60_000;

const DAY = 86_400_000;

/** Adds the photo `<number>.jpg`. */
function add(store: Store, uploadToken: string, number: number, size?: number) {
  return addPhoto(store, uploadToken, photo(`${number}.jpg`, size));
}

const names = ({ photos }: { photos: readonly { name: string }[] }) => photos.map(({ name }) => name);

export function photosContract(test: StoreTest) {
  describe('photos', () => {
    test('are sent with the firm’s mail, which is due as soon as all announced photos are stored', async ({
      store,
    }) => {
      const bytes = Uint8Array.of(0, 255, 10, 13, 128);
      await accepted(store, quote(), [{ name: 'a.png', type: 'image/png', bytes }]);
      const mails = await claimAll(store);
      expect(mails.map(names)).toEqual([['a.png'], []]);
      expect(mails[0]?.photos[0]?.type).toBe('image/png');
      expect([...(mails[0]?.photos[0]?.bytes ?? [])]).toEqual([...bytes]);
    });

    test('that were announced delay the firm’s mail by up to two minutes, but not the visitor’s', async ({
      store,
      clock,
    }) => {
      await accepted(store, quote({ announcedPhotos: 2 }));
      expect((await claimAll(store)).map(({ purpose }) => purpose)).toEqual(['visitor']);
      clock.time += 2 * MINUTE - 1;
      expect(await claimAll(store)).toEqual([]);
      clock.time += 1;
      expect(names(await claimed(store, 'firm'))).toEqual([]);
    });

    test('that were refused are named in the firm’s mail, which no longer waits for them', async ({ store }) => {
      const { uploadToken } = await accepted(store, quote({ announcedPhotos: 2 }));
      const refusal = { uploadToken, sourceHash: 'x', name: 'dak.heic', reason: 'heic' };
      await store.refusePhoto(refusal);
      await store.refusePhoto(refusal);
      expect((await claimAll(store)).map(({ purpose }) => purpose)).toEqual(['visitor']);
      await add(store, uploadToken, 0);
      const firm = await claimed(store, 'firm');
      expect([names(firm), firm.refusedPhotos]).toEqual([['0.jpg'], [{ name: 'dak.heic', reason: 'heic' }]]);
      for (let i = 0; i < 20; i++) await store.refusePhoto({ ...refusal, sourceHash: String(i) });
    });

    test('that are stored after all are no longer refused, and count once', async ({ store }) => {
      const { uploadToken } = await accepted(store, quote({ announcedPhotos: 2 }));
      await store.refusePhoto({ uploadToken, sourceHash: 'roof', name: 'dak.jpg', reason: 'too-heavy' });
      expect(await addPhoto(store, uploadToken, photo('dak.jpg'), 'roof')).toBe('stored');
      expect((await claimAll(store)).map(({ purpose }) => purpose)).toEqual(['visitor']);
      await add(store, uploadToken, 1);
      const firm = await claimed(store, 'firm');
      expect([names(firm), firm.refusedPhotos]).toEqual([['dak.jpg', '1.jpg'], []]);
    });

    test('that do not fit into the firm’s mail follow in further mails, due with it', async ({ store }) => {
      const { uploadToken } = await accepted(store, quote({ announcedPhotos: 4 }));
      for (const [position, size] of [4_000_000, 6_000_000, 9_000_000, 1_000_000].entries()) {
        expect(await add(store, uploadToken, position, size)).toBe('stored');
      }
      const mails = (await claimAll(store)).filter(({ purpose }) => purpose !== 'visitor');
      expect(mails.map(({ purpose }) => purpose)).toEqual(['firm', 'late-photos']);
      expect(mails.map(names)).toEqual([
        ['0.jpg', '1.jpg'],
        ['2.jpg', '3.jpg'],
      ]);
    });

    test('can be added until two days after the request', async ({ store, clock }) => {
      const { uploadToken } = await accepted(store, quote({ announcedPhotos: 2 }));
      clock.time += 2 * DAY - 1;
      expect(await add(store, uploadToken, 0)).toBe('stored');
      clock.time += 1;
      expect(await add(store, uploadToken, 1)).toBe('unknown-token');
      expect(await store.photoRefusal(uploadToken, 'x')).toBe('unknown-token');
    });

    test.for(['', 'AAAAAAAAAAAAAAAAAAAAAA', 'A\0AAAAAAAAAAAAAAAAAAAA', '\ud800', 'x'.repeat(100_000)])(
      'with a wrong token (%#) belong to no request',
      async (token, { store }) => {
        const { reference } = await accepted(store);
        expect(await add(store, token, 0)).toBe('unknown-token');
        expect(await store.photoRefusal(token, 'x')).toBe('unknown-token');
        await store.refusePhoto({ uploadToken: token, sourceHash: 'x', name: 'dak.heic', reason: 'heic' });
        expect(await store.photos(reference)).toEqual([]);
      },
    );

    test('are stored once, whatever their name; a different picture of the same name is another photo', async ({
      store,
    }) => {
      const { reference, uploadToken } = await accepted(store, quote({ announcedPhotos: 2 }));
      const upload = (name: string, hash: string) => addPhoto(store, uploadToken, photo(name), hash);
      expect(await store.photoRefusal(uploadToken, 'first')).toBeUndefined();
      const answers = await Promise.all([0, 0, 0].map(() => upload('image.jpg', 'first')));
      expect(answers.toSorted()).toEqual(['duplicate', 'duplicate', 'stored']);
      expect(await store.photoRefusal(uploadToken, 'first')).toBe('duplicate');
      expect(await upload('again.jpg', 'first')).toBe('duplicate');
      expect(await upload('image.jpg', 'second')).toBe('stored');
      expect(await store.photos(reference)).toHaveLength(2);
    });

    test(`are at most ${photoLimits.count}, also when two processes add them concurrently`, async ({ store, open }) => {
      const stores = [store, await open()];
      const { reference, uploadToken } = await accepted(store, quote({ announcedPhotos: photoLimits.count }));
      const answers = await Promise.all(
        Array.from({ length: photoLimits.count + 4 }, (_, position) =>
          add(stores[position % 2] ?? store, uploadToken, position),
        ),
      );
      expect(answers.filter((answer) => answer === 'stored')).toHaveLength(photoLimits.count);
      expect(answers.filter((answer) => answer === 'full')).toHaveLength(4);
      expect(await store.photos(reference)).toHaveLength(photoLimits.count);
    });

    test(`are at most ${photoLimits.totalBytes} bytes in total`, async ({ store }) => {
      const { uploadToken } = await accepted(store, quote({ announcedPhotos: 4 }));
      expect(await add(store, uploadToken, 0, photoLimits.bytes)).toBe('stored');
      expect(await add(store, uploadToken, 1, photoLimits.bytes)).toBe('stored');
      const rest = photoLimits.totalBytes - 2 * photoLimits.bytes;
      expect(await add(store, uploadToken, 2, rest + 1)).toBe('full');
      expect(await add(store, uploadToken, 2, rest)).toBe('stored');
      expect(await add(store, uploadToken, 3, 1)).toBe('full');
    });

    test('that arrive after the firm’s mail are sent two minutes later, in one mail of the same thread; later ones an hour later, in another', async ({
      store,
      clock,
    }) => {
      const { uploadToken } = await accepted(store, quote({ announcedPhotos: 3 }));
      await add(store, uploadToken, 0);
      clock.time += 2 * MINUTE;
      const firm = await claimed(store, 'firm');
      await add(store, uploadToken, 1);
      clock.time += 2 * MINUTE - 1;
      await add(store, uploadToken, 2);
      expect(await claimAll(store)).toEqual([]);
      clock.time += 1;
      const late = await claimed(store, 'late-photos');
      expect(late.inReplyTo).toBe(firm.messageId);
      expect(firm.inReplyTo).toBeUndefined();
      for (const { id } of [firm, late]) await store.markSent(id);
      await add(store, uploadToken, 3);
      clock.time += 59 * MINUTE;
      expect((await claimAll(store)).map(({ purpose }) => purpose)).not.toContain('late-photos');
      expect(await store.stuck(), 'a photo that waits is no fault').toEqual([]);
      clock.time += MINUTE;
      const later = await claimed(store, 'late-photos');
      expect([firm, late, later].map(names)).toEqual([['0.jpg'], ['1.jpg', '2.jpg'], ['3.jpg']]);
      expect(new Set([firm.messageId, late.messageId, later.messageId]).size).toBe(3);
    });

    test('are the same on every attempt', async ({ store, clock }) => {
      const { uploadToken } = await accepted(store, quote({ announcedPhotos: 2 }));
      await add(store, uploadToken, 0);
      clock.time += 2 * MINUTE;
      const first = await claimed(store, 'firm');
      await store.postpone(first.id, 10 * MINUTE, '451');
      await add(store, uploadToken, 1);
      clock.time += 10 * MINUTE;
      const mails = await claimAll(store);
      const again = mails.find(({ purpose }) => purpose === 'firm');
      expect(again).toMatchObject({ id: first.id, messageId: first.messageId, attempt: 2, photos: first.photos });
    });

    test('that arrive while mails are being claimed are each sent with exactly one mail', async ({
      store,
      open,
      clock,
    }) => {
      const other = await open();
      const leads = await Promise.all(Array.from({ length: 12 }, () => accepted(store, quote({ announcedPhotos: 3 }))));
      clock.time += 2 * MINUTE;
      const claims = Array.from({ length: 36 }, () => other.claim(LEASE));
      const uploads = leads.flatMap(({ uploadToken }) =>
        [0, 1, 2].map((position) => add(store, uploadToken, position)),
      );
      expect(new Set(await Promise.all(uploads))).toEqual(new Set(['stored']));
      const mails = (await Promise.all(claims)).filter((mail) => mail !== undefined);
      clock.time += 2 * MINUTE;
      mails.push(...(await claimAll(store)));
      const sent = mails.flatMap((mail) => names(mail).map((name) => `${mail.lead.reference} ${name}`));
      const stored = leads.flatMap(({ reference }) =>
        ['0.jpg', '1.jpg', '2.jpg'].map((name) => `${reference} ${name}`),
      );
      expect(sent.toSorted()).toEqual(stored.toSorted());
    });
  });
}
