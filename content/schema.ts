import type { PhotoCard } from './proof.ts';
import type { ServiceIcon, ServiceSlug } from './services/index.ts';

export type Faq = { readonly question: string; readonly answer: string };
/** A figure to compare services by, such as a price or a lifespan: the value stands out, so it is short. */
export type KeyFact = { readonly label: string; readonly value: string };
export type Titled = { readonly title: string; readonly description: string };
export type Link = { readonly name: string; readonly path: string };

/** What search engines read of a page: title at most 60 characters with the firm's name, description 50–160. */
export type PageMeta = { readonly title: string; readonly description: string };

/**
 * One service page. Here and on all other pages a paragraph is one string of plain Dutch. Running texts may hold links:
 * `[words](/path)`, or those of the firm from `links.ts`. Titles and `meta` may not.
 */
export type ServicePage = {
  readonly slug: ServiceSlug;
  readonly icon: ServiceIcon;
  /** The heading of the page. */
  readonly title: string;
  /** The lead: one or two sentences under the heading. */
  readonly description: string;
  /** What the visitor should know first, in a few paragraphs. */
  readonly intro: readonly string[];
  /** Price, duration, lifespan: the three figures of this service that visitors look for first. */
  readonly keyFacts: readonly [KeyFact, KeyFact, KeyFact];
  /** For `<title>`: at most 60 characters together with the firm's name. */
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly whenToChoose: readonly string[];
  readonly process: readonly Titled[];
  readonly materials: readonly Titled[];
  readonly benefits: readonly string[];
  readonly faqs: readonly Faq[];
  readonly relatedServices: readonly Link[];
  /** Section headings in the words of this service. */
  readonly headings: {
    readonly whenToChoose: string;
    readonly process: string;
    readonly materials: string;
    readonly benefits: string;
  };
  /** The subscriptions beside each other; only the maintenance page has them. */
  readonly comparison?: Comparison;
  /** Conditions that visitors can check for themselves; only the insulation page has them. */
  readonly check?: Check;
  /** For visitors who can't wait: a photo by WhatsApp replaces the button to the form. Only the leak page has it. */
  readonly urgent?: Urgent;
};

export type Check = {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly note: string;
};

export type Urgent = {
  /** Label of the second button, beside the one that calls. */
  readonly photo: string;
  /** What a visit costs, under the buttons. */
  readonly costs: string;
  readonly closing: { readonly title: string; readonly lead: string };
};

/** A text, yes or no, or the price it starts at. */
export type ComparisonCell = string | boolean | { readonly from: string };

/** A comparison table: one column per option, one row per feature. */
export type Comparison = {
  readonly title: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly feature: string; readonly cells: readonly ComparisonCell[] }[];
  /** Applies to all options. */
  readonly note: string;
  /** Label of the button under the table, which leads to the quote form. */
  readonly action: string;
};

export type FaqCategory = { readonly id: string; readonly title: string; readonly faqs: readonly Faq[] };

/** A review. `sample` marks an invented one: shown as "Voorbeeld", never marked up as a review, refused by the launch check. */
export type Testimonial = {
  readonly name: string;
  readonly location: string;
  readonly text: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly sample: boolean;
};

/** A legal text: sections with a heading, an anchor and paragraphs or lists. */
export type LegalText = {
  readonly title: string;
  readonly meta: PageMeta;
  readonly updated: string;
  readonly intro: readonly string[];
  readonly sections: readonly LegalSection[];
};

export type LegalSection = {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly LegalBlock[];
};

/** A paragraph, a bulleted list, a table with a header row, or a form to copy and fill in. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | {
      readonly form: {
        readonly id: string;
        readonly title: string;
        readonly note: string;
        readonly lines: readonly string[];
      };
    }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } };

export type ServiceCard = { readonly slug: ServiceSlug; readonly description: string };

/** A part that can be seen in the picture of the home page. */
export type RoofPart = 'pannen' | 'nok' | 'zink' | 'plat_dak' | 'schoorsteen' | 'loodwerk' | 'dakkapel' | 'goot';

export type HomePage = {
  readonly meta: PageMeta;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly experience: string;
    readonly promises: readonly string[];
    readonly roof: {
      readonly title: string;
      readonly parts: Readonly<Record<RoofPart, { readonly name: string; readonly slug: ServiceSlug }>>;
    };
    readonly formTitle: string;
    /** Opens the form on narrow screens. */
    readonly formButton: string;
  };
  readonly whatWeDo: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    /** Set large, as a quotation. */
    readonly opinion: string;
  };
  readonly audiences: {
    readonly title: string;
    readonly groups: readonly {
      readonly title: string;
      readonly description: string;
      readonly points: readonly string[];
    }[];
  };
  readonly whyUs: { readonly title: string; readonly reasons: readonly Titled[] };
  readonly counters: { readonly title: string; readonly items: readonly Counter[] };
  readonly services: { readonly cards: readonly ServiceCard[] };
  readonly prices: {
    readonly title: string;
    readonly lead: string;
    /** Label of each row's link to the form. */
    readonly action: string;
    readonly rows: readonly { readonly slug: ServiceSlug; readonly price: string; readonly depends: string }[];
  };
  readonly process: { readonly title: string; readonly steps: readonly Titled[] };
  readonly testimonials: {
    readonly title: string;
    /** How the firm knows that reviews come from clients. */
    readonly check: string | undefined;
    readonly items: readonly Testimonial[];
  };
  readonly cities: { readonly title: string; readonly lead: string };
  readonly faq: { readonly title: string; readonly faqs: readonly Faq[] };
  readonly closing: { readonly title: string; readonly lead: string };
};

/** A figure that counts up (`value` and its `suffix`), or one that stands as it is (`text`). */
export type Counter = { readonly label: string } & (
  | { readonly value: number; readonly suffix: string }
  | { readonly text: string }
);

type PhotoCards = { readonly title: string; readonly cards: readonly PhotoCard[] };

export type AboutPage = {
  readonly title: string;
  readonly meta: PageMeta;
  readonly lead: string;
  readonly figures: readonly KeyFact[];
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    /** What the section comes down to, in large type below its paragraphs. */
    readonly opinion?: string;
    readonly points?: readonly string[];
  }[];
  readonly team: PhotoCards;
  readonly projects: PhotoCards;
  readonly closing: { readonly title: string; readonly lead: string };
};

export type FaqPage = {
  readonly title: string;
  readonly meta: PageMeta;
  readonly lead: string;
  readonly categories: readonly FaqCategory[];
  readonly closing: { readonly title: string; readonly lead: string };
};

export type QuotePage = {
  readonly title: string;
  readonly meta: PageMeta;
  readonly lead: string;
  /** Above the reference and the next steps. */
  readonly confirmationTitle: string;
  readonly formTitle: string;
  readonly expect: { readonly title: string; readonly steps: readonly Titled[] };
};

/** What the visitor reads once a request has arrived. A backend other than our own may give no reference. */
export type QuoteSent = {
  readonly title: string;
  /** Stands before the reference. */
  readonly reference: string;
  readonly steps: (hasReference: boolean) => readonly string[];
  readonly questions: (hasReference: boolean) => string;
  /** Follows the names of the photos. `count`: how many they are, at least 1. */
  readonly missingPhotos: (count: number, hasReference: boolean) => string;
  /** Above the photos of an earlier request. */
  readonly earlierPhotos: (reference: string | undefined) => string;
  readonly another: string;
};

/** What all service pages say in the same words. */
export type SharedServiceTexts = {
  /** Under the buttons: where the firm comes from and where it works. */
  readonly area: string;
  readonly faqTitle: string;
  readonly relatedTitle: string;
  /** On pages that don't name the subscription among their related services. */
  readonly maintenance: string;
  readonly closing: { readonly title: string; readonly lead: string };
};

/** A page in place of one that is missing or failed. */
export type MessagePage = { readonly meta: PageMeta; readonly title: string; readonly lead: string };

export type ContactPage = {
  readonly title: string;
  readonly meta: PageMeta;
  readonly lead: string;
  readonly direct: { readonly title: string };
  readonly form: { readonly title: string; readonly lead: string };
  readonly visit: { readonly title: string; readonly text: string; readonly route: string };
  readonly hours: { readonly title: string; readonly text: string };
  readonly map: { readonly note: string; readonly load: string };
};
