import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';

/** Where mails go: a mail server, or a folder. */
export interface Transport {
  /** Resolves when the server has accepted the mail, or when it is on disk. Rejects with a `DeliveryError`. */
  send(mail: MailMessage): Promise<void>;
  /** Deletes the local file that `send` wrote for a mail, if any. */
  discard(mail: MailKey): Promise<void>;
}

/** Names a mail's file. */
type MailKey = { readonly key: string };

/** An address with the name that mail programs show. */
type Mailbox = { readonly name: string; readonly address: string };

type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Uint8Array };

/** A complete mail: the same on every attempt except for its date. */
export type MailMessage = MailKey & {
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Without angle brackets, like `inReplyTo`. */
  readonly messageId: string;
  readonly inReplyTo: string | undefined;
  /** Sent automatically: out-of-office replies must not answer it. */
  readonly automatic: boolean;
};

/** `too-large`: the receiver refuses the size, and may accept the mail without its photos. */
type FailureKind = 'temporary' | 'permanent' | 'too-large';

/** A mail that was not delivered. The message holds codes only, never an address or the words of a server. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** An error's name and codes, without its message, which may quote what a visitor typed. */
export function describeError(error: unknown): string {
  const { name = 'Error', code, originalCode, responseCode, command, errstr } = Object(error);
  return [name, code, originalCode, responseCode, command, errstr].filter(Boolean).join(' ');
}

/** A mail in nodemailer's terms, which encodes and folds headers. It must not read files or URLs. */
export function mimeOptions(mail: MailMessage): SendMailOptions {
  return {
    from: mail.from,
    to: mail.to,
    replyTo: { name: literal(mail.replyTo.name), address: mail.replyTo.address },
    subject: literal(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map((attachment) => ({ ...attachment, content: chunked(attachment.content) })),
    messageId: `<${mail.messageId}>`,
    ...(mail.inReplyTo && { inReplyTo: `<${mail.inReplyTo}>`, references: `<${mail.inReplyTo}>` }),
    ...(mail.automatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Breaks up what a mail program could decode as an encoded word (RFC 2047): a name must read as it was typed. */
function literal(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** A whole number of base64 lines, which takes about 1 ms to encode and send. */
const CHUNK_BYTES = 57 * 1024;
const CHUNK_PAUSE_MS = 2;

/** A photo in chunks with pauses: encoding 25 MB at once would block every visitor. */
function chunked(bytes: Uint8Array): Readable {
  return Readable.from(chunks(bytes), { objectMode: false });
}

async function* chunks(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES);
    await pause(CHUNK_PAUSE_MS);
  }
}
