import { expect } from 'vitest';
import { expectLeadsKept, peerMails, test, untilTried } from '../support/fault-test.ts';
import { newLead } from '../support/lead-client.ts';
import { sendLead, sendLeads } from '../support/lead-load.ts';

const clock = { NODE_OPTIONS: `--import=${new URL('../support/clock-set-back.ts', import.meta.url)}` };

test('a clock that is set back by a day keeps no mail waiting for a day', async ({
  start,
  visit,
  dataDir,
  ledger,
  peer,
}) => {
  peer.trouble = { at: 'recipient', answer: 451 };
  const site = await start({ SMTP_URL: peer.url, ...clock });
  const client = visit(site);
  await sendLeads(client, ledger, 2);
  await untilTried(ledger, { dataDir });
  // The firm's mail about this one waits for the photo.
  expect(await sendLead(client, ledger, newLead(['dak.jpg']))).toMatchObject({ status: 200 });

  process.kill(site.pid, 'SIGUSR2');
  peer.trouble = undefined;
  await sendLeads(client, ledger, 1);
  await expectLeadsKept(ledger, { dataDir }, peerMails(peer));
  expect(peer.received).toHaveLength(8);
});
