import { describe, expect } from 'vitest';
import { company } from '../../../content/company.ts';
import { accepted, add, claimAll, claimed, LEASE, quote, type StoreTest } from './fixture.ts';

const HOUR = 3_600_000;

export function outboxContract(test: StoreTest) {
  describe('outbox', () => {
    test('a claimed mail cannot be claimed again until its lease ends; then it is the same mail', async ({
      store,
      open,
      clock,
    }) => {
      const other = await open();
      await accepted(store);
      const first = await claimed(store, 'firm');
      expect(await claimAll(other)).toEqual([]);
      clock.time += LEASE - 1;
      expect(await claimAll(other)).toEqual([]);
      clock.time += 1;
      const second = await claimed(other, 'firm');
      expect(second).toEqual({ ...first, attempt: 2 });
      expect(first.attempt).toBe(1);
    });

    test('two processes that claim concurrently get different mails, and together all of them', async ({
      store,
      open,
    }) => {
      const stores = [store, await open()];
      for (let i = 0; i < 15; i++) await accepted(store);
      const claims = await Promise.all(
        Array.from({ length: 10 }, (_, i) => (stores[i % 2] ?? store).claim(3, LEASE, i % 4 < 2 ? 'firm' : 'visitor')),
      );
      const ids = claims.flat().map(({ id }) => id);
      ids.push(...(await claimAll(store)).map(({ id }) => id));
      expect(ids).toHaveLength(30);
      expect(new Set(ids).size).toBe(30);
    });

    test('mails that have been due longest come first, up to the limit', async ({ store, clock }) => {
      const references: string[] = [];
      for (let i = 0; i < 3; i++) {
        references.push((await accepted(store, quote({ suspectedSpam: true }))).reference);
        clock.time += 1_000;
      }
      const claim = async () => (await store.claim(2, LEASE, 'firm')).map(({ lead }) => lead.reference);
      expect([await claim(), await claim()]).toEqual([references.slice(0, 2), references.slice(2)]);
    });

    test('a Message-ID contains the reference, the purpose and the firm’s domain', async ({ store }) => {
      const { reference } = await accepted(store);
      const domain = company.email.split('@')[1];
      const ids = (await claimAll(store)).map(({ messageId }) => messageId);
      expect(ids).toEqual([`${reference}.firm@${domain}`, `${reference}.visitor@${domain}`]);
    });

    test('a sent mail is never claimed again, whatever a slow worker reports', async ({ store, clock }) => {
      const { reference } = await accepted(store, quote({ suspectedSpam: true }));
      const mail = await claimed(store, 'firm');
      await store.markSent(mail.id);
      await store.postpone(mail.id, 0, 'late');
      await store.bury(mail.id, 'late');
      await store.retry(reference);
      clock.time += HOUR;
      expect(await claimAll(store)).toEqual([]);
      expect(await store.status()).toMatchObject({ pending: 0, sent: 1, dead: 0 });
    });

    test('a postponed mail is due after its delay', async ({ store, clock }) => {
      const { reference } = await accepted(store, quote({ suspectedSpam: true }));
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
      const { reference } = await accepted(store, quote({ suspectedSpam: true }));
      await store.bury((await claimed(store, 'firm')).id, '550 unknown');
      clock.time += 100 * HOUR;
      expect(await claimAll(store)).toEqual([]);
      expect(await store.status()).toEqual({ pending: 0, sent: 0, dead: 1, oldestPendingSeconds: 0 });
      expect(await store.stuck(1_000 * HOUR)).toEqual([reference]);
      expect((await store.find(reference))?.mails).toMatchObject([{ status: 'dead', lastError: '550 unknown' }]);
    });

    test('a mail that was given up but then sent by a slow worker counts as sent', async ({ store }) => {
      await accepted(store, quote({ suspectedSpam: true }));
      const { id } = await claimed(store, 'firm');
      await store.bury(id, '550');
      await store.markSent(id);
      expect(await store.status()).toMatchObject({ pending: 0, sent: 1, dead: 0 });
      expect(await store.stuck(0)).toEqual([]);
    });

    test('a refused confirmation adds one mail to the firm, and does not count as a problem', async ({ store }) => {
      const { reference } = await accepted(store);
      const mails = await claimAll(store);
      const [firm, visitor] = mails as [(typeof mails)[number], (typeof mails)[number]];
      await store.markSent(firm.id);
      expect(await store.bury(visitor.id, '550 unknown')).toBe(true);
      expect(await store.bury(visitor.id, '550 unknown')).toBe(true);
      expect(await store.claim(10, LEASE, 'visitor')).toEqual([]);
      const [report, ...more] = await store.claim(10, LEASE, 'firm');
      expect(report).toMatchObject({ purpose: 'unconfirmed', inReplyTo: firm.messageId, lead: { reference } });
      expect(more).toEqual([]);
      await store.markSent(report?.id as number);
      expect(await store.stuck(0)).toEqual([]);
    });

    test('retrying a confirmation cancels the mail that reports its refusal', async ({ store }) => {
      const { reference } = await accepted(store);
      const [, visitor] = await claimAll(store);
      await store.bury(visitor?.id as number, '550');
      expect(await store.retry(reference)).toBe(1);
      expect((await claimAll(store)).map(({ purpose }) => purpose)).toEqual(['visitor']);
      await store.bury(visitor?.id as number, '550');
      expect((await claimAll(store)).map(({ purpose }) => purpose)).toEqual(['unconfirmed']);
    });

    test('a corrected address gets the confirmation that the wrong one refused', async ({ store }) => {
      const { reference } = await accepted(store);
      const [firm, visitor] = await claimAll(store);
      await store.markSent(firm?.id as number);
      await store.bury(visitor?.id as number, '550');
      expect(await store.correctEmail(reference, 'goed@voorbeeld.nl')).toBe(true);
      expect(await claimAll(store)).toMatchObject([
        { purpose: 'visitor', lead: { fields: { email: 'goed@voorbeeld.nl' } } },
      ]);
      await store.bury(visitor?.id as number, '550');
      expect((await claimAll(store)).map(({ purpose }) => purpose)).toEqual(['unconfirmed']);
      const spam = await accepted(store, quote({ suspectedSpam: true }));
      expect(await store.correctEmail(spam.reference, 'goed@voorbeeld.nl')).toBe(false);
    });

    test('mails to the firm and to visitors are claimed separately', async ({ store }) => {
      const { uploadToken } = await accepted(store);
      await accepted(store);
      const purposes = async (to: 'firm' | 'visitor') =>
        (await store.claim(10, LEASE, to)).map(({ purpose }) => purpose);
      expect(await purposes('firm')).toEqual(['firm', 'firm']);
      await add(store, uploadToken);
      await store.photosSettled(uploadToken);
      expect(await purposes('firm')).toEqual(['late-photos']);
      expect(await purposes('visitor')).toEqual(['visitor', 'visitor']);
    });

    test('status has the counts and the age of the oldest pending mail', async ({ store, clock }) => {
      expect(await store.status()).toEqual({ pending: 0, sent: 0, dead: 0, oldestPendingSeconds: 0 });
      await accepted(store);
      clock.time += 90_000;
      await accepted(store);
      expect(await store.status()).toEqual({ pending: 4, sent: 0, dead: 0, oldestPendingSeconds: 90 });
      const [first, second] = await claimAll(store);
      await store.bury(first?.id as number, '550');
      await store.markSent(second?.id as number);
      expect(await store.status()).toEqual({ pending: 2, sent: 1, dead: 1, oldestPendingSeconds: 0 });
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

    test('retry makes dead and postponed mails due, but not one that is being sent', async ({ store }) => {
      await accepted(store);
      const other = await accepted(store);
      const mails = await claimAll(store);
      const [dead, postponed, elsewhere, sending] = mails.map(({ id }) => id) as [number, number, number, number];
      await store.bury(dead, '550');
      await store.postpone(postponed, HOUR, '451');
      await store.bury(elsewhere, '550');
      expect(await store.retry(other.reference)).toBe(1);
      expect((await claimAll(store)).map(({ id }) => id)).toEqual([elsewhere]);
      expect(await store.retry()).toBe(2);
      expect((await claimAll(store)).map(({ id }) => id)).toEqual([dead, postponed]);
      expect(await store.retry()).toBe(0);
      expect((await claimAll(store)).map(({ id }) => id)).not.toContain(sending);
    });
  });

  describe('a clock set back', () => {
    test('delays neither new nor postponed mails', async ({ store, clock }) => {
      await accepted(store, quote({ suspectedSpam: true }));
      await accepted(store, quote({ suspectedSpam: true }));
      const [postponed] = await store.claim(1, LEASE, 'firm');
      await store.postpone(postponed?.id as number, 2 * HOUR, '451');
      clock.time -= 24 * HOUR;
      expect(await claimAll(store)).toHaveLength(2);
    });

    test('ends a lease whose end can no longer be determined', async ({ store, clock }) => {
      await accepted(store, quote({ suspectedSpam: true }));
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
      expect(await store.status()).toMatchObject({ pending: 2, oldestPendingSeconds: 0 });
    });
  });
}
