import { setTimeout as pause } from 'node:timers/promises';
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

/** Waits until exactly these mails of a request are written. Returns them by purpose. */
export async function mailsOf(site: MailsOf, reference: string, purposes: readonly string[] = ['firm', 'visitor']) {
  const wanted = [...purposes].sort().join();
  for (let tries = 1; ; tries++) {
    const mails = Object.fromEntries(
      site
        .mails()
        .filter(({ name }) => name.startsWith(`${reference}-`))
        .map(({ name, text }) => [name.slice(reference.length + 1).replace(/-\d+\.eml$/, ''), text]),
    );
    const found = Object.keys(mails).sort().join();
    if (found === wanted) return mails;
    if (tries === 200) throw new Error(`The mails of ${reference} are "${found}", not "${wanted}"`);
    await pause(100);
  }
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
