import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import { company } from '../../../content/company.ts';
import { cleanLine } from '../../../shared/text.ts';
import type { DueMail } from '../../store/outbox.ts';
import { type Letter, letterHtml, letterText } from './layout.ts';
import { confirmationLetter, firmLetter, latePhotosLetter, unconfirmedLetter } from './letters.ts';

/** Mail addresses from the settings. */
export type Parties = {
  /** Receives the requests. */
  readonly leadsTo: string;
  /** Sends every mail. */
  readonly mailFrom: string;
};

/** A complete mail for nodemailer, which encodes and folds headers. It can only be sent once, because photos are streams. */
export type Mail = Awaited<ReturnType<typeof composeMail>>;

/** Composes a mail, whole or without a part that its receiver refused. Without its photos it says that they were too large. */
export async function composeMail(mail: DueMail, { leadsTo, mailFrom }: Parties, without?: 'photos' | 'replyTo') {
  const { name, email } = mail.lead.fields;
  const toVisitor = mail.purpose === 'visitor';
  const letter = letterOf(mail, without !== 'photos');
  return {
    from: { name: company.name, address: mailFrom },
    to: toVisitor ? email : leadsTo,
    replyTo: toVisitor
      ? { name: company.name, address: company.email }
      : without === 'replyTo'
        ? undefined
        : { name: literal(cleanLine(name)), address: email },
    subject: literal(letter.subject),
    html: await letterHtml(letter),
    text: letterText(letter),
    attachments: (without === 'photos' ? [] : mail.photos).map((photo) => ({
      filename: photo.name,
      contentType: photo.type,
      content: Readable.from(chunks(photo.bytes), { objectMode: false }),
    })),
    messageId: `<${mail.messageId}>`,
    ...(mail.inReplyTo && { inReplyTo: `<${mail.inReplyTo}>`, references: `<${mail.inReplyTo}>` }),
    // Marks the mail as automatic, so that it gets no out-of-office replies.
    ...(toVisitor && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    xMailer: false,
    // Nothing that a visitor typed may make nodemailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

function letterOf(mail: DueMail, photosAttached: boolean): Letter {
  switch (mail.purpose) {
    case 'firm':
      return firmLetter(mail, photosAttached);
    case 'late-photos':
      return latePhotosLetter(mail, photosAttached);
    case 'unconfirmed':
      return unconfirmedLetter(mail);
    case 'visitor':
      return confirmationLetter(mail.lead);
  }
}

/** Breaks up text that a mail program could decode as an encoded word (RFC 2047), so that a name is shown as typed. */
function literal(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** A whole number of base64 lines, which takes about 1 ms to encode and send. */
const CHUNK_BYTES = 57 * 1024;
const CHUNK_PAUSE_MS = 2;

/** Streams a photo in chunks with pauses: encoding 25 MB at once would block all other requests. */
async function* chunks(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES);
    await pause(CHUNK_PAUSE_MS);
  }
}
