import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { exampleQuote } from '../../harness/example-quote.ts';
import { alwaysConfirm, type ConfirmationLimit, type RateLimit, unlimited } from '../http/rate-limit.ts';
import { createLeadsIntake } from '../leads-intake.ts';
import { createLog } from '../log.ts';
import type { PhotoChecker } from '../photos/checker.ts';
import { createPhotoQuota, type PhotoQuota } from '../photos/quota.ts';
import { listAll } from '../store/contract/fixture.ts';
import { openStore, type Store } from '../store/store.ts';

type Options = {
  readonly rateLimit?: RateLimit;
  readonly takeConfirmation?: ConfirmationLimit;
  readonly takeRoom?: PhotoQuota;
  readonly checkPhoto?: PhotoChecker;
  /** Methods that replace the store's, to make it fail. */
  readonly broken?: Partial<Store>;
  /** The store of an earlier `testIntake`. */
  readonly store?: Store;
};

/** Accepts every photo except those that contain `bad`. */
export const checkByContent: PhotoChecker = async ({ name, bytes }) =>
  Buffer.from(bytes).includes('bad')
    ? { ok: false, reason: 'damaged', message: 'Deze foto is beschadigd' }
    : { ok: true, photo: { name, type: 'image/jpeg', bytes } };

/** The intake with a real store, which is removed after the test, and its log. */
export async function testIntake({
  rateLimit = unlimited,
  takeConfirmation = alwaysConfirm,
  takeRoom = createPhotoQuota(),
  checkPhoto = checkByContent,
  broken = {},
  store: given,
}: Options = {}) {
  const store = given ?? (await temporaryStore());
  const logged: string[] = [];
  let wakes = 0;
  const log = createLog((line) => logged.push(line));
  const intake = createLeadsIntake({
    store: { ...store, ...broken },
    checkPhoto,
    takeRoom,
    rateLimit,
    takeConfirmation,
    log,
    wakeMail: () => {
      wakes++;
    },
  });
  return { intake, store, log, logged, wakes: () => wakes, leads: () => listAll(store) };
}

async function temporaryStore(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'intake-'));
  const store = await openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });
  return store;
}

/** A valid quote request with marked values, to find them in a log. */
export const marked = {
  ...exampleQuote,
  name: 'Merkteken Naam',
  email: 'merkteken@voorbeeld.nl',
  phone: '06 98 76 54 32',
  address: 'Merktekenstraat 1',
  postalCode: '9876 ZZ',
  city: 'Merktekendam',
  description: 'Merkteken: het dak lekt.',
  files: ['merkteken.jpg'],
};

/** The marked values that a text contains. */
export function personalData(text: string): string[] {
  const data = [...Object.values(marked).flat(), 'merkteken'];
  return data.filter((value) => text.toLowerCase().includes(value.toLowerCase()));
}
