import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parties, photo, quoteMail } from '../testing/due-mail.ts';
import { type Fault, type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';
import { composeMail } from './mails/compose.ts';
import { createDelivery } from './outbox-worker.ts';
import { DeliveryError, smtpTransport } from './transports.ts';

const due = quoteMail({ announcedPhotos: 1 }, { photos: [photo] });
const message = () => composeMail(due, parties);

let peer: SmtpPeer;
beforeEach(async () => {
  peer = await startSmtpPeer();
});
afterEach(() => peer.close());

async function failureOf(url: string, sessionMs?: number): Promise<DeliveryError> {
  const failure = await smtpTransport(url, sessionMs)
    .send(await message())
    .catch((error) => error);
  expect(failure).toBeInstanceOf(DeliveryError);
  return failure;
}

/** Sends the mail, which the peer must receive as the only one. */
async function expectDelivered(url = peer.url) {
  await smtpTransport(url).send(await message());
  expect(peer.received).toHaveLength(1);
}

test('a server receives the complete mail', async () => {
  const sent = await message();
  await smtpTransport(peer.url).send(sent);
  expect(peer.received).toHaveLength(1);
  const [{ to, raw } = { to: [], raw: new Uint8Array() }] = peer.received;
  const mail = await PostalMime.parse(raw);
  expect(to).toEqual(['dak@firma.nl']);
  expect(mail.messageId).toBe('<AD-7K3QX2.firm@voorbeeld.nl>');
  expect(mail.from?.address).toBe('site@firma.nl');
  expect(mail.replyTo).toEqual([{ name: 'Zoë van ’t Hoff', address: 'zoe.vanthoff@voorbeeld.nl' }]);
  expect(mail.subject).toBe('Offerte · ’s-Gravenhage · AD-7K3QX2');
  expect(mail.text?.trim()).toBe(sent.text.trim());
  expect(mail.html?.trim()).toBe(sent.html.trim());
  expect(mail.attachments).toMatchObject([{ filename: 'dak.jpg', mimeType: 'image/jpeg' }]);
  expect(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)).toEqual(photo.bytes);
});

const faults: [name: string, fault: Fault, kind: string, codes: string][] = [
  ['554 as greeting', { at: 'connect', reply: 554 }, 'temporary', '554'],
  ['421 at the recipient', { at: 'recipient', reply: 421 }, 'temporary', '421'],
  ['451 at the recipient', { at: 'recipient', reply: 451 }, 'temporary', 'EENVELOPE 451'],
  ['451 after the mail', { at: 'data', reply: 451 }, 'temporary', '451'],
  ['550 at the sender', { at: 'sender', reply: 550, text: '5.4.5 Daily limit exceeded' }, 'temporary', '550'],
  ['550 5.2.2 at the sender', { at: 'sender', reply: 550, text: '5.2.2 Over quota' }, 'temporary', '550'],
  ['552 at the sender', { at: 'sender', reply: 552 }, 'too-large', '552'],
  ['550 at the recipient', { at: 'recipient', reply: 550 }, 'recipient', 'EENVELOPE 550'],
  ['552 at the recipient', { at: 'recipient', reply: 552, text: '5.2.2 Mailbox full' }, 'recipient', '552'],
  ['550 after the mail', { at: 'data', reply: 550 }, 'permanent', 'EMESSAGE 550'],
  ['552 after the mail', { at: 'data', reply: 552 }, 'too-large', '552'],
  ['550 5.2.2 after the mail', { at: 'data', reply: 550, text: '5.2.2 Over quota' }, 'recipient', '550'],
  ['554 5.3.1 after the mail', { at: 'data', reply: 554, text: '5.3.1 Mail system full' }, 'recipient', '554'],
  ['554 5.3.4 after the mail', { at: 'data', reply: 554, text: '5.3.4 Message too big' }, 'too-large', '554'],
  ['hanging up at the greeting', { at: 'connect', reply: 'hang-up' }, 'temporary', 'ECONNECTION'],
  ['hanging up during DATA', { at: 'data', reply: 'hang-up' }, 'temporary', 'E'],
  ['no greeting', { at: 'connect', reply: 'nothing' }, 'timeout', 'EABORT'],
  ['no reply after the mail', { at: 'data', reply: 'nothing' }, 'timeout', 'EABORT'],
];

test.each(faults)('%s: classified, and delivered once the server works', async (_name, fault, kind, codes) => {
  peer.fault = fault;
  const failure = await failureOf(peer.url, fault.reply === 'nothing' ? 300 : undefined);
  expect(failure.kind).toBe(kind);
  expect(failure.message).toContain(codes);
  expect(failure.message).not.toMatch(/zoe|Zoë|voorbeeld|firma|127\.0/i);
  expect(peer.received).toHaveLength(0);
  peer.fault = undefined;
  await expectDelivered();
});

test('a refused login is temporary: the settings are wrong, not the mail', async () => {
  await peer.close();
  peer = await startSmtpPeer(0, {});
  peer.fault = { at: 'auth', reply: 535 };
  const url = `${peer.url.replace('//', '//user:secret@')}?tls.rejectUnauthorized=false`;
  const failure = await failureOf(url);
  expect(failure.kind).toBe('temporary');
  expect(failure.message).not.toContain('secret');
  peer.fault = undefined;
  await expectDelivered(url);
});

test.each([
  ['a password', (url: string) => url.replace('//', '//user:secret@')],
  ['a mail to another machine', (url: string) => url.replace('127.0.0.1', '127.1')],
])('%s is not sent without TLS', async (_name, change) => {
  const failure = await failureOf(change(peer.url));
  expect([failure.kind, failure.message]).toEqual(['temporary', expect.stringContaining('ETLS')]);
  expect(peer.received).toHaveLength(0);
});

test('a server that is down: temporary, and delivered once it is up', async () => {
  const { port, url } = peer;
  await peer.close();
  const failure = await failureOf(url);
  expect(failure.kind).toBe('temporary');
  expect(failure.message).toContain('ECONNREFUSED');
  peer = await startSmtpPeer(port);
  await expectDelivered();
});

test('an empty address is a refused one', async () => {
  const failure = smtpTransport(peer.url).send({ ...(await message()), to: '' });
  await expect(failure).rejects.toMatchObject({ name: 'DeliveryError', kind: 'recipient' });
});

test('a mail that is too large for the receiver is sent without its photos, and says so', async () => {
  const deliver = createDelivery(smtpTransport(peer.url), parties);
  peer.largest = 200_000;
  await deliver({ ...due, photos: [{ ...photo, bytes: new Uint8Array(300_000) }] });
  expect(peer.received).toHaveLength(1);
  const mail = await PostalMime.parse(peer.received[0]?.raw ?? '');
  expect(mail.attachments).toEqual([]);
  expect(mail.text).toContain('te groot');
  expect(mail.text).toContain(due.lead.fields.email);
  expect(mail.messageId).toBe(`<${due.messageId}>`);
  peer.largest = 1_000;
  await expect(deliver(quoteMail())).rejects.toMatchObject({ kind: 'too-large' });
});

test('a mail whose photos time out is sent without them from the third attempt on, and says so', async () => {
  const sizes: number[] = [];
  const deliver = createDelivery(
    {
      async send({ attachments, text }) {
        sizes.push(attachments?.length ?? 0);
        if (attachments?.length) throw new DeliveryError('timeout', 'EABORT');
        expect(text).toContain('te groot');
      },
    },
    parties,
  );
  for (const attempt of [1, 2]) await expect(deliver({ ...due, attempt })).rejects.toMatchObject({ kind: 'timeout' });
  for (const attempt of [3, 4]) await deliver({ ...due, attempt });
  expect(sizes).toEqual([1, 1, 1, 0, 1, 0]);
});

test('a mail without photos that times out is only tried again', async () => {
  const deliver = createDelivery(smtpTransport(peer.url, 300), parties);
  peer.fault = { at: 'data', reply: 'nothing' };
  await expect(deliver({ ...quoteMail(), attempt: 3 })).rejects.toMatchObject({ kind: 'timeout' });
  expect(peer.waiting).toBe(1);
});

test('a mail to the firm that is refused is sent once more, without the visitor’s address in Reply-To', async () => {
  const deliver = createDelivery(smtpTransport(peer.url), parties);
  peer.refusesText = /^Reply-To:/im;
  await deliver(due);
  const [mail, ...more] = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(more).toEqual([]);
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.attachments).toHaveLength(1);
  peer.refusesText = /./;
  await expect(deliver(due)).rejects.toMatchObject({ kind: 'permanent' });
});
