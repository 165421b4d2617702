import { expect, vi } from 'vitest';
import { withStore } from '../../harness/lead-audit.ts';
import { newLead } from '../../harness/lead-client.ts';
import { clock } from '../../harness/site-process.ts';
import { claimAll, contact } from '../../server/store/contract/fixture.ts';
import { peerMails, SOON, test } from '../support/fault-test.ts';
import { countLeads } from '../support/leads.ts';

test('a clock set back by a day delays no mail by a day', async ({ start, leads, peer }) => {
  peer.fault = { at: 'recipient', reply: 451 };
  const site = await start({ SMTP_URL: peer.url, ...clock });
  await leads.send(site, 2);
  await leads.untilTried();
  // The firm's mail about this one waits for the photo.
  expect(await leads.sendOne(site, newLead(['dak.jpg']))).toMatchObject({ status: 200 });

  process.kill(site.pid, 'SIGUSR2');
  peer.fault = undefined;
  await leads.send(site, 1);
  await leads.expectKept(peerMails(peer));
  expect(peer.received).toHaveLength(8);
});

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
