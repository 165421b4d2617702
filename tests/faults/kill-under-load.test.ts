import { expect } from 'vitest';
import { later } from '../../harness/later.ts';
import { killUnderLoad, sendUnanswered } from '../../harness/lead-load.ts';
import { rounds } from '../../harness/long-run.ts';
import { expectLeadsKept, mailFiles, test } from '../support/fault-test.ts';

const ROUNDS = rounds(40);

test('a server killed repeatedly under load loses and duplicates nothing', async ({ start, dataDir, ledger }) => {
  let cutOff = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await killUnderLoad(await start(), ledger);
    cutOff += ledger.unanswered;
  }
  // Proves that there was load.
  expect(cutOff).toBeGreaterThan(ROUNDS);
  const site = await start(later);
  await sendUnanswered(site, ledger);
  await expectLeadsKept(ledger, { dataDir }, mailFiles(site));
});
