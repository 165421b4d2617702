import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLeadClient } from '../../harness/lead-client.ts';
import { LeadLedger, sendLoad } from '../../harness/lead-load.ts';
import type { Running } from '../../harness/program.ts';
import { backendKinds, makePlace } from '../support/backends.ts';
import { expectKept } from '../support/lead-audit.ts';
import { longRun } from '../support/long-run.ts';
import { servePostgres } from '../support/serve.ts';

// Only a hang lasts this long, even on a busy machine.
vi.setConfig({ testTimeout: 3_600_000 });

const CONNECTIONS = 8;
const MOST_ANSWERS = 40;
/** Long enough to end anywhere between two commits. */
const LONGEST_PAUSE_MS = 8;

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
  await place.untilMailed();
  await expectKept(ledger, place, () => place.mails().map(({ text }) => text));
  await place.remove();
});

/** Sends requests to a server and kills it at a random moment: before the first response, or under full load. */
async function killUnderLoad(site: Running, ledger: LeadLedger): Promise<void> {
  const client = createLeadClient(site.url, CONNECTIONS);
  let answersToCome = randomInt(MOST_ANSWERS);
  let killed: Promise<unknown> | undefined;
  const kill = () => {
    killed ??= pause(Math.random() * LONGEST_PAUSE_MS).then(() => site.kill('SIGKILL'));
  };
  if (answersToCome === 0) kill();
  await sendLoad({
    client,
    ledger,
    connections: CONNECTIONS,
    mayContinue: () => true,
    onAcknowledged() {
      if (--answersToCome <= 0) kill();
    },
  });
  kill();
  await killed;
  client.close();
}

/** Sends requests without a response again, under their old keys. */
async function sendUnanswered({ url }: Running, ledger: LeadLedger): Promise<void> {
  const client = createLeadClient(url);
  await sendLoad({ client, ledger, connections: 1, mayContinue: () => ledger.unanswered > 0 });
  client.close();
}
