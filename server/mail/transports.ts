import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { errorName } from '../log.ts';

/** Where mails go: a mail server, or a folder. */
export type Transport = {
  /** Resolves when the server has accepted the mail, or when it is on disk. Rejects with a `DeliveryError`. */
  send(mail: SendMailOptions): Promise<void>;
};

/**
 * `timeout`: no answer within the session, perhaps because of the photos; `recipient`: the receiver's address is refused, such
 * as an unknown one, or the mailbox is full; `permanent`: the mail is refused; `too-large`: the receiver may accept it without
 * its photos.
 */
type FailureKind = 'temporary' | 'timeout' | 'recipient' | 'permanent' | 'too-large';

/** A mail was not delivered. The message contains only codes, never an address or text from a server. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** How long one SMTP session may take. */
export const SESSION_MS = 55_000;
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Sends over SMTP, with one connection per mail. */
export function smtpTransport(url: string, sessionMs = SESSION_MS): Transport {
  const { hostname, username } = new URL(url);
  // Otherwise an attacker on the way could remove the offer of STARTTLS, and read passwords and mails.
  const requireTLS = username !== '' || !LOCAL.includes(hostname);
  const transporter = nodemailer.createTransport({ url, requireTLS });
  return {
    async send(mail) {
      try {
        await transporter.sendMail({ ...mail, signal: AbortSignal.timeout(sessionMs) });
      } catch (error) {
        throw classify(error);
      }
    },
  };
}

type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
};

/**
 * Classifies a failed SMTP session. The code alone is ambiguous: EENVELOPE occurs with 451 and with 550. A 5xx before the
 * recipient (greeting, login, sender) is about our settings or the limit of our account, not about this mail, so it is
 * temporary.
 */
function classify(error: unknown): DeliveryError {
  const { code, command, responseCode, response }: SmtpError = Object(error);
  const failed = (kind: DeliveryError['kind']) => new DeliveryError(kind, errorName(error));
  if (code === 'EABORT') return failed('timeout');
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return failed('temporary');
  // Without a response, nodemailer itself refused the addresses, and would on every attempt.
  if (responseCode !== undefined && responseCode < 500) return failed('temporary');
  const isSender = command === 'MAIL FROM';
  // A 552 for the address is a full mailbox.
  if (code === 'EENVELOPE' && !isSender) return failed('recipient');
  if (responseCode === 552 || TOO_LARGE.test(response ?? '')) return failed('too-large');
  if (isSender) return failed('temporary');
  return failed(FULL.test(response ?? '') ? 'recipient' : 'permanent');
}

/** Enhanced status codes (RFC 3463) for a message over the size limit of the system or of the mailbox. */
const TOO_LARGE = /\b5\.(?:3\.4|2\.3)\b/;

/** The same for a mail system or a mailbox that is full. */
const FULL = /\b5\.(?:3\.1|2\.2)\b/;

/**
 * Writes each mail to a folder as an .eml file, named after its Message-ID. That starts with the reference, by which deleting a
 * request finds its mails. A second attempt replaces the first: a mail is one file.
 */
export function emlFolderTransport(folder: string): Transport {
  return {
    async send(mail) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const [, name] = /^<(.+)@/.exec(mail.messageId ?? '') ?? [];
        const file = join(folder, `${name}.eml`);
        // Renamed when it is whole: whoever reads the folder never finds half a mail.
        await writeFile(`${file}.part`, emlStream(mail), { mode: 0o600, flush: true });
        await rename(`${file}.part`, file);
      } catch (error) {
        throw new DeliveryError('temporary', errorName(error));
      }
    },
  };
}

/** The content of an .eml file. */
export function emlStream(mail: SendMailOptions) {
  return new MailComposer({ ...mail, newline: 'windows' }).compile().createReadStream();
}
