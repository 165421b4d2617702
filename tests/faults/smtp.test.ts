import { expect, vi } from 'vitest';
import { runLeads, withStore } from '../../harness/lead-audit.ts';
import { sendLeads } from '../../harness/lead-load.ts';
import { startSmtpPeer } from '../../server/mail/testing/smtp-peer.ts';
import { listAll } from '../../server/store/contract/fixture.ts';
import { expectLeadsKept, peerMails, test, untilTried } from '../support/fault-test.ts';

const LEADS = 2;
const MAILS = 2 * LEADS;

test('mails wait while the mail server is down and are sent when it is up', async ({
  start,
  visit,
  dataDir,
  ledger,
  peer,
}) => {
  await peer.close();
  const site = await start({ SMTP_URL: peer.url });
  const client = visit(site);
  await sendLeads(client, ledger, LEADS);
  await untilTried(ledger, { dataDir });
  expect(await client.read('/healthz')).toBe('ok');

  const repaired = await startSmtpPeer(peer.port);
  await runLeads({ dataDir }, 'retry');
  await expectLeadsKept(ledger, { dataDir }, peerMails(repaired));
  expect(repaired.received).toHaveLength(MAILS);
  await repaired.close();
});

test('a slow mail server does not delay visitors', async ({ start, visit, dataDir, ledger, peer }) => {
  peer.fault = { at: 'data', reply: 'nothing' };
  const site = await start({ SMTP_URL: peer.url });
  const client = visit(site);
  await sendLeads(client, ledger, LEADS);
  await vi.waitUntil(() => peer.waiting > 0, { timeout: 20_000, interval: 20 });
  await sendLeads(client, ledger, LEADS);
  expect(ledger.references.size).toBe(2 * LEADS);
  expect(peer.received).toEqual([]);

  peer.fault = undefined;
  peer.resume();
  await expectLeadsKept(ledger, { dataDir }, peerMails(peer));
  expect(peer.received).toHaveLength(2 * MAILS);
});

test('a permanently refused mail stays listed, makes the health check fail, and is sent on retry', async ({
  start,
  visit,
  dataDir,
  ledger,
  peer,
}) => {
  peer.fault = { at: 'recipient', reply: 550 };
  const site = await start({ SMTP_URL: peer.url });
  const client = visit(site);
  await sendLeads(client, ledger, LEADS);
  await untilTried(ledger, { dataDir });
  const statuses = () => withStore({ dataDir }, async (store) => (await listAll(store)).map(({ status }) => status));
  await vi.waitFor(async () => expect(await client.read('/healthz')).toBe('degraded'), { timeout: 20_000 });
  expect(await statuses()).toEqual(['dead', 'dead']);
  // Each refused confirmation adds a mail that asks the firm to call.
  const refused = { waiting: 0, refused: 2 * LEADS, unconfirmed: LEADS };
  const counts = () => withStore({ dataDir }, (store) => store.weekCounts());
  await vi.waitFor(async () => expect(await counts()).toMatchObject(refused), { timeout: 20_000 });

  peer.fault = undefined;
  await runLeads({ dataDir }, 'retry');
  await expectLeadsKept(ledger, { dataDir }, peerMails(peer));
  // The retried confirmations were sent, so the firm need not call.
  expect(peer.received).toHaveLength(MAILS);
  expect(await statuses()).toEqual(['sent', 'sent']);
  expect(await client.read('/healthz')).toBe('ok');
});

test('a stopping server serves pages while it finishes the mail being sent, and sends nothing twice', async ({
  start,
  visit,
  dataDir,
  ledger,
  peer,
}) => {
  peer.fault = { at: 'data', reply: 'nothing' };
  const site = await start({ SMTP_URL: peer.url });
  const client = visit(site);
  await sendLeads(client, ledger, LEADS);
  await vi.waitUntil(() => peer.waiting > 0, { timeout: 20_000, interval: 20 });

  const ended = site.kill('SIGTERM');
  await vi.waitUntil(() => site.output().includes('"stopping"'), { timeout: 20_000, interval: 20 });
  await sendLeads(client, ledger, LEADS);
  expect(await client.read('/')).toContain('</html>');
  peer.fault = undefined;
  peer.resume();
  expect(await ended).toBe(0);
  const beforeTheEnd = peer.received.length;
  expect(beforeTheEnd).toBeGreaterThan(0);

  await start({ SMTP_URL: peer.url });
  await expectLeadsKept(ledger, { dataDir }, peerMails(peer));
  expect(peer.received).toHaveLength(2 * MAILS);
});
