import { expect, vi } from 'vitest';
import { sendDueMails } from './outbox-worker.ts';
import { quoteMail } from './testing/due-mail.ts';
import { pass, test } from './testing/worker-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('each due mail is sent once', async ({ workers }) => {
  for (const id of [1, 2, 3]) workers.outbox.add(quoteMail({}, { id }));
  workers.start();
  await pass(HOUR);
  expect(workers.sent).toEqual([1, 2, 3]);
  expect([...workers.outbox.rows.values()].map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'sent']);
  expect(workers.events('mail-sent')).toMatchObject([{ level: 'info', reference: 'AD-7K3QX2' }, {}, {}]);
});

test('a new mail is found by polling, and immediately after a wake', async ({ workers }) => {
  const { wake } = workers.start();
  await pass(10 * MINUTE);
  workers.outbox.add(quoteMail({}, { id: 1 }));
  await pass(1_000);
  expect(workers.sent).toEqual([1]);
  await pass(500);
  workers.outbox.add(quoteMail({}, { id: 2 }));
  wake();
  await pass(0);
  expect(workers.sent).toEqual([1, 2]);
});

test('a wake during a delivery is remembered, and starts no second delivery', async ({ workers }) => {
  const end = workers.holdDelivery();
  workers.outbox.add(quoteMail({}, { id: 1 }));
  const { wake } = workers.start();
  await pass(0);
  workers.outbox.add(quoteMail({}, { id: 2 }));
  wake();
  wake();
  await pass(10);
  expect(workers.outbox.rows.get(2)?.attempts).toBe(0);
  end();
  await pass(0);
  expect(workers.sent).toEqual([1, 2]);
});

test('a wake during a claim is remembered', async ({ workers }) => {
  const { wake } = workers.start();
  await pass(0);
  vi.spyOn(workers.outbox, 'claim').mockImplementationOnce(async () => {
    workers.outbox.add(quoteMail());
    wake();
    return [];
  });
  wake();
  await pass(0);
  expect(workers.sent).toEqual([1]);
});

test('stopping finishes the mail being sent and claims no other', async ({ workers }) => {
  const end = workers.holdDelivery();
  workers.outbox.add(quoteMail({}, { id: 1 }));
  workers.outbox.add(quoteMail({}, { id: 2 }));
  const { stop } = workers.start();
  await pass(0);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await pass(MINUTE);
  expect(stopped).toBe(false);
  end();
  await stopping;
  await pass(HOUR);
  expect(workers.sent).toEqual([1]);
  expect(workers.outbox.rows.get(1)?.outcome).toBe('sent');
  expect(workers.outbox.rows.get(2)?.attempts).toBe(0);
});

test('a mail of a worker that dies is sent by another', async ({ workers }) => {
  workers.holdDelivery();
  workers.outbox.add(quoteMail());
  // A delivery that never finishes.
  workers.start();
  await pass(0);
  workers.start();
  await pass(MINUTE);
  expect(workers.sent).toEqual([]);
  await pass(2 * MINUTE);
  expect(workers.sent).toEqual([1]);
});

test('a confirmation to a slow mail server does not delay the firm’s mails', async ({ workers }) => {
  const end = workers.holdDelivery();
  workers.outbox.add(quoteMail({}, { id: 1, purpose: 'visitor' }));
  const { wake } = workers.start();
  await pass(10);
  workers.outbox.add(quoteMail({}, { id: 2 }));
  workers.outbox.add(quoteMail({}, { id: 3, purpose: 'visitor' }));
  workers.outbox.add(quoteMail({}, { id: 4, purpose: 'late-photos' }));
  wake();
  await pass(10);
  expect(workers.sent).toEqual([2, 4]);
  end();
  await pass(10);
  expect(workers.sent).toEqual([2, 4, 1, 3]);
});

test('two workers share an outbox without sending a mail twice', async ({ workers }) => {
  for (let id = 1; id <= 20; id++) workers.outbox.add(quoteMail({}, { id }));
  workers.deliveries = Array.from({ length: 20 }, () => () => new Promise((resolve) => setTimeout(resolve, 700)));
  workers.start();
  workers.start();
  await pass(10 * MINUTE);
  expect(workers.sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a stuck request is logged every minute, by its reference', async ({ workers }) => {
  workers.outbox.stuckReferences = ['AD-222222', 'AD-333333'];
  workers.start();
  await pass(0);
  const alarm = { level: 'error', event: 'lead-stuck' };
  expect(workers.lines).toEqual([
    { ...alarm, reference: 'AD-222222' },
    { ...alarm, reference: 'AD-333333' },
  ]);
  await pass(10 * MINUTE + 5_000);
  expect(workers.events('lead-stuck')).toHaveLength(22);
  workers.outbox.stuckReferences = [];
  await pass(10 * MINUTE);
  expect(workers.events('lead-stuck')).toHaveLength(22);
});

const limits = { mails: 2, photoBytes: 1_000, claimMs: MINUTE };

test('one run sends due mails up to a limit for the firm and one for visitors, and reports stuck ones', async ({
  workers,
}) => {
  for (const id of [1, 2, 3]) workers.outbox.add(quoteMail({}, { id }));
  for (const id of [4, 5]) workers.outbox.add(quoteMail({}, { id, purpose: 'visitor' }));
  workers.outbox.stuckReferences = ['AD-7K3QX2'];
  expect(await sendDueMails(workers.parts(), limits)).toBe(false);
  expect([...workers.sent].sort()).toEqual([1, 2, 4, 5]);
  expect(await sendDueMails(workers.parts(), limits)).toBe(true);
  expect(workers.sent).toHaveLength(5);
  expect(workers.events('lead-stuck')).toHaveLength(2);
});

test('one run claims no mail after its time limit, and rejects when the outbox fails', async ({ workers }) => {
  workers.outbox.add(quoteMail({}, { id: 1 }));
  expect(await sendDueMails(workers.parts(), { ...limits, claimMs: 0 })).toBe(false);
  expect(workers.sent).toEqual([]);
  workers.outbox.failing = new Set(['claim']);
  await expect(sendDueMails(workers.parts(), limits)).rejects.toThrow('locked');
});

test('one run claims no mail after its limit of photo bytes', async ({ workers }) => {
  const photos = [{ name: 'dak.jpg', type: 'image/jpeg', bytes: new Uint8Array(1_000) }];
  for (const id of [1, 2]) workers.outbox.add(quoteMail({}, { id, photos }));
  expect(await sendDueMails(workers.parts(), limits)).toBe(false);
  expect(workers.sent).toEqual([1]);
});
