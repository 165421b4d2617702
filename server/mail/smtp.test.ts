import { connect } from 'node:net';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeliveryError } from './delivery.ts';
import { composeMail } from './mails/compose.ts';
import { type SmtpTimeouts, smtpTransport } from './smtp.ts';
import { photo, quoteMail } from './testing/due-mail.ts';
import { type Fault, type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';

const parties = { leadsTo: 'dak@firma.nl', mailFrom: 'site@firma.nl' };
const due = quoteMail({ announcedPhotos: 1 }, { photos: [photo] });
const message = () => composeMail(due, parties);

let peer: SmtpPeer;
beforeEach(async () => {
  peer = await startSmtpPeer();
});
afterEach(() => peer.close());

async function failureOf(url: string, timeouts?: SmtpTimeouts): Promise<DeliveryError> {
  const failure = await smtpTransport(url, timeouts)
    .send(await message())
    .then(() => undefined)
    .catch((error) => error);
  expect(failure).toBeInstanceOf(DeliveryError);
  return failure;
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
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]).toMatchObject({ filename: 'dak.jpg', mimeType: 'image/jpeg' });
  expect(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)).toEqual(photo.bytes);
});

test('a second attempt carries the same Message-ID', async () => {
  const transport = smtpTransport(peer.url);
  await transport.send(await message());
  await transport.send(await composeMail({ ...due, attempt: 2 }, parties));
  const [first, second] = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(first?.messageId).toBeTruthy();
  expect(second?.messageId).toBe(first?.messageId);
});

const faults: [name: string, fault: Fault, kind: string, codes: string][] = [
  ['421 as greeting', { at: 'connect', reply: 421 }, 'temporary', '421'],
  ['554 as greeting', { at: 'connect', reply: 554 }, 'temporary', '554'],
  ['421 at the recipient', { at: 'recipient', reply: 421 }, 'temporary', '421'],
  ['451 at the sender', { at: 'sender', reply: 451 }, 'temporary', '451'],
  ['451 at the recipient', { at: 'recipient', reply: 451 }, 'temporary', 'EENVELOPE 451'],
  ['451 after the mail', { at: 'data', reply: 451 }, 'temporary', '451'],
  ['550 at the sender', { at: 'sender', reply: 550 }, 'permanent', '550'],
  ['550 at the recipient', { at: 'recipient', reply: 550 }, 'permanent', 'EENVELOPE 550'],
  ['550 after the mail', { at: 'data', reply: 550 }, 'permanent', 'EMESSAGE 550'],
  ['552 after the mail', { at: 'data', reply: 552 }, 'too-large', '552'],
  ['554 5.3.4 after the mail', { at: 'data', reply: 554, text: '5.3.4 Message too big' }, 'too-large', '554'],
  ['hanging up at the greeting', { at: 'connect', reply: 'hang-up' }, 'temporary', 'ECONNECTION'],
  ['hanging up at the sender', { at: 'sender', reply: 'hang-up' }, 'temporary', 'ECONNECTION'],
  ['hanging up during DATA', { at: 'data', reply: 'hang-up' }, 'temporary', 'E'],
];

test.each(faults)('%s: classified, and delivered once the server works', async (_name, fault, kind, codes) => {
  peer.fault = fault;
  const failure = await failureOf(peer.url);
  expect(failure.kind).toBe(kind);
  expect(failure.message).toContain(codes);
  expect(failure.message).not.toMatch(/zoe|Zoë|voorbeeld|firma|127\.0/i);
  expect(peer.received).toHaveLength(0);
  peer.fault = undefined;
  await smtpTransport(peer.url).send(await message());
  expect(peer.received).toHaveLength(1);
});

test('a refused login is temporary: the settings are wrong, not the mail', async () => {
  peer.fault = { at: 'auth', reply: 535 };
  const url = peer.url.replace('//', '//user:secret@');
  const failure = await failureOf(url);
  expect(failure.kind).toBe('temporary');
  expect(failure.message).not.toContain('secret');
  peer.fault = undefined;
  await smtpTransport(url).send(await message());
  expect(peer.received).toHaveLength(1);
});

const long = 60_000;
const silences: [name: string, fault: Fault, timeouts: Partial<SmtpTimeouts>][] = [
  ['a server that does not greet', { at: 'connect', reply: 'nothing' }, { greeting: 100 }],
  ['a server that stops replying', { at: 'recipient', reply: 'nothing' }, { silence: 100 }],
  ['a server that never finishes', { at: 'data', reply: 'nothing' }, { total: 300 }],
];

test.each(silences)('%s: temporary, and delivered once it works', async (_name, fault, timeouts) => {
  peer.fault = fault;
  const failure = await failureOf(peer.url, {
    connection: long,
    greeting: long,
    silence: long,
    total: long,
    ...timeouts,
  });
  expect(failure.kind).toBe('temporary');
  expect(failure.message).toMatch(/ETIMEDOUT|EABORT/);
  peer.fault = undefined;
  await smtpTransport(peer.url).send(await message());
  expect(peer.received).toHaveLength(1);
});

test('a server that is down: temporary, and delivered once it is up', async () => {
  const { port, url } = peer;
  await peer.close();
  const failure = await failureOf(url);
  expect(failure.kind).toBe('temporary');
  expect(failure.message).toContain('ECONNREFUSED');
  peer = await startSmtpPeer(port);
  await smtpTransport(url).send(await message());
  expect(peer.received).toHaveLength(1);
});

test('an empty address is a permanent failure', async () => {
  const failure = await smtpTransport(peer.url)
    .send({ ...(await message()), to: '' })
    .catch((error) => error);
  expect(failure).toMatchObject({ name: 'DeliveryError', kind: 'permanent' });
});

// Vitest fails the run if the peer has an unhandled rejection.
test('the test server survives a client that hangs up during DATA', async () => {
  const client = connect(peer.port, '127.0.0.1');
  const lines = ['EHLO x', 'MAIL FROM:<a@firma.nl>', 'RCPT TO:<b@firma.nl>', 'DATA', 'Subject: half a mail'];
  for await (const _line of client) {
    const line = lines.shift();
    client.write(`${line}\r\n`, () => lines.length === 0 && client.resetAndDestroy());
    if (lines.length === 0) break;
  }
  await smtpTransport(peer.url).send(await message());
  expect(peer.received).toHaveLength(1);
});
