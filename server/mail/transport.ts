import { join } from 'node:path';
import { emlFolderTransport } from './eml-folder.ts';
import type { MailMessage } from './message.ts';
import { smtpTransport } from './smtp.ts';

export interface Transport {
  /** Resolves once the mail is accepted by the server, or on disk; else rejects with a `DeliveryError`. */
  send(message: MailMessage): Promise<void>;
}

export type TransportSettings = { readonly smtpUrl: string | undefined; readonly dataDir: string };

/** Where mails go: to the SMTP server, or without one to files in `mail/` of the data folder. */
export function createTransport({ smtpUrl, dataDir }: TransportSettings): Transport {
  return smtpUrl === undefined ? emlFolderTransport(join(dataDir, 'mail')) : smtpTransport(smtpUrl);
}
