import type { ServiceSlug } from '../services/index.ts';
import type { Closing, Faq, PageMeta, Titled } from './shared.ts';

export type HomePage = {
  readonly meta: PageMeta;
  readonly hero: {
    /** Alt text of the house. */
    readonly picture: string;
    /** What the firm is, in small type, and what it promises. */
    readonly title: readonly [string, string];
    readonly lead: string;
    readonly promises: readonly string[];
    readonly roof: {
      readonly title: string;
      readonly parts: Readonly<Record<RoofPart, { readonly name: string; readonly slug: ServiceSlug }>>;
    };
    readonly formTitle: string;
    /** Leads to the form on narrow screens. */
    readonly formButton: string;
  };
  readonly whatWeDo: {
    readonly title: string;
    readonly text: string;
  };
  readonly audiences: {
    readonly title: string;
    readonly groups: readonly {
      readonly title: string;
      readonly description: string;
      readonly points: readonly string[];
      readonly action: { readonly text: string; readonly href: string };
    }[];
  };
  /** Above the findings of the specimen report. */
  readonly specimen: { readonly title: string; readonly text: string };
  /** `opinion` is set in the size of the page's title. */
  readonly whyUs: { readonly title: string; readonly opinion: string; readonly reasons: readonly Titled[] };
  readonly counters: readonly Counter[];
  readonly services: { readonly cards: readonly ServiceCard[] };
  readonly prices: {
    readonly title: string;
    readonly lead: string;
    readonly rows: readonly {
      readonly slug: ServiceSlug;
      readonly price: string;
      readonly unit?: string;
      readonly depends: string;
    }[];
  };
  readonly process: { readonly title: string; readonly steps: readonly Titled[] };
  readonly testimonials: {
    readonly title: string;
    /** How the firm verifies that reviews come from clients. */
    readonly check: string | undefined;
    readonly items: readonly Testimonial[];
  };
  readonly cities: { readonly title: string; readonly lead: string };
  /** `more` links to the other questions. */
  readonly faq: { readonly title: string; readonly more: string; readonly faqs: readonly Faq[] };
  readonly closing: Closing;
};

/** A roof part visible in the picture of the home page. */
export type RoofPart = 'pannen' | 'nok' | 'zink' | 'plat_dak' | 'schoorsteen' | 'loodwerk' | 'dakkapel' | 'goot';

/** A number that counts up (`value` with its `suffix`), or a fixed text. */
export type Counter = { readonly label: string } & (
  | { readonly value: number; readonly suffix: string }
  | { readonly text: string }
);

export type ServiceCard = { readonly slug: ServiceSlug; readonly description: string };

/** A review. `sample` marks an invented one: shown as "Voorbeeld", never marked up as a review, refused by the launch check. */
export type Testimonial = {
  readonly name: string;
  readonly location: string;
  readonly text: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly sample: boolean;
};
