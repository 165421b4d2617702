import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { DeliveryError, describeError } from './failure.ts';
import type { MailMessage } from './message.ts';
import { mimeOptions } from './mime.ts';
import type { Transport } from './transport.ts';

/** Puts each mail in a folder as an .eml file. A second attempt replaces the first: a mail is one file. */
export function emlFolderTransport(folder: string): Transport {
  return {
    async send(message: MailMessage) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeDurably(folder, `${message.key}.eml`, await emlBytes(message));
      } catch (error) {
        throw new DeliveryError('temporary', describeError(error));
      }
    },
  };
}

/** A mail as it stands in a file. */
export function emlBytes(message: MailMessage): Promise<Uint8Array> {
  return new MailComposer({ ...mimeOptions(message), newline: 'windows' }).compile().build();
}

/** After this the file is on disk in full, or not there under its name at all. */
async function writeDurably(folder: string, name: string, content: Uint8Array): Promise<void> {
  const draft = join(folder, `${name}.tmp`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
  await syncFolder(folder);
}

/** Makes the new name itself durable. Windows can't open folders, and doesn't need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
