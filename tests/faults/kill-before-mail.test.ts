import { expect, vi } from 'vitest';
import { newQuote } from '../../harness/example-quote.ts';
import { withStore } from '../../harness/lead-audit.ts';
import { newLead } from '../../harness/lead-client.ts';
import { sendLead, sendLeads } from '../../harness/lead-load.ts';
import { later } from '../../harness/site-process.ts';
import { expectLeadsKept, mailFiles, peerMails, test } from '../support/fault-test.ts';
import { leadsFrom, mailsOf } from '../support/leads.ts';
import { redAndBlue } from '../support/photos.ts';
import { byForm } from '../support/senders.ts';

const WAIT = { timeout: 20_000, interval: 20 };

test('a server killed right after the response writes the mails after a restart, and knows a replay', async ({
  start,
  visit,
  dataDir,
  ledger,
}) => {
  const lead = newLead();
  const first = await start();
  await sendLeads(visit(first), ledger, 4);
  await sendLead(visit(first), ledger, lead);
  await first.kill('SIGKILL');

  const second = await start(later);
  await sendLead(visit(second), ledger, lead);
  expect(ledger.references.size).toBe(5);
  await expectLeadsKept(ledger, { dataDir }, mailFiles(second));
});

test('a form post survives a kill right after the response, with its photos', async ({ start, dataDir }) => {
  const quote = newQuote();
  const photo = new File([Uint8Array.from(await redAndBlue(80, 60).png().toBuffer())], 'dak.png');
  const first = await start();
  const { reference = '' } = await byForm(first.url, quote, [photo]);
  await first.kill('SIGKILL');

  const second = await start(later);
  expect(await leadsFrom({ dataDir }, quote.email)).toMatchObject([{ reference, photoNames: ['dak.jpg'] }]);
  const { firm } = await mailsOf(second, reference);
  expect(firm).toContain('filename=dak.jpg');
});

test('killed while the mail server is silent, it sends the mails when it is back', async ({
  start,
  visit,
  dataDir,
  ledger,
  peer,
}) => {
  peer.fault = { at: 'data', reply: 'nothing' };
  const first = await start({ SMTP_URL: peer.url });
  await sendLeads(visit(first), ledger, 3);
  await vi.waitUntil(() => peer.waiting > 0, WAIT);
  await first.kill('SIGKILL');
  expect(peer.received).toEqual([]);
  await withStore({ dataDir }, async (store) =>
    expect(await store.weekCounts()).toMatchObject({ waiting: 6, sent: 0 }),
  );

  peer.fault = undefined;
  await start({ SMTP_URL: peer.url, ...later });
  await expectLeadsKept(ledger, { dataDir }, peerMails(peer));
});
