import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { DeliveryError, errorCodes, type Transport } from './delivery.ts';
import type { Mail } from './mails/compose.ts';

/** Writes each mail to a folder as an .eml file. A second attempt replaces the first: a mail is one file. */
export function emlFolderTransport(folder: string): Transport {
  const file = (key: string) => join(folder, `${key}.eml`);
  const draft = (key: string) => join(folder, `${key}.eml.tmp`);
  return {
    async send(mail) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeToDisk(draft(mail.key), emlStream(mail));
        await rename(draft(mail.key), file(mail.key));
        await syncFolder(folder);
      } catch (error) {
        // Don't leave an incomplete mail on a full disk.
        await rm(draft(mail.key), { force: true }).catch(() => {});
        throw new DeliveryError('temporary', errorCodes(error));
      }
    },
    discard: ({ key }) => rm(file(key), { force: true }),
  };
}

/** The content of an .eml file. */
export function emlStream(mail: Mail): Readable {
  return new MailComposer({ ...mail, newline: 'windows' }).compile().createReadStream();
}

async function writeToDisk(path: string, content: Readable): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs a folder, so that a new file name in it is durable. Not needed on Windows, which cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
