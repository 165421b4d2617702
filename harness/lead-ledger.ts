import { type LeadRequest, newLead } from './lead-client.ts';

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
