import { expect, vi } from 'vitest';
import { listAll } from '../../server/store/contract/fixture.ts';
import { runLeads } from '../../server/testing/leads-command.ts';
import { type SmtpPeer, startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import { peerMails, SOON, test } from '../support/fault-test.ts';
import { withStore } from '../support/leads.ts';
import { later } from '../support/serve.ts';

const LEADS = 2;
const MAILS = 2 * LEADS;

const countsOf = (dataDir: string) => withStore({ dataDir }, (store) => store.weekCounts());

/** Makes the mail server keep silent. Waits until a server's first mail is there. */
async function silence(peer: SmtpPeer, send: () => Promise<void>): Promise<void> {
  peer.fault = { at: 'data', reply: 'nothing' };
  await send();
  await vi.waitUntil(() => peer.waiting > 0, SOON);
  expect(peer.received).toEqual([]);
}

function recover(peer: SmtpPeer): void {
  peer.fault = undefined;
  peer.resume();
}

test('mails wait while the mail server is down and are sent when it is up', async ({ start, leads, dataDir, peer }) => {
  await peer.close();
  const site = await start({ SMTP_URL: peer.url });
  await leads.send(site, LEADS);
  await leads.untilTried();
  expect(await leads.health(site)).toBe('ok');

  const repaired = await startSmtpPeer(peer.port);
  expect(await runLeads(['retry'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  await leads.expectKept(peerMails(repaired));
  expect(repaired.received).toHaveLength(MAILS);
  await repaired.close();
});

test('killed while the mail server is silent, it sends the mails when it is back', async ({
  start,
  leads,
  dataDir,
  peer,
}) => {
  const site = await start({ SMTP_URL: peer.url });
  await silence(peer, () => leads.send(site, LEADS));
  await site.kill('SIGKILL');
  expect(await countsOf(dataDir)).toMatchObject({ waiting: MAILS, sent: 0 });
  recover(peer);
  await start({ SMTP_URL: peer.url, ...later });
  await leads.expectKept(peerMails(peer));
});

test('a stopping server serves pages while it finishes the mail being sent, and sends nothing twice', async ({
  start,
  leads,
  visit,
  peer,
}) => {
  const site = await start({ SMTP_URL: peer.url });
  await silence(peer, () => leads.send(site, LEADS));
  const ended = site.kill('SIGTERM');
  await vi.waitUntil(() => site.output().includes('"stopping"'), SOON);
  await leads.send(site, LEADS);
  expect(await visit(site).read('/')).toContain('</html>');
  recover(peer);
  expect(await ended).toBe(0);
  expect(peer.received.length).toBeGreaterThan(0);

  await start({ SMTP_URL: peer.url });
  await leads.expectKept(peerMails(peer));
  expect(peer.received).toHaveLength(2 * MAILS);
});

test('a permanently refused mail stays listed, makes the health check fail, and is sent on retry', async ({
  start,
  leads,
  dataDir,
  peer,
}) => {
  peer.fault = { at: 'data', reply: 550 };
  const site = await start({ SMTP_URL: peer.url });
  await leads.send(site, LEADS);
  const statuses = () => withStore({ dataDir }, async (store) => (await listAll(store)).map(({ status }) => status));
  // Each refused confirmation adds a mail that asks the firm to call.
  const refused = { waiting: 0, refused: 2 * LEADS, unconfirmed: LEADS };
  await vi.waitFor(async () => expect(await countsOf(dataDir)).toMatchObject(refused), SOON);
  await vi.waitFor(async () => expect(await leads.health(site)).toBe('degraded'), SOON);
  expect(await statuses()).toEqual(['dead', 'dead']);

  recover(peer);
  expect(await runLeads(['retry'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  await leads.expectKept(peerMails(peer));
  // The retried confirmations were sent, so the firm need not call.
  expect(peer.received).toHaveLength(MAILS);
  expect(await statuses()).toEqual(['sent', 'sent']);
  expect(await leads.health(site)).toBe('ok');
});
