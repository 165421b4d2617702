import { describe, expect } from 'vitest';
import { company } from '../../../content/company.ts';
import { accepted, claimAll, claimed, LEASE, quote, type StoreTest } from './fixture.ts';

const HOUR = 3_600_000;
/** A request with one mail. */
const spam = () => quote({ suspectedSpam: true });

export function outboxContract(test: StoreTest) {
  describe('outbox', () => {
    test('a claimed mail cannot be claimed again until its lease ends; then it is the same mail', async ({
      store,
      open,
      clock,
    }) => {
      const other = await open();
      await accepted(store, spam());
      const first = await claimed(store, 'firm');
      clock.time += LEASE - 1;
      expect(await other.claim(LEASE)).toBeUndefined();
      clock.time += 1;
      expect(await other.claim(LEASE)).toEqual({ ...first, attempt: 2 });
      expect(first.attempt).toBe(1);
    });

    test('two processes that claim concurrently get different mails, and together all of them', async ({
      store,
      open,
    }) => {
      const stores = [store, await open()];
      for (let i = 0; i < 15; i++) await accepted(store);
      const claims = Array.from({ length: 20 }, (_, i) => (stores[i % 2] ?? store).claim(LEASE));
      const ids = (await Promise.all(claims)).flatMap((mail) => mail?.id ?? []);
      ids.push(...(await claimAll(store)).map(({ id }) => id));
      expect(ids).toHaveLength(30);
      expect(new Set(ids).size).toBe(30);
    });

    test('mails that have been due longest come first, whoever gets them', async ({ store, clock }) => {
      await accepted(store, quote({ announcedPhotos: 1 }));
      clock.time += HOUR;
      await accepted(store);
      const next = async () => (await store.claim(LEASE))?.purpose;
      expect([await next(), await next(), await next(), await next()]).toEqual(['visitor', 'firm', 'firm', 'visitor']);
    });

    test('a Message-ID contains the reference, the purpose and the firm’s domain', async ({ store }) => {
      const { reference } = await accepted(store);
      const domain = company.email.split('@')[1];
      const ids = (await claimAll(store)).map(({ messageId }) => messageId);
      expect(ids).toEqual([`${reference}.firm@${domain}`, `${reference}.visitor@${domain}`]);
    });

    test('a sent mail is never claimed again, whatever a slow worker reports', async ({ store, clock }) => {
      await accepted(store, spam());
      const { id } = await claimed(store, 'firm');
      await store.bury(id, 'early');
      await store.markSent(id);
      await store.postpone(id, 0, 'late');
      await store.bury(id, 'late');
      await store.retry();
      clock.time += HOUR;
      expect(await claimAll(store)).toEqual([]);
      expect(await store.weekCounts()).toMatchObject({ waiting: 0, sent: 1, refused: 0 });
      expect(await store.stuck(0)).toEqual([]);
    });

    test('a postponed mail is due after its delay', async ({ store, clock }) => {
      const { reference } = await accepted(store, spam());
      await store.postpone((await claimed(store, 'firm')).id, HOUR, '451 later');
      expect((await store.find(reference))?.mails).toEqual([
        { purpose: 'firm', status: 'pending', attempts: 1, at: clock.time + HOUR, lastError: '451 later' },
      ]);
      clock.time += HOUR - 1;
      expect(await claimAll(store)).toEqual([]);
      clock.time += 1;
      expect((await claimed(store, 'firm')).attempt).toBe(2);
    });

    test('a dead mail stays dead and is reported', async ({ store, clock }) => {
      const { reference } = await accepted(store, spam());
      await store.bury((await claimed(store, 'firm')).id, '550 unknown');
      clock.time += 100 * HOUR;
      expect(await claimAll(store)).toEqual([]);
      expect(await store.stuck(1_000 * HOUR)).toEqual([reference]);
      expect((await store.find(reference))?.mails).toMatchObject([{ status: 'dead', lastError: '550 unknown' }]);
    });

    test('a refused confirmation adds one mail to the firm, which retrying it cancels', async ({ store }) => {
      const { reference } = await accepted(store);
      const [firm, visitor] = await claimAll(store);
      await store.markSent(firm?.id as number);
      await store.bury(visitor?.id as number, '550');
      expect(await store.retry()).toBe(1);
      expect((await claimAll(store)).map(({ purpose }) => purpose)).toEqual(['visitor']);
      await store.bury(visitor?.id as number, '550 unknown');
      await store.bury(visitor?.id as number, '550 unknown');
      const [report, ...more] = await claimAll(store);
      expect(report).toMatchObject({ purpose: 'unconfirmed', inReplyTo: firm?.messageId, lead: { reference } });
      expect(more).toEqual([]);
      await store.markSent(report?.id as number);
      // It is no problem of the site.
      expect(await store.stuck(0)).toEqual([]);
    });

    test('a corrected address gets the confirmation that the wrong one refused', async ({ store }) => {
      const { reference } = await accepted(store);
      const [firm, visitor] = await claimAll(store);
      await store.markSent(firm?.id as number);
      await store.bury(visitor?.id as number, '550');
      const [report] = await claimAll(store);
      await store.markSent(report?.id as number);
      expect(await store.correctEmail(reference, 'goed@voorbeeld.nl')).toBe('sends-again');
      expect(await claimAll(store)).toMatchObject([
        { purpose: 'visitor', lead: { fields: { email: 'goed@voorbeeld.nl' } } },
      ]);
      await store.bury(visitor?.id as number, '550');
      const [again, ...more] = await claimAll(store);
      expect([again?.purpose, more]).toEqual(['unconfirmed', []]);
      // Mail programs hide a second mail with the same one.
      expect(again?.messageId).not.toBe(report?.messageId);
      const other = await accepted(store, spam());
      expect(await store.correctEmail(other.reference, 'goed@voorbeeld.nl')).toBe('none');
    });

    test('a mail to the firm that is pending for too long is stuck; each request is named once', async ({
      store,
      clock,
    }) => {
      const { reference } = await accepted(store);
      clock.time += HOUR;
      await accepted(store);
      expect(await store.stuck(HOUR)).toEqual([reference]);
      expect(await store.stuck(HOUR + 1)).toEqual([]);
    });

    test('a mail that is sent once more is pending since then', async ({ store, clock }) => {
      const { reference } = await accepted(store, spam());
      await store.markSent((await claimed(store, 'firm')).id);
      clock.time += HOUR;
      expect(await store.resend(reference)).toBe(1);
      expect(await store.stuck(HOUR)).toEqual([]);
      clock.time += HOUR;
      expect(await store.stuck(HOUR)).toEqual([reference]);
    });

    test('retry makes dead and postponed mails due, but not one that is being sent', async ({ store }) => {
      for (let i = 0; i < 3; i++) await accepted(store, spam());
      const [dead, postponed] = (await claimAll(store)).map(({ id }) => id) as [number, number, number];
      await store.bury(dead, '550');
      await store.postpone(postponed, HOUR, '451');
      expect(await store.retry()).toBe(2);
      expect((await claimAll(store)).map(({ id }) => id)).toEqual([dead, postponed]);
      expect(await store.retry()).toBe(0);
    });
  });

  describe('a clock set back', () => {
    test('delays neither new nor postponed mails', async ({ store, clock }) => {
      await accepted(store, spam());
      await store.postpone((await claimed(store, 'firm')).id, 2 * HOUR, '451');
      await accepted(store, spam());
      clock.time -= 24 * HOUR;
      expect(await claimAll(store)).toHaveLength(2);
    });

    test('ends a lease whose end can no longer be determined', async ({ store, clock }) => {
      await accepted(store, spam());
      await claimed(store, 'firm');
      clock.time -= 24 * HOUR;
      expect((await claimed(store, 'firm')).attempt).toBe(2);
      expect(await claimAll(store)).toEqual([]);
    });

    test('by a few seconds changes nothing', async ({ store, clock }) => {
      await accepted(store, quote({ announcedPhotos: 1 }));
      await claimed(store, 'visitor');
      clock.time -= 30_000;
      expect(await claimAll(store)).toEqual([]);
    });
  });
}
