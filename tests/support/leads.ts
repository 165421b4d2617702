import { setTimeout as pause } from 'node:timers/promises';
import { mailName, type StorePlace, withStore } from '../../harness/lead-audit.ts';
import type { LeadDetails } from '../../server/store/archive.ts';
import { listAll } from '../../server/store/contract/fixture.ts';
import type { CheckedPhoto } from '../../server/store/photos.ts';

type MailsOf = { mails(): { text: string }[] };

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
