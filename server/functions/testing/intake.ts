import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RateLimit, unlimited } from '../../http/rate-limit.ts';
import { createLog } from '../../log.ts';
import { openStore } from '../../store/open.ts';
import type { LeadSummary, Store } from '../../store/port.ts';
import type { Intake } from '../take-lead.ts';

/** What takes leads in, over a real store of one test, with all that it logs. */
export async function testIntake({ rateLimit = unlimited }: { rateLimit?: RateLimit } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'intake-'));
  const store = await openStore({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });
  const logged: string[] = [];
  let wakes = 0;
  const intake: Intake = {
    store,
    rateLimit,
    log: createLog((line) => logged.push(line)),
    wakeMail: () => {
      wakes++;
    },
  };
  return { intake, store, logged, wakes: () => wakes, leads: () => allLeads(store) };
}

async function allLeads(store: Store): Promise<LeadSummary[]> {
  const leads: LeadSummary[] = [];
  for await (const lead of store.list()) leads.push(lead);
  return leads;
}

/** A quote request that is in order. Its texts are marked, so that a log can be searched for them. */
export const marked = {
  name: 'Merkteken Naam',
  email: 'merkteken@voorbeeld.nl',
  phone: '06 98 76 54 32',
  address: 'Merktekenstraat 1',
  postalCode: '9876 ZZ',
  city: 'Merktekendam',
  description: 'Merkteken: het dak lekt.',
  files: ['merkteken.jpg'],
};

/** What of a visitor's data a text holds. */
export function personalData(text: string): string[] {
  const data = [...Object.values(marked).flat(), 'merkteken'];
  return data.filter((value) => text.toLowerCase().includes(value.toLowerCase()));
}
