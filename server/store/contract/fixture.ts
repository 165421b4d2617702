import { test as base } from 'vitest';
import { exampleQuote } from '../../../harness/example-quote.ts';
import type { LeadSummary } from '../archive.ts';
import type { NewLead } from '../leads.ts';
import type { DueMail } from '../outbox.ts';
import type { CheckedPhoto } from '../photos.ts';
import type { Store } from '../store.ts';

/** Creates an empty database. Returns a function that opens it; every call opens it again, like another process. */
export type NewDatabase = () => Promise<(now: () => number) => Promise<Store>>;

export type Clock = { time: number };

type Fixture = {
  clock: Clock;
  /** Opens another store on the same database. */
  open: () => Promise<Store>;
  store: Store;
};

/** A test with an empty database, a clock to set, and stores that are closed afterwards. */
export function testWith(newDatabase: NewDatabase) {
  return base.extend<Fixture>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest finds the fixtures that are used in this pattern.
    clock: async ({}, use) => use({ time: Date.UTC(2026, 10, 21, 9) }),
    open: async ({ clock }, use) => {
      const openOne = await newDatabase();
      const opened: Store[] = [];
      await use(async () => {
        const store = await openOne(() => clock.time);
        opened.push(store);
        return store;
      });
      // A test may have closed one itself; a second time rejects.
      for (const store of opened) await store.close().catch(() => {});
    },
    store: async ({ open }, use) => use(await open()),
  });
}

export type StoreTest = ReturnType<typeof testWith>;

let visitors = 0;

/** A valid quote request of a new visitor, with the given differences. */
export function quote(different: Partial<Omit<NewLead, 'kind' | 'fields'>> = {}): NewLead & { kind: 'quote' } {
  return {
    kind: 'quote',
    fields: {
      ...exampleQuote,
      name: "Zoë d'Hondt",
      email: `zoe.${++visitors}@voorbeeld.example`,
      description: 'Lekkage bij de schoorsteen 👷‍♀️\n<b>graag snel</b>',
      files: [],
    },
    suspectedSpam: false,
    confirms: !different.suspectedSpam,
    announcedPhotos: 0,
    ...different,
  };
}

export function contact(message = 'Bent u zaterdag open?'): NewLead & { kind: 'contact' } {
  const fields = { name: 'Ali', email: `ali.${++visitors}@voorbeeld.example`, phone: '', message };
  return { ...quote(), kind: 'contact', fields };
}

export function photo(name = 'dak.jpg', size = 100): CheckedPhoto {
  return { name, type: 'image/jpeg', bytes: new Uint8Array(size).fill(name.length) };
}

/** Adds a photo. By default each name is a different picture. */
export function add(store: Store, uploadToken: string, added = photo(), sourceHash = added.name) {
  return store.addPhoto({ ...added, uploadToken, sourceHash });
}

/** Accepts a request that must be new. */
export async function accepted(store: Store, lead: NewLead = quote(), photos: readonly CheckedPhoto[] = []) {
  const acceptance = await store.accept({ ...lead, announcedPhotos: Math.max(lead.announcedPhotos, photos.length) });
  if (acceptance.outcome !== 'stored') throw new Error(`not stored but ${acceptance.outcome}`);
  for (const added of photos) {
    const outcome = await add(store, acceptance.uploadToken, added);
    if (outcome !== 'stored') throw new Error(`photo not stored but ${outcome}`);
  }
  return acceptance;
}

export const LEASE = 10 * 60_000;

/** Claims all mails that are due now. In the order in which they were added to the outbox. */
export async function claimAll(store: Store) {
  const mails: DueMail[] = [];
  for (let mail = await store.claim(LEASE); mail; mail = await store.claim(LEASE)) mails.push(mail);
  return mails.sort((a, b) => a.id - b.id);
}

/** Claims all due mails. Returns the one with this purpose. */
export async function claimed(store: Store, purpose: string) {
  const mails = (await claimAll(store)).filter((mail) => mail.purpose === purpose);
  if (mails.length !== 1) throw new Error(`${mails.length} mails ${purpose} are due`);
  return mails[0] as (typeof mails)[number];
}

export async function listAll(store: Store): Promise<LeadSummary[]> {
  const leads: LeadSummary[] = [];
  for await (const lead of store.list()) leads.push(lead);
  return leads;
}
