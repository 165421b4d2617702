import { expect } from 'vitest';
import { expectLeadsKept, mailFiles, test } from '../support/fault-test.ts';
import { later } from '../support/later.ts';
import { killUnderLoad, sendUnanswered } from '../support/lead-load.ts';
import { rounds } from '../support/long-run.ts';

const ROUNDS = rounds(40);

test('a server that is killed again and again under load loses and doubles nothing', async ({
  start,
  dataDir,
  ledger,
}) => {
  let cutOff = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await killUnderLoad(await start(), ledger);
    cutOff += ledger.unanswered;
  }
  // Else the load was no load.
  expect(cutOff).toBeGreaterThan(ROUNDS);
  const site = await start(later);
  await sendUnanswered(site, ledger);
  await expectLeadsKept(ledger, { dataDir }, mailFiles(site));
});
