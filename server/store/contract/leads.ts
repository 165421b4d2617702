import { describe, expect } from 'vitest';
import { accepted, claimAll, contact, photo, quote, type StoreTest } from './fixture.ts';

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

    test('adds two mails that are due immediately: to the firm and to the visitor', async ({ store }) => {
      for (const lead of [quote(), contact()]) {
        await accepted(store, lead);
        const mails = await claimAll(store);
        expect(mails.map(({ purpose }) => purpose)).toEqual(['firm', 'visitor']);
        for (const mail of mails) expect(mail.lead).toMatchObject({ kind: lead.kind, fields: lead.fields });
      }
    });

    test('sends suspected spam to the firm only', async ({ store }) => {
      await accepted(store, quote({ suspectedSpam: true }));
      const mails = await claimAll(store);
      expect(mails.map(({ purpose, lead }) => [purpose, lead.suspectedSpam])).toEqual([['firm', true]]);
    });

    test('same key, same content: the same result, stored once', async ({ store, clock }) => {
      const lead = quote({ announcedPhotos: 1 });
      const first = await accepted(store, lead, [photo()]);
      clock.time += 86_400_000;
      const reordered = { ...lead, fields: Object.fromEntries(Object.entries(lead.fields).reverse()) } as typeof lead;
      expect(await store.accept(reordered)).toEqual({ ...first, outcome: 'replayed' });
      expect(await store.count()).toBe(1);
      expect(await store.photos(first.reference)).toHaveLength(1);
      expect(await claimAll(store)).toHaveLength(2);
    });

    test('same key, other content: a conflict, nothing changed', async ({ store }) => {
      const lead = quote();
      const { reference } = await accepted(store, lead);
      const other = { ...lead, fields: { ...lead.fields, name: 'Iemand anders' } };
      expect(await store.accept(other)).toEqual({ outcome: 'conflict' });
      expect(await store.accept({ ...contact(), idempotencyKey: lead.idempotencyKey })).toEqual({
        outcome: 'conflict',
      });
      expect(await store.find(reference)).toMatchObject({ fields: lead.fields });
      expect(await claimAll(store)).toHaveLength(2);
    });

    test('a known key is found with its result, an unknown key is not', async ({ store }) => {
      const lead = quote();
      expect(await store.recall(lead)).toBeUndefined();
      const first = await accepted(store, lead);
      expect(await store.recall(lead)).toEqual({ ...first, outcome: 'replayed' });
      expect(await store.recall({ ...contact(), idempotencyKey: lead.idempotencyKey })).toEqual({
        outcome: 'conflict',
      });
      expect(await store.recall(quote())).toBeUndefined();
      expect(await store.count()).toBe(1);
    });

    test('a request sent under a new key, but stored before under an earlier key, is the same request', async ({
      store,
    }) => {
      const yesterday = quote();
      const first = await accepted(store, yesterday);
      const today = { ...yesterday, idempotencyKey: 'today', earlierKeys: [yesterday.idempotencyKey] };
      expect(await store.recall(today)).toEqual({ ...first, outcome: 'replayed' });
      expect(await store.accept(today)).toEqual({ ...first, outcome: 'replayed' });
      expect(await store.count()).toBe(1);
    });

    test('same content, other key: two requests', async ({ store }) => {
      const [a, b] = [await accepted(store, quote()), await accepted(store, quote())];
      expect(a.reference).not.toBe(b.reference);
      expect(a.uploadToken).not.toBe(b.uploadToken);
    });

    test('the same key many times concurrently, in two processes: one request', async ({ store, open }) => {
      const stores = [store, await open()];
      const leads = Array.from({ length: 5 }, () => quote());
      const answers = await Promise.all(
        leads.flatMap((lead) => Array.from({ length: 8 }, (_, i) => (stores[i % 2] ?? store).accept(lead))),
      );
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5);
      expect(answers.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(35);
      expect(new Set(answers.map((answer) => 'reference' in answer && answer.reference)).size).toBe(5);
      expect(await store.count()).toBe(5);
      expect(await claimAll(store)).toHaveLength(10);
    });

    test('a mailbox gets three confirmations a day; every request is stored and goes to the firm', async ({
      store,
      clock,
    }) => {
      const spellings = ['zoe@voorbeeld.nl', 'Zoe@Voorbeeld.NL', 'zoe+dak@voorbeeld.nl', 'zoe@voorbeeld.nl'];
      const send = async (email: string) => {
        const lead = quote();
        await accepted(store, { ...lead, fields: { ...lead.fields, email } });
        return (await claimAll(store)).map(({ purpose }) => purpose);
      };
      const purposes = [];
      for (const email of spellings) purposes.push(await send(email));
      expect(purposes).toEqual([...Array(3).fill(['firm', 'visitor']), ['firm']]);
      expect(await send('zoe@elders.nl')).toEqual(['firm', 'visitor']);
      clock.time += 86_400_000;
      expect(await send('zoe@voorbeeld.nl')).toContain('visitor');
    });

    test('a conflict does not affect concurrent requests', async ({ store }) => {
      const stored = quote();
      await accepted(store, stored);
      const answers = await Promise.all([
        store.accept(quote()),
        store.accept({ ...contact(), idempotencyKey: stored.idempotencyKey }),
        store.accept(quote()),
      ]);
      expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'conflict', 'stored']);
    });

    test('acknowledged requests are there when the store is reopened', async ({ store, open }) => {
      const { reference } = await accepted(store, quote(), [photo()]);
      await store.close();
      const reopened = await open();
      expect(await reopened.find(reference)).toMatchObject({ reference, photoNames: ['dak.jpg'] });
      expect(await claimAll(reopened)).toHaveLength(2);
    });

    test('a closed store rejects', async ({ store }) => {
      await store.close();
      await expect(store.accept(quote())).rejects.toThrow();
    });
  });
}
