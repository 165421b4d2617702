import { expect } from 'vitest';
import type { LeadLedger } from '../../harness/lead-load.ts';
import type { Store } from '../../server/store/store.ts';
import { mailName, type StorePlace, untilMailed, withStore } from './leads.ts';

/** Every acknowledged lead is stored exactly once, and its mails were sent at least once. */
export async function expectKept(ledger: LeadLedger, place: StorePlace, mails: () => readonly string[]): Promise<void> {
  expect(ledger.unanswered, 'requests to send again').toBe(0);
  await untilMailed(place);
  const stored = await withStore(place, referencesByEmail);
  const sent = new Set(mails().map(mailName));
  const acknowledged = [...ledger.references];
  const problems = {
    // Acknowledged references that are not stored under the visitor's address.
    lost: acknowledged
      .filter(([email, reference]) => !stored.get(email)?.includes(reference))
      .map(([, reference]) => reference),
    // Addresses with more than one stored request or more than one acknowledged reference.
    duplicated: [...stored]
      .filter(([, references]) => references.length > 1)
      .map(([email]) => email)
      .concat(ledger.changed),
    // Addresses in the store for which no reference was acknowledged.
    unexpected: [...stored.keys()].filter((email) => !ledger.references.has(email)),
    // Mails that did not arrive, as `AD-7K3QX2.firm`.
    unmailed: acknowledged
      .flatMap(([, reference]) => [`${reference}.firm`, `${reference}.visitor`])
      .filter((name) => !sent.has(name)),
  };
  expect(problems).toEqual({ lost: [], duplicated: [], unexpected: [], unmailed: [] });
}

async function referencesByEmail(store: Store): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const { fields, reference } of store.list()) {
    found.set(fields.email, [...(found.get(fields.email) ?? []), reference]);
  }
  return found;
}
