import type { LeadClient } from './lead-client.ts';
import type { LeadLedger } from './lead-ledger.ts';

type Load = {
  readonly client: LeadClient;
  readonly ledger: LeadLedger;
  readonly connections: number;
  /** Asked before each request. */
  readonly goOn: () => boolean;
  readonly onAcknowledged?: (milliseconds: number) => void;
};

/** Sends requests over so many connections at once until told to stop, or until the server is gone. */
export async function sendLoad({ client, ledger, connections, goOn, onAcknowledged }: Load): Promise<void> {
  async function visitor() {
    while (goOn()) {
      const lead = ledger.next();
      const start = performance.now();
      const answer = await client.send(lead).catch(() => undefined);
      if (answer?.status !== 200) {
        ledger.missed(lead);
        return;
      }
      ledger.acknowledge(lead, answer.body.reference ?? '');
      onAcknowledged?.(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor));
}

/** Sends what got no answer once more, under its old key. */
export async function sendUnanswered(client: LeadClient, ledger: LeadLedger): Promise<void> {
  await sendLoad({ client, ledger, connections: 4, goOn: () => ledger.unanswered > 0 });
}
