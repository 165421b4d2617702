import { join } from 'node:path';
import type { DueMail } from '../store/port.ts';
import { emlFolderTransport } from './eml-folder.ts';
import { composeMail, mailKey, type Parties } from './mails/compose.ts';
import { smtpTransport } from './smtp.ts';
import { DeliveryError, type Transport } from './transport.ts';

export type Delivery = {
  /** Composes and sends a mail. Rejects with a `DeliveryError` when it was not sent. */
  deliver(mail: DueMail): Promise<void>;
  /** Removes the file of a mail whose request was deleted while the mail was written. */
  discard(mail: DueMail): Promise<void>;
};

export type DeliverySettings = Parties & { readonly smtpUrl: string | undefined; readonly dataDir: string };

/** Delivers to the SMTP server, or without one to .eml files in the data folder. */
export function createDelivery(settings: DeliverySettings): Delivery {
  const transport = transportOf(settings);
  return {
    async deliver(mail) {
      try {
        await transport.send(await composeMail(mail, settings));
      } catch (error) {
        const tooLarge = error instanceof DeliveryError && error.kind === 'too-large';
        if (!tooLarge || mail.photos.length === 0) throw error;
        await transport.send(await composeMail(mail, settings, { attachPhotos: false }));
      }
    },
    discard: (mail) => transport.discard({ key: mailKey(mail) }),
  };
}

function transportOf({ smtpUrl, dataDir }: DeliverySettings): Transport {
  return smtpUrl === undefined ? emlFolderTransport(join(dataDir, 'mail')) : smtpTransport(smtpUrl);
}
