import { expect } from '@playwright/test';
import { openStore } from '../../server/store/open.ts';
import type { CheckedPhoto, LeadDetails } from '../../server/store/port.ts';

type DataOf = { readonly dataDir: string };
type MailsOf = { mails(): { name: string; text: string }[] };

/** The requests in a server's store that came from a mail address; the server may be running. */
export async function leadsFrom({ dataDir }: DataOf, email: string): Promise<LeadDetails[]> {
  return withStore(dataDir, async (store) => {
    const found: LeadDetails[] = [];
    for await (const { reference, fields } of store.list()) {
      if (fields.email !== email) continue;
      const details = await store.find(reference);
      if (details) found.push(details);
    }
    return found;
  });
}

/** How many requests there are in all. */
export function countLeads({ dataDir }: DataOf): Promise<number> {
  return withStore(dataDir, (store) => store.count());
}

/** The photos of a request, as they are stored. */
export function photosOf({ dataDir }: DataOf, reference: string): Promise<CheckedPhoto[]> {
  return withStore(dataDir, (store) => store.photos(reference));
}

/** Waits until exactly these mails of a request are written; gives them by purpose. */
export async function mailsOf(site: MailsOf, reference: string, purposes: readonly string[] = ['firm', 'visitor']) {
  const written = () => site.mails().filter(({ name }) => name.startsWith(`${reference}-`));
  const purposeOf = (name: string) => name.slice(reference.length + 1).replace(/-\d+\.eml$/, '');
  await expect
    .poll(() =>
      written()
        .map(({ name }) => purposeOf(name))
        .sort(),
    )
    .toEqual([...purposes].sort());
  return Object.fromEntries(written().map(({ name, text }) => [purposeOf(name), text]));
}

async function withStore<Result>(
  dataDir: string,
  use: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ dataDir, databaseUrl: undefined });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
