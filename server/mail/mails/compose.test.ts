import { buffer } from 'node:stream/consumers';
import PostalMime, { decodeWords, type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import type { DueMail } from '../../store/outbox.ts';
import { contactFields, contactMail, parties, photo, quoteFields, quoteMail } from '../../testing/due-mail.ts';
import { emlStream } from '../transports.ts';
import { composeMail, type Mail } from './compose.ts';

const compose = (mail: DueMail) => composeMail(mail, parties);

async function delivered(message: Mail): Promise<{ email: Email; head: string }> {
  const bytes = await buffer(emlStream(message));
  const raw = new TextDecoder('latin1').decode(bytes);
  return { email: await PostalMime.parse(bytes), head: raw.slice(0, raw.indexOf('\r\n\r\n')) };
}

const decode = (html: string) =>
  html
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The markup without text and attribute values: tags and attribute names. */
const skeleton = (html: string) => html.match(/<[^>]+>/g)?.map((tag) => tag.replace(/="[^"]*"/g, ''));
const headerNames = (head: string) => head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')));

test('the mail to the firm has everything that the visitor sent, in both parts', async () => {
  const { html, text, to, replyTo } = await compose(quoteMail());
  expect(to).toBe('dak@firma.nl');
  expect(replyTo).toEqual({ name: quoteFields.name, address: quoteFields.email });
  const { files: _files, description, ...lines } = quoteFields;
  for (const value of ['AD-7K3QX2', ...Object.values(lines), ...description.split('\n')]) {
    expect(decode(html)).toContain(value);
    expect(text).toContain(value);
  }
  expect(html).toContain('href="tel:+31612345678"');
  expect(html).toContain('href="https://www.openstreetmap.org/search?query=Prinsengracht');
  expect(text).toContain('https://www.openstreetmap.org/search?query=Prinsengracht');
});

test('the mail to the firm has the complete contact message', async () => {
  const { html, text, subject, replyTo } = await compose(contactMail());
  expect(subject).toBe('Contact · Jan Pieterszoon · AD-7K3QX2');
  expect(replyTo?.address).toBe(contactFields.email);
  for (const value of [contactFields.name, contactFields.email, ...contactFields.message.split('\n')]) {
    expect(decode(html)).toContain(value);
    expect(text).toContain(value);
  }
});

test('suspected spam is marked in the subject', async () => {
  const { subject } = await compose(quoteMail({ suspectedSpam: true }));
  expect(subject).toBe('[mogelijk spam] Offerte · ’s-Gravenhage · AD-7K3QX2');
});

test('the mail to the firm says which announced photos are missing, if any', async () => {
  const missing = await compose(quoteMail({ announcedPhotos: 3 }, { photos: [photo, photo] }));
  expect(missing.attachments).toHaveLength(2);
  for (const part of [missing.html, missing.text]) expect(part).toContain('2 van 3 foto’s ontvangen');
  expect(missing.text).toContain('dak.jpg, goot.jpg');
  const complete = await compose(quoteMail({ announcedPhotos: 2 }, { photos: [photo, photo] }));
  expect(complete.text).not.toContain('2 van');
});

test('the firm reads which photos were refused and why, and that a visitor gets no confirmation', async () => {
  const refusedPhotos = [{ name: 'dak.heic', reason: 'heic' }];
  const { text } = await compose(
    quoteMail({ announcedPhotos: 2 }, { photos: [photo], refusedPhotos, confirms: false }),
  );
  expect(text).toContain('dak.heic: Deze iPhone-foto (HEIC) kunnen wij niet openen.');
  expect(text).not.toContain('1 van 2');
  expect(text).toContain('De klant krijgt geen bevestiging per mail');
});

test('late photos are a reply to the first mail', async () => {
  const due = quoteMail();
  const first = await compose(due);
  const late = await compose(
    quoteMail({}, { purpose: 'late-photos', inReplyTo: due.messageId, photos: [photo], id: 2 }),
  );
  const { email } = await delivered(late);
  expect(email.inReplyTo).toBe(first.messageId);
  expect(email.references).toBe(first.messageId);
  expect(email.messageId).not.toBe(first.messageId);
  expect(email.subject).toBe(`Re: ${first.subject}`);
  expect(email.attachments).toHaveLength(1);
});

test.each([
  ['quote', quoteMail({}, { purpose: 'visitor' })],
  ['contact', contactMail({}, { purpose: 'visitor' })],
])('the confirmation of a %s holds the reference, the reply time and the contacts', async (_kind, due) => {
  const message = await compose(due);
  expect(message.to).toBe(due.lead.fields.email);
  expect(message.replyTo?.address).toBe(company.email);
  expect(message.attachments).toEqual([]);
  for (const value of ['AD-7K3QX2', '21 november 2026', '24 uur', company.phone.display, company.whatsapp.display]) {
    expect(message.text).toContain(value);
  }
  for (const href of [`tel:${company.phone.e164}`, `mailto:${company.email}`, 'https://wa.me/']) {
    expect(message.html).toContain(href);
  }
  const { head } = await delivered(message);
  expect(head).toContain('Auto-Submitted: auto-replied');
});

test('the confirmation contains nothing that the visitor typed', async () => {
  const typed = {
    name: 'Koop',
    phone: 'koop',
    address: 'koop.example',
    city: 'KOOP',
    description: 'koop nu',
    files: ['x'],
  };
  const ordinary = await compose(quoteMail({}, { purpose: 'visitor' }));
  const abused = await compose(quoteMail({ fields: typed }, { purpose: 'visitor' }));
  expect(abused).toEqual(ordinary);
  const message = await compose(contactMail({ name: 'Koop', message: 'koop', phone: '1' }, { purpose: 'visitor' }));
  expect(message).toEqual(await compose(contactMail({}, { purpose: 'visitor' })));
});

test('a mail asks the firm to call when the confirmation was refused', async () => {
  const first = await compose(quoteMail());
  const due = quoteMail({}, { purpose: 'unconfirmed', inReplyTo: quoteMail().messageId, id: 2 });
  const message = await compose(due);
  expect(message).toMatchObject({ to: 'dak@firma.nl', subject: `Re: ${first.subject}`, inReplyTo: first.messageId });
  for (const part of [decode(message.html), message.text]) {
    expect(part).toContain('De bevestiging aan de klant is niet aangekomen. Bel de klant.');
    for (const value of ['AD-7K3QX2', quoteFields.name, quoteFields.phone, quoteFields.email]) {
      expect(part).toContain(value);
    }
  }
  expect(message.html).toContain(`href="tel:+31612345678"`);
});

test('without a phone number it asks the firm to check the address instead', async () => {
  const { html, text } = await compose(contactMail({}, { purpose: 'unconfirmed' }));
  expect(text).toContain('kijk of er een tikfout in het e-mailadres staat');
  expect(text).toContain(contactFields.email);
  expect(html).not.toContain('Bel de klant');
  expect(html).not.toContain('href="tel:');
});

const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}</td></table><!--';

test('text from a visitor never becomes markup', async () => {
  const fields = { name: hostile, phone: '"><b onclick=a()>', address: hostile, postalCode: hostile, city: hostile };
  const attacked = await compose(
    quoteMail({ announcedPhotos: 1, fields: { ...fields, description: hostile, files: [hostile] } }),
  );
  const ordinary = await compose(
    quoteMail({ announcedPhotos: 1, fields: { description: 'een regel', phone: 'geen nummer', files: ['a'] } }),
  );
  expect(skeleton(attacked.html)).toEqual(skeleton(ordinary.html));
});

test('no link has a URL from the visitor', async () => {
  const fields = { phone: 'javascript:alert(1)', address: 'https://kwaad.example/', email: 'a?bcc=b@voorbeeld.nl' };
  const { html } = await compose(quoteMail({ fields }));
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => new URL(decode(href ?? '')));
  const places = new Set(targets.map(({ protocol, host }) => protocol + host));
  expect(places).toEqual(new Set(['mailto:', 'https:www.openstreetmap.org']));
});

const injections = [
  'Jan\r\nBcc: slachtoffer@voorbeeld.nl',
  'Jan\nBcc: slachtoffer@voorbeeld.nl\n\n<b>hallo</b>',
  'Jan\rBcc: slachtoffer@voorbeeld.nl',
  'Jan\u2028Bcc: slachtoffer@voorbeeld.nl',
  'Jan%0d%0aBcc: slachtoffer@voorbeeld.nl',
  '"Jan" <slachtoffer@voorbeeld.nl>, Piet',
  '=?UTF-8?Q?Jan=0D=0ABcc:_slachtoffer@voorbeeld.nl?=',
  'Zoë 👩‍👩‍👧 van ’t Hoff '.repeat(5),
  'x'.repeat(100),
  'Jan\0\u202e',
];

test.each(injections)('%j as a name or city adds no header, recipient or long line', async (typed) => {
  for (const due of [quoteMail({ fields: { name: typed, city: typed } }), contactMail({ name: typed })]) {
    const message = await compose(due);
    expect(message.subject + message.replyTo?.name).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
    const { email, head } = await delivered(message);
    const ordinary = await delivered(await compose(contactMail()));
    expect(headerNames(head)).toEqual(headerNames(ordinary.head));
    expect(email.to).toEqual([{ name: '', address: 'dak@firma.nl' }]);
    expect(email.replyTo?.map(({ address }) => address)).toEqual([due.lead.fields.email]);
    expect(email.subject).toContain('AD-7K3QX2');
    expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(Math.max(...head.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
  }
});

test.each([
  '=?UTF-8?Q?Jan=0D=0ABcc:_slachtoffer@voorbeeld.nl?=',
  '=?utf-8?b?QmNjOiBzbGFjaHRvZmZlckB2b29yYmVlbGQubmw=?=',
  'Zoë =?utf-8?q?Directeur?= =?utf-8?q?_Bank?=',
  '=?=?utf-8?q?Directeur?=?=',
  '==?utf-8?q?Directeur?=',
])('%j in a name reads as it was typed and decodes to nothing else', async (typed) => {
  const { email, head } = await delivered(await compose(contactMail({ name: typed })));
  const shown = typed.replaceAll('=?', '= ?');
  expect(email.replyTo?.[0]?.name).toBe(shown);
  expect(email.subject).toBe(`Contact · ${shown} · AD-7K3QX2`);
  // For mail programs that decode twice, or inside a quoted name.
  for (const [word] of head.matchAll(/=\?[^?]+\?[bq]\?[^?]*\?=/gi)) expect(decodeWords(word)).not.toContain('=?');
  const outsideWords = head.replace(/=\?[^?]+\?[bq]\?[^?]*\?=/gi, '');
  expect(outsideWords).not.toContain('=?');
});

test('a line break in an address adds no header and no recipient', async () => {
  const email = 'jan@voorbeeld.nl\r\nBcc: slachtoffer@voorbeeld.nl';
  const { head } = await delivered(await compose(quoteMail({ fields: { email } }, { purpose: 'visitor' })));
  expect(headerNames(head)).not.toContain('Bcc');
});

test('the firm sees a name as it was typed', async () => {
  const { email } = await delivered(await compose(contactMail({ name: 'Zoë 👩‍👩‍👧 "de Dakdekker", O’Brien' })));
  expect(email.replyTo?.[0]?.name).toBe('Zoë 👩‍👩‍👧 "de Dakdekker", O’Brien');
});
