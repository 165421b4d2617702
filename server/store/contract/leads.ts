import { describe, expect } from 'vitest';
import { accepted, add, claimAll, contact, listAll, photo, quote, type StoreTest } from './fixture.ts';

const DAY = 86_400_000;

export function leadsContract(test: StoreTest) {
  describe('accept', () => {
    test('stores a request unchanged, under a reference that is easy to read aloud', async ({ store, clock }) => {
      const lead = quote({ announcedPhotos: 2 });
      const { reference, uploadToken } = await accepted(store, lead);
      expect(reference).toMatch(/^AD-[2-9C-HJKMNP-RTV-X]{6}$/);
      expect(Buffer.from(uploadToken, 'base64url')).toHaveLength(16);
      expect(await store.find(reference)).toMatchObject({
        reference,
        kind: 'quote',
        fields: lead.fields,
        receivedAt: clock.time,
        suspectedSpam: false,
        announcedPhotos: 2,
      });
    });

    test('adds a mail to the firm and, if it may, one to the visitor, due immediately', async ({ store }) => {
      for (const lead of [quote(), contact(), quote({ confirms: false }), quote({ suspectedSpam: true })]) {
        await accepted(store, lead);
        const mails = await claimAll(store);
        expect(mails.map(({ purpose }) => purpose)).toEqual(lead.confirms ? ['firm', 'visitor'] : ['firm']);
        for (const mail of mails) {
          const { kind, fields, suspectedSpam } = lead;
          expect(mail).toMatchObject({ lead: { kind, fields, suspectedSpam }, confirms: lead.confirms });
        }
      }
    });

    test('adds the confirmation of a request that another process stored at the same moment without it', async ({
      store,
    }) => {
      const lead = quote({ confirms: false });
      const first = await accepted(store, lead);
      const again = { ...lead, confirms: true };
      expect(await store.accept(again)).toEqual({ ...first, outcome: 'replayed', confirmed: true });
      expect(await store.accept(again)).toEqual({ ...first, outcome: 'replayed', confirmed: false });
      expect((await claimAll(store)).map(({ purpose }) => purpose)).toEqual(['firm', 'visitor']);
    });

    test('47, 48 · the same text is the same request for two days, whatever its photos and the order of its fields', async ({
      store,
      clock,
    }) => {
      const lead = quote({ announcedPhotos: 1 });
      expect(await store.recall(lead)).toBeUndefined();
      const first = await accepted(store, lead, [photo()]);
      clock.time += 2 * DAY - 1;
      const reordered = Object.fromEntries(Object.entries(lead.fields).reverse()) as typeof lead.fields;
      const again = { ...lead, fields: { ...reordered, files: ['b.jpg', 'c.jpg'] }, announcedPhotos: 2 };
      expect(await store.recall(again)).toEqual({ ...first, outcome: 'replayed', confirmed: false });
      expect(await store.accept(again)).toEqual({ ...first, outcome: 'replayed', confirmed: false });
      expect(await listAll(store)).toHaveLength(1);
      expect(await claimAll(store)).toHaveLength(2);
      expect(await add(store, first.uploadToken, photo('b.jpg'))).toBe('stored');
      clock.time += 1;
      const later = await accepted(store, lead);
      expect(later.reference).not.toBe(first.reference);
      expect(later.uploadToken).not.toBe(first.uploadToken);
    });

    test('other text, or the same words in the other form, is another request', async ({ store }) => {
      const { fields, ...lead } = contact();
      await accepted(store, { ...lead, fields });
      await accepted(store, { ...lead, fields: { ...fields, name: 'Iemand anders' } });
      await accepted(store, { ...quote(), fields: { ...quote().fields, ...fields } });
      expect(await listAll(store)).toHaveLength(3);
    });

    test('47 · the same request many times concurrently, in two processes, is one request', async ({ store, open }) => {
      const stores = [store, await open()];
      const leads = Array.from({ length: 5 }, () => quote());
      const answers = await Promise.all(
        leads.flatMap((lead) => Array.from({ length: 8 }, (_, i) => (stores[i % 2] ?? store).accept(lead))),
      );
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5);
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(5);
      expect(await listAll(store)).toHaveLength(5);
      expect(await claimAll(store)).toHaveLength(10);
    });

    test('acknowledged requests are there when the store is reopened; a closed one rejects', async ({
      store,
      open,
    }) => {
      const { reference } = await accepted(store, quote(), [photo()]);
      await store.close();
      await expect(store.accept(quote())).rejects.toThrow();
      const reopened = await open();
      expect(await reopened.find(reference)).toMatchObject({ reference, photoNames: ['dak.jpg'] });
      expect(await claimAll(reopened)).toHaveLength(2);
    });
  });
}
