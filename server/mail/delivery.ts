import type { SendMailOptions } from 'nodemailer';
import type { DueMail } from '../store/outbox.ts';
import { composeMail, type Parties } from './mails/compose.ts';

/** Composes and sends a mail. Rejects with a `DeliveryError` when it was not sent. */
export type Deliver = (mail: DueMail) => Promise<void>;

/** Where mails go: a mail server, or a folder, where `key` names the file. */
export type Transport = {
  /** Resolves when the server has accepted the mail, or when it is on disk. Rejects with a `DeliveryError`. */
  send(mail: SendMailOptions & { readonly key: string }): Promise<void>;
};

/**
 * Composes and delivers mails. One that is too large for its receiver is sent again without its photos, one to the firm that
 * is refused without Reply-To: its address is the visitor's.
 */
export function createDelivery(transport: Transport, parties: Parties): Deliver {
  return async (mail) => {
    try {
      await transport.send(await composeMail(mail, parties));
    } catch (error) {
      const kind = error instanceof DeliveryError ? error.kind : 'temporary';
      if (kind === 'too-large' && mail.photos.length > 0) {
        return transport.send(await composeMail(mail, parties, 'photos'));
      }
      if (kind !== 'permanent' || mail.purpose === 'visitor') throw error;
      return transport.send(await composeMail(mail, parties, 'replyTo'));
    }
  };
}

/** `too-large`: the receiver may accept the mail without its photos. */
type FailureKind = 'temporary' | 'permanent' | 'too-large';

/** A mail was not delivered. The message contains only codes, never an address or text from a server. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** An error's name and codes, without its message, which may quote what a visitor typed. */
export function errorCodes(error: unknown): string {
  const { name = 'Error', code, originalCode, responseCode, command, errstr } = Object(error);
  return [name, code, originalCode, responseCode, command, errstr].filter(Boolean).join(' ');
}
