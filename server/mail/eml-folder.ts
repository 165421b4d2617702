import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { DeliveryError, errorCodes, type Transport } from './delivery.ts';

/** Writes each mail to a folder as an .eml file. A second attempt replaces the first: a mail is one file. */
export function emlFolderTransport(folder: string): Transport {
  return {
    async send(mail) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(join(folder, `${mail.key}.eml`), emlStream(mail), { mode: 0o600, flush: true });
      } catch (error) {
        throw new DeliveryError('temporary', errorCodes(error));
      }
    },
  };
}

/** The content of an .eml file. */
export function emlStream(mail: SendMailOptions) {
  return new MailComposer({ ...mail, newline: 'windows' }).compile().createReadStream();
}
