import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './message.ts';

/** A message in nodemailer's terms. It encodes and folds headers; nothing may make it read a file or an address. */
export function mimeOptions(message: MailMessage): SendMailOptions {
  return {
    from: message.from,
    to: message.to,
    replyTo: message.replyTo,
    subject: message.subject,
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
