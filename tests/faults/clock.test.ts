import { expect, vi } from 'vitest';
import { withStore } from '../../harness/lead-audit.ts';
import { newLead } from '../../harness/lead-client.ts';
import { sendLead, sendLeads } from '../../harness/lead-load.ts';
import { clock } from '../../harness/site-process.ts';
import { claimAll, contact } from '../../server/store/contract/fixture.ts';
import { expectLeadsKept, peerMails, test, untilTried } from '../support/fault-test.ts';
import { countLeads } from '../support/leads.ts';

test('a clock set back by a day delays no mail by a day', async ({ start, visit, dataDir, ledger, peer }) => {
  peer.fault = { at: 'recipient', reply: 451 };
  const site = await start({ SMTP_URL: peer.url, ...clock });
  const client = visit(site);
  await sendLeads(client, ledger, 2);
  await untilTried(ledger, { dataDir });
  // The firm's mail about this one waits for the photo.
  expect(await sendLead(client, ledger, newLead(['dak.jpg']))).toMatchObject({ status: 200 });

  process.kill(site.pid, 'SIGUSR2');
  peer.fault = undefined;
  await sendLeads(client, ledger, 1);
  await expectLeadsKept(ledger, { dataDir }, peerMails(peer));
  expect(peer.received).toHaveLength(8);
});

test('a clock that is ahead deletes nothing, and degrades the health', async ({ start, visit, dataDir }) => {
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
  await vi.waitFor(async () => expect(await visit(site).read('/healthz')).toBe('degraded'), { timeout: 20_000 });
  expect(site.output()).toContain('"event":"purge-refused"');
  expect(await countLeads({ dataDir })).toBe(3);
});
