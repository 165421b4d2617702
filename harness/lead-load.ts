import { type ExampleQuote, newQuote } from './example-quote.ts';
import type { LeadClient, Received } from './lead-client.ts';

/** The requests that were sent and the references that were returned for them. */
export class LeadLedger {
  /** Mail addresses of acknowledged requests with their references. */
  readonly references = new Map<string, string>();
  /** Mail addresses that were answered with more than one reference. */
  readonly changed: string[] = [];
  readonly #unanswered: ExampleQuote[] = [];

  /** The next request: one that got no response, otherwise a new one. */
  next(): ExampleQuote {
    return this.#unanswered.pop() ?? newQuote();
  }

  acknowledge({ email }: ExampleQuote, reference: string): void {
    const known = this.references.get(email);
    if (known !== undefined && known !== reference) this.changed.push(email);
    this.references.set(email, reference);
  }

  /** Records a request without a response: it may be stored or not. */
  missed(lead: ExampleQuote): void {
    this.#unanswered.push(lead);
  }

  get unanswered(): number {
    return this.#unanswered.length;
  }
}

/** Sends one request and records its response; undefined when there was none. */
export async function sendLead(
  client: LeadClient,
  ledger: LeadLedger,
  lead: ExampleQuote = ledger.next(),
): Promise<Received | undefined> {
  const response = await client.send(lead).catch(() => undefined);
  if (response?.status === 200) ledger.acknowledge(lead, response.body.reference ?? '');
  else ledger.missed(lead);
  return response;
}

type Load = {
  readonly client: LeadClient;
  readonly ledger: LeadLedger;
  readonly connections: number;
  /** Called before each request. */
  readonly mayContinue: () => boolean | Promise<boolean>;
  readonly onAcknowledged?: (milliseconds: number) => void;
};

/** Sends requests over several connections concurrently until `mayContinue` returns false or a request is not accepted. */
export async function sendLoad({ client, ledger, connections, mayContinue, onAcknowledged }: Load): Promise<void> {
  async function visitor() {
    while (await mayContinue()) {
      const start = performance.now();
      const response = await sendLead(client, ledger);
      if (response?.status !== 200) return;
      onAcknowledged?.(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor));
}
