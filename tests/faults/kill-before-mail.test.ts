import { expect, vi } from 'vitest';
import { later } from '../../harness/later.ts';
import { withStore } from '../../harness/lead-audit.ts';
import { sendLeads } from '../../harness/lead-load.ts';
import { expectLeadsKept, mailFiles, peerMails, test } from '../support/fault-test.ts';

const WAIT = { timeout: 20_000, interval: 20 };

test('a server killed right after the response writes the mails after a restart', async ({
  start,
  visit,
  dataDir,
  ledger,
}) => {
  const first = await start();
  await sendLeads(visit(first), ledger, 5);
  await first.kill('SIGKILL');

  const second = await start(later);
  await expectLeadsKept(ledger, { dataDir }, mailFiles(second));
});

test.for(['connect', 'data'] as const)(
  'killed while the mail server is silent at %s, it sends the mails when it is back',
  async (at, { start, visit, dataDir, ledger, peer }) => {
    peer.trouble = { at, answer: 'nothing' };
    const first = await start({ SMTP_URL: peer.url });
    await sendLeads(visit(first), ledger, 3);
    await vi.waitUntil(() => peer.waiting > 0, WAIT);
    await first.kill('SIGKILL');
    expect(peer.received).toEqual([]);
    await withStore({ dataDir }, async (store) => expect(await store.status()).toMatchObject({ pending: 6, sent: 0 }));

    peer.trouble = undefined;
    await start({ SMTP_URL: peer.url, ...later });
    await expectLeadsKept(ledger, { dataDir }, peerMails(peer));
  },
);
