import { expect, test, vi } from 'vitest';
import { auditLeads, mailNames, noProblems } from '../../harness/lead-audit.ts';
import { killUnderLoad, LeadLedger, sendUnanswered } from '../../harness/lead-load.ts';
import { longRun } from '../../harness/long-run.ts';
import { backendKinds, makePlace } from '../support/backends.ts';
import { servePostgres } from '../support/serve.ts';

// Only a hang lasts this long, even on a busy machine.
vi.setConfig({ testTimeout: 3_600_000 });

const postgres = servePostgres();

test.for(backendKinds)('killed repeatedly under load, it loses and duplicates nothing: %s', async (kind) => {
  const place = await makePlace(kind, postgres);
  const ledger = new LeadLedger();
  const count = longRun ? 200 : 2;
  let cutOff = 0;
  for (let round = 0; round < count; round++) {
    await killUnderLoad(await place.start(), ledger);
    cutOff += ledger.unanswered;
  }
  // Proves that there was load.
  expect(cutOff).toBeGreaterThan(count);
  await sendUnanswered(await place.startLater(), ledger);
  expect(ledger.unanswered, 'requests to send again').toBe(0);
  await place.untilMailed();
  const mails = mailNames(place.mails().map(({ text }) => text));
  expect(await auditLeads(ledger, place, mails)).toEqual(noProblems(ledger.references.size));
  await place.remove();
});
