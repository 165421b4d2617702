import type { ServiceIconName, ServiceSlug } from '../services/index.ts';
import type { RoofPart } from './home-page.ts';
import type { Faq, KeyFact, NamedPath, Titled } from './shared.ts';

/** One service page. */
export type ServiceContent = {
  readonly slug: ServiceSlug;
  readonly icon: ServiceIconName;
  /** The heading of the page. */
  readonly title: string;
  /** The lead: one or two sentences under the heading. */
  readonly description: string;
  /** What the visitor should know first, in a few paragraphs. */
  readonly intro: readonly string[];
  /** The three figures that visitors look for first, such as price, duration and lifespan. */
  readonly keyFacts: readonly [KeyFact, KeyFact, KeyFact];
  /** Alt text of the picture in the header. A page without one has no picture yet. */
  readonly picture?: string;
  /** Alt text of the picture beside the steps. */
  readonly closeUp?: string;
  /** The part of the house in the picture at the end of the page. */
  readonly roofPart: RoofPart;
  /** For `<title>`: at most 60 characters including the firm's name. */
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly whenToChoose: readonly string[];
  readonly process: readonly Titled[];
  readonly materials: readonly Titled[];
  readonly benefits: readonly string[];
  readonly faqs: readonly Faq[];
  readonly relatedServices: readonly NamedPath[];
  /** Section headings, worded for this service. */
  readonly headings: {
    readonly whenToChoose: string;
    readonly process: string;
    readonly materials: string;
    readonly benefits: string;
  };
  /** Compares options: the subscriptions, or the kinds of roofing for a flat roof. */
  readonly comparison?: ComparisonTable;
  /** Conditions that visitors can check for themselves; only the insulation page has them. */
  readonly check?: Check;
  /** For emergencies: sending a photo by WhatsApp replaces the button to the form. Only the leak page has it. */
  readonly urgent?: Urgent;
};

export type Check = {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly note: string;
};

export type Urgent = {
  /** Label of the second button, next to the phone button. */
  readonly photo: string;
  /** What a visit costs, under the buttons. */
  readonly costs: string;
  readonly closing: { readonly title: string; readonly lead: string };
};

/** A text, yes or no, or a starting price. */
export type ComparisonCell = string | boolean | { readonly from: string };

/** A comparison table: one column per option, one row per feature. */
export type ComparisonTable = {
  readonly title: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly feature: string; readonly cells: readonly ComparisonCell[] }[];
  /** Applies to all options. */
  readonly note: string;
  /** The column that stands out. */
  readonly preferred?: string;
  /** Label of the button under the table, which leads to the quote form. */
  readonly action?: string;
};

/** Texts that are the same on all service pages. */
export type SharedServiceTexts = {
  /** Under the buttons: where the firm is based and where it works. */
  readonly area: string;
  readonly faqTitle: string;
  readonly relatedTitle: string;
  readonly closing: { readonly title: string; readonly lead: string };
};
