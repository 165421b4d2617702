import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DueMail } from '../store/outbox.ts';
import { createDelivery } from './delivery.ts';
import { smtpTransport } from './smtp.ts';
import { photo, quoteMail } from './testing/due-mail.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';

let peer: SmtpPeer;
beforeEach(async () => {
  peer = await startSmtpPeer();
});
afterEach(() => peer.close());

const deliver = (mail: DueMail) =>
  createDelivery(smtpTransport(peer.url), { leadsTo: 'dak@firma.nl', mailFrom: 'site@firma.nl' }).deliver(mail);

test('a mail that is too large for the receiver is sent without its photos, and says so', async () => {
  const bytes = new Uint8Array(300_000);
  const due = quoteMail({ announcedPhotos: 1 }, { photos: [{ ...photo, bytes }] });
  peer.largest = 200_000;
  await deliver(due);
  expect(peer.received).toHaveLength(1);
  const mail = await PostalMime.parse(peer.received[0]?.raw ?? '');
  expect(mail.attachments).toEqual([]);
  expect(mail.text).toContain('te groot');
  expect(mail.text).toContain(due.lead.fields.email);
  expect(mail.messageId).toBe(`<${due.messageId}>`);
});

test('a mail that is too large even without photos is refused', async () => {
  peer.largest = 1_000;
  await expect(deliver(quoteMail())).rejects.toMatchObject({ kind: 'too-large' });
});

test('other failures reject', async () => {
  peer.fault = { at: 'recipient', reply: 550 };
  await expect(deliver(quoteMail({}, { photos: [photo] }))).rejects.toMatchObject({ kind: 'permanent' });
});
