import { expect, vi } from 'vitest';
import { claimAll, contact } from '../../server/store/contract/fixture.ts';
import { SOON, test } from '../support/fault-test.ts';
import { countLeads, withStore } from '../support/leads.ts';

test('a clock that is ahead deletes nothing, and degrades the health', async ({ start, leads, dataDir }) => {
  const THREE_YEARS_MS = 3 * 366 * 86_400_000;
  await withStore(
    { dataDir },
    async (store) => {
      for (let count = 0; count < 3; count++) await store.accept(contact());
      // Mails that stay unsent would degrade the health too.
      for (const { id } of await claimAll(store)) await store.markSent(id);
    },
    () => Date.now() - THREE_YEARS_MS,
  );
  const site = await start();
  await vi.waitFor(async () => expect(await leads.health(site)).toBe('degraded'), SOON);
  expect(site.output()).toContain('"event":"purge-refused"');
  expect(await countLeads({ dataDir })).toBe(3);
});
