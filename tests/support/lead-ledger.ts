import { newLead, type SentLead } from './lead-client.ts';

/** What visitors were told: the requests that were sent, and the references they got for them. */
export class LeadLedger {
  /** Keys of acknowledged requests with their references. */
  readonly references = new Map<string, string>();
  /** Keys that were answered with more than one reference. */
  readonly changed: string[] = [];
  readonly #unanswered: SentLead[] = [];

  /** What to send next: what got no answer before, under its old key, else a new request. */
  next(): SentLead {
    return this.#unanswered.pop() ?? newLead();
  }

  acknowledge({ key }: SentLead, reference: string): void {
    const known = this.references.get(key);
    if (known !== undefined && known !== reference) this.changed.push(key);
    this.references.set(key, reference);
  }

  /** The answer did not come: the request may be stored or not. */
  missed(lead: SentLead): void {
    this.#unanswered.push(lead);
  }

  get unanswered(): number {
    return this.#unanswered.length;
  }
}
