import { setTimeout as pause } from 'node:timers/promises';
import type { LeadDetails } from '../../server/store/archive.ts';
import { listAll } from '../../server/store/contract/fixture.ts';
import type { CheckedPhoto } from '../../server/store/photos.ts';
import { openStore, type Store } from '../../server/store/store.ts';

/** Where a server keeps its leads. */
export type StorePlace = { readonly dataDir: string; readonly databaseUrl?: string };

type MailsOf = { mails(): { text: string }[] };

/** Opens a store, which a server may be using, and closes it afterwards. */
export async function withStore<Result>(
  { dataDir, databaseUrl }: StorePlace,
  use: (store: Store) => Promise<Result>,
  now = Date.now,
): Promise<Result> {
  const store = await openStore({ dataDir, databaseUrl, now });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** The requests in a server's store with this mail address. The server may be running. */
export async function leadsFrom(place: StorePlace, email: string): Promise<LeadDetails[]> {
  return withStore(place, async (store) => {
    const found: LeadDetails[] = [];
    for await (const { reference, fields } of store.list()) {
      if (fields.email !== email) continue;
      const details = await store.find(reference);
      if (details) found.push(details);
    }
    return found;
  });
}

/** The number of requests in the store. */
export function countLeads(place: StorePlace): Promise<number> {
  return withStore(place, async (store) => (await listAll(store)).length);
}

/** The stored photos of a request. */
export function photosOf(place: StorePlace, reference: string): Promise<CheckedPhoto[]> {
  return withStore(place, (store) => store.photos(reference));
}

/** Waits until no mail is pending. The next attempt at one may be a minute away. */
export async function untilMailed(place: StorePlace): Promise<void> {
  await withStore(place, async (store) => {
    while ((await store.weekCounts()).waiting > 0) await pause(50);
  });
}

/** Waits until exactly these mails of a request are written or sent. Returns them by purpose. */
export async function mailsOf(site: MailsOf, reference: string, purposes: readonly string[] = ['firm', 'visitor']) {
  const wanted = [...purposes].sort().join();
  for (let tries = 1; ; tries++) {
    const mails = Object.fromEntries(site.mails().flatMap(({ text }) => purposeOf(text, reference)));
    const found = Object.keys(mails).sort().join();
    if (found === wanted) return mails;
    if (tries === 1000) throw new Error(`The mails of ${reference} are "${found}", not "${wanted}"`);
    await pause(20);
  }
}

/** A mail with its purpose, from its Message-ID; nothing for a mail of another request. */
function purposeOf(text: string, reference: string): [purpose: string, text: string][] {
  const [of, purpose] = mailName(text)?.split('.') ?? [];
  return of === reference && purpose ? [[purpose.replace(/-\d+$/, ''), text]] : [];
}

/** A mail's name, from its Message-ID. An incomplete mail may have none. */
export function mailName(raw: string): string | undefined {
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const whole = raw.trimEnd().endsWith('--');
  return whole ? /^Message-ID: <([^@]+)@/im.exec(headers)?.[1] : undefined;
}
