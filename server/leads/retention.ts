import { opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { facts } from '../../content/facts.ts';
import type { LeadArchive } from '../store/port.ts';

const BATCH = 500;

/** Deletes every request older than the privacy statement allows, all copies included; how many there were. */
export async function purgeExpired(
  store: LeadArchive,
  dataDir: string,
  now: number,
  onProgress: (purged: number) => void = () => {},
): Promise<number> {
  const expired = new Date(now);
  expired.setFullYear(expired.getFullYear() - facts.privacy.quoteYears);
  for (let purged = 0; ; onProgress(purged)) {
    const references = await store.receivedBefore(expired.getTime(), BATCH);
    if (references.length === 0) return purged;
    await eraseLeads(store, dataDir, references);
    purged += references.length;
  }
}

/** Deletes requests with their photos, mails and the copies of mails in the data folder; how many there were. */
export async function eraseLeads(store: LeadArchive, dataDir: string, references: readonly string[]): Promise<number> {
  // The copies first: if this is cut short, the requests are still there to find the rest by.
  await removeMailCopies(dataDir, references);
  const removed = await store.remove(references);
  // And those of mails that went out meanwhile.
  await removeMailCopies(dataDir, references);
  return removed;
}

async function removeMailCopies(dataDir: string, references: readonly string[]): Promise<void> {
  const wanted = new Set(references);
  const folder = join(dataDir, 'mail');
  try {
    for await (const { name } of await opendir(folder)) {
      // AD-7K3QX2-firm.eml belongs to AD-7K3QX2.
      const reference = name.split('-', 2).join('-');
      if (wanted.has(reference)) await rm(join(folder, name), { force: true });
    }
  } catch (error) {
    // Without a folder there are no copies.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
