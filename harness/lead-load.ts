import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createLeadClient, type LeadClient, type LeadRequest, newLead, type Received } from './lead-client.ts';

/** The requests that were sent and the references that were returned for them. */
export class LeadLedger {
  /** Keys of acknowledged requests with their references. */
  readonly references = new Map<string, string>();
  /** Keys that were answered with more than one reference. */
  readonly changed: string[] = [];
  readonly #unanswered: LeadRequest[] = [];

  /** The next request: one that got no response, with its old key, otherwise a new one. */
  next(): LeadRequest {
    return this.#unanswered.pop() ?? newLead();
  }

  acknowledge({ key }: LeadRequest, reference: string): void {
    const known = this.references.get(key);
    if (known !== undefined && known !== reference) this.changed.push(key);
    this.references.set(key, reference);
  }

  /** Records a request without a response: it may be stored or not. */
  missed(lead: LeadRequest): void {
    this.#unanswered.push(lead);
  }

  get unanswered(): number {
    return this.#unanswered.length;
  }
}

/** A server that can be killed. */
type Server = { readonly url: string; kill(signal: NodeJS.Signals): Promise<unknown> };

/** Sends one request and records its response; undefined when there was none. */
export async function sendLead(
  client: LeadClient,
  ledger: LeadLedger,
  lead: LeadRequest = ledger.next(),
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

/** Sends `count` requests, one after the other. */
export async function sendLeads(client: LeadClient, ledger: LeadLedger, count: number): Promise<void> {
  let left = count;
  await sendLoad({ client, ledger, connections: 1, mayContinue: () => left-- > 0 });
}

/** Sends requests without a response again, under their old keys. */
export async function sendUnanswered({ url }: Pick<Server, 'url'>, ledger: LeadLedger): Promise<void> {
  const client = createLeadClient(url);
  await sendLoad({ client, ledger, connections: 1, mayContinue: () => ledger.unanswered > 0 });
  client.close();
}

const CONNECTIONS = 8;
const MOST_ANSWERS = 40;
/** Long enough to end anywhere between two commits. */
const LONGEST_PAUSE_MS = 8;

/** Sends requests to a server and kills it at a random moment: before the first response, or under full load. */
export async function killUnderLoad(site: Server, ledger: LeadLedger): Promise<void> {
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
