import { randomUUID } from 'node:crypto';
import { test as base } from 'vitest';
import type { CheckedPhoto, LeadSummary, NewLead, Store } from '../port.ts';

/** Makes an empty database and returns what opens it; every call opens it once more, as another process would. */
export type NewDatabase = () => Promise<(now: () => number) => Promise<Store>>;

export type Clock = { time: number };

type Fixture = {
  clock: Clock;
  /** One more store on the same database. */
  open: () => Promise<Store>;
  store: Store;
};

/** Tests that each get an empty database, a clock that they set, and stores that are closed afterwards. */
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
      for (const store of opened) await store.close();
    },
    store: async ({ open }, use) => use(await open()),
  });
}

export type StoreTest = ReturnType<typeof testWith>;

/** A valid quote request with a key of its own, and what differs. */
export function quote(different: Partial<Omit<NewLead, 'kind' | 'fields'>> = {}): NewLead & { kind: 'quote' } {
  return {
    kind: 'quote',
    fields: {
      name: "Zoë d'Hondt",
      email: 'zoe@voorbeeld.example',
      phone: '+31 (0)6-12 34 56 78',
      address: 'Keizersgracht 12-3 hs',
      postalCode: '1015 CN',
      city: "'s-Gravenhage",
      description: 'Lekkage bij de schoorsteen 👷‍♀️\n<b>graag snel</b>',
      files: [],
    },
    idempotencyKey: randomUUID(),
    suspectedSpam: false,
    announcedPhotos: 0,
    photos: [],
    ...different,
  };
}

export function contact(message = 'Bent u zaterdag open?'): NewLead & { kind: 'contact' } {
  const fields = { name: 'Ali', email: 'ali@voorbeeld.example', phone: '', message };
  return { ...quote(), kind: 'contact', fields };
}

export function photo(name = 'dak.jpg', size = 100): CheckedPhoto {
  return { name, type: 'image/jpeg', bytes: new Uint8Array(size).fill(name.length) };
}

/** Accepts a request that must be new. */
export async function accepted(store: Store, lead: NewLead = quote()) {
  const acceptance = await store.accept(lead);
  if (acceptance.outcome !== 'stored') throw new Error(`not stored but ${acceptance.outcome}`);
  return acceptance;
}

export const LEASE = 10 * 60_000;

/** Everything that is due now, claimed. */
export function claimAll(store: Store) {
  return store.claim(1_000, LEASE);
}

/** The due mail of one kind, claimed together with whatever else is due. */
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
