import type { SendMailOptions } from 'nodemailer';
import type { Mailbox, MailMessage } from './message.ts';

/** A message in nodemailer's terms. It encodes and folds headers; nothing may make it read a file or an address. */
export function mimeOptions(message: MailMessage): SendMailOptions {
  return {
    from: message.from,
    to: message.to,
    replyTo: literalName(message.replyTo),
    subject: literal(message.subject),
    text: message.text,
    html: message.html,
    attachments: message.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    })),
    messageId: `<${message.messageId}>`,
    ...(message.inReplyTo && { inReplyTo: `<${message.inReplyTo}>`, references: `<${message.inReplyTo}>` }),
    ...(message.automatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Breaks up what a mail program could decode as an encoded word (RFC 2047): a name must read as it was typed. */
function literal(text: string): string {
  return text.replaceAll('=?', '= ?');
}

function literalName({ name, address }: Mailbox): Mailbox {
  return { name: literal(name), address };
}
