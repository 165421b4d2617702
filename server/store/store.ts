import { setTimeout as pause } from 'node:timers/promises';
import * as archive from './archive.ts';
import type { Database } from './database.ts';
import * as intake from './intake.ts';
import * as outbox from './outbox.ts';
import type { Store } from './port.ts';

const LIST_PAGE = 500;
const SCRUB_POLL_MS = 50;
const SCRUB_WAIT_MS = 5_000;

/** The store's operations over one database. */
export function storeOver(database: Database): Store {
  let closing: Promise<void> | undefined;
  return {
    accept: (lead) => database.write((tx) => intake.accept(tx, lead)),
    recall: (lead) => database.read((tx) => intake.recall(tx, lead)),
    addPhoto: (upload) => database.write((tx) => intake.addPhoto(tx, upload)),
    photoPlace: (token, position, hash) => database.read((tx) => intake.photoPlace(tx, token, position, hash)),
    photosSettled: (token) => database.write((tx) => intake.photosSettled(tx, token)),
    claim: (limit, leaseMs, to) => database.writeRelaxed((tx) => outbox.claim(tx, limit, leaseMs, to)),
    markSent: (id) => database.writeRelaxed((tx) => outbox.markSent(tx, id)),
    postpone: (id, delayMs, reason) => database.writeRelaxed((tx) => outbox.postpone(tx, id, delayMs, reason)),
    bury: (id, reason) => database.write((tx) => outbox.bury(tx, id, reason)),
    status: () => database.read(outbox.status),
    stuck: (ageMs) => database.read((tx) => outbox.stuck(tx, ageMs)),
    async *list() {
      let after = archive.NEWEST;
      for (;;) {
        const page = await database.read((tx) => archive.listAfter(tx, after, LIST_PAGE));
        const last = page.at(-1);
        if (!last) return;
        yield* page;
        after = last;
      }
    },
    count: () => database.read(archive.count),
    find: (reference) => database.read((tx) => archive.find(tx, reference)),
    photos: (reference) => database.read((tx) => archive.photos(tx, reference)),
    receivedBefore: (time, limit) => database.read((tx) => archive.receivedBefore(tx, time, limit)),
    purgeFacts: (time) => database.read((tx) => archive.purgeFacts(tx, time)),
    recordPurge: (at) => database.write((tx) => archive.recordPurge(tx, at)),
    remove: (references) => database.write((tx) => archive.remove(tx, references)),
    async scrub() {
      // A reader holds the log for milliseconds, a backup of a large database for seconds.
      for (const deadline = performance.now() + SCRUB_WAIT_MS; ; await pause(SCRUB_POLL_MS)) {
        if (await database.scrub()) return true;
        if (performance.now() > deadline) return false;
      }
    },
    retry: (reference) => database.write((tx) => outbox.retry(tx, reference)),
    correctEmail: (reference, email) => database.write((tx) => outbox.correctEmail(tx, reference, email)),
    check: () => database.check(),
    backup: (targetFile) => database.backup(targetFile),
    close() {
      closing ??= database.close();
      return closing;
    },
  };
}
