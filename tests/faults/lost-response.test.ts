import { expect } from 'vitest';
import { withStore } from '../../harness/lead-audit.ts';
import { keyOf, newLead } from '../../harness/lead-client.ts';
import { sendLead } from '../../harness/lead-load.ts';
import { expectLeadsKept, mailFiles, test } from '../support/fault-test.ts';
import { startLossyProxy } from '../support/lossy-proxy.ts';

test('a retry after a lost response gets the same reference', async ({ start, visit, dataDir, ledger }) => {
  const site = await start();
  const proxy = await startLossyProxy(site.url);
  const lead = newLead();
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect(visit(proxy).send(lead)).rejects.toThrow();
  }
  expect(proxy.lostAnswers()).toBe(3);
  proxy.close();
  const stored = await withStore({ dataDir }, async (store) => {
    for await (const { reference, fields } of store.list()) if (keyOf(fields.email) === lead.key) return reference;
  });

  const response = await sendLead(visit(site), ledger, lead);
  expect(response).toMatchObject({ status: 200, body: { reference: stored } });
  await expectLeadsKept(ledger, { dataDir }, mailFiles(site));
  expect(site.mails()).toHaveLength(2);
});
