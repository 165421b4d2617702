import type { DueMail } from '../store/outbox.ts';
import { composeMail, type Mail, mailKey, type Parties } from './mails/compose.ts';

export type Delivery = {
  /** Composes and sends a mail. Rejects with a `DeliveryError` when it was not sent. */
  deliver(mail: DueMail): Promise<void>;
  /** Removes the file of a mail whose request was deleted while the mail was written. */
  discard(mail: DueMail): Promise<void>;
};

/** Where mails go: a mail server, or a folder. */
export type Transport = {
  /** Resolves when the server has accepted the mail, or when it is on disk. Rejects with a `DeliveryError`. */
  send(mail: Mail): Promise<void>;
  /** Deletes the local file that `send` wrote for a mail, if any. */
  discard(mail: Pick<Mail, 'key'>): Promise<void>;
};

/** Composes and delivers mails. A mail that is too large for its receiver is sent again without its photos. */
export function createDelivery(transport: Transport, parties: Parties): Delivery {
  return {
    async deliver(mail) {
      try {
        await transport.send(await composeMail(mail, parties));
      } catch (error) {
        const tooLarge = error instanceof DeliveryError && error.kind === 'too-large';
        if (!tooLarge || mail.photos.length === 0) throw error;
        await transport.send(await composeMail(mail, parties, { attachPhotos: false }));
      }
    },
    discard: (mail) => transport.discard({ key: mailKey(mail) }),
  };
}

/** `too-large`: the receiver refuses the size, and may accept the mail without its photos. */
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
