import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, vi } from 'vitest';
import { startCaddy } from '../../harness/caddy.ts';
import { newQuote } from '../../harness/example-quote.ts';
import { createLeadClient } from '../../harness/lead-client.ts';
import { sendLead } from '../../harness/lead-load.ts';
import { isProgramMissing } from '../../harness/program.ts';
import { readMails } from '../../harness/site-process.ts';
import { SOON, test } from '../support/fault-test.ts';
import { startHeldSite } from '../support/held-site.ts';

const VISITORS = 4;
const RESTARTS = 2;
/** Requests between two restarts. */
const ENOUGH = 15;

describe.skipIf(isProgramMissing('caddy'))('behind the web server of the installation', () => {
  test('during a restart under load every request waits and none is refused', async ({
    dataDir,
    leads,
    onTestFinished,
  }) => {
    const site = await startHeldSite({ DATA_DIR: dataDir, TRUST_PROXY: 'on' });
    onTestFinished(site.stop);
    const caddy = await startCaddy(site.url);
    onTestFinished(caddy.stop);
    const client = createLeadClient(caddy.url, VISITORS, caddy.ca);
    onTestFinished(client.close);

    const { ledger } = leads;
    const first = newQuote();
    const response = await sendLead(client, ledger, first);
    let isSending = true;
    const failures: unknown[] = [];
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (isSending) {
        const heard = await sendLead(client, ledger);
        if (heard?.status !== 200) failures.push(heard);
        await pause(50);
      }
    });
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = ledger.references.size;
      await vi.waitUntil(() => ledger.references.size >= before + ENOUGH, SOON);
      await site.restart();
    }
    isSending = false;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    expect(site.exitCodes()).toEqual(Array(RESTARTS).fill(0));

    // Sent again under the same key, as after a lost response, it stays one request.
    expect(await sendLead(client, ledger, first)).toEqual(response);
    await leads.expectKept(() => readMails(dataDir).map(({ text }) => text));
  });
});
