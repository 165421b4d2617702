import type { Faq, KeyFact, Titled } from './shared.ts';

export type FaqCategory = {
  readonly id: string;
  readonly title: string;
  /** Its title in the list of topics: so short that all fit on one line of a phone. */
  readonly topic: string;
  /** What matters most, in large type. */
  readonly lead: string;
  /** Below the lead, in large figures. */
  readonly keyFacts?: readonly KeyFact[];
  /** Whether the tiles of `content/lifespans.ts` follow. */
  readonly hasLifespans?: boolean;
  /** Below a scale of the wind: what insurers call storm, and what they usually do about damage by less wind and by more. */
  readonly storm?: { readonly title: string; readonly below: Titled; readonly above: Titled };
  readonly faqs: readonly (Faq & { readonly short: string })[];
};
