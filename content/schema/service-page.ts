import type { ServiceSlug, ServiceSummary } from '../services/index.ts';
import type { Faq, IconShapes, KeyFact, Titled } from './shared.ts';

/** A name in a picture: where it points to, and on which side of that point it stands, by default the right. */
export type NameInPicture = {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly side?: 'left' | 'right' | 'below';
};

/** A picture with names in it; phones show its middle in the shape `onPhones`, larger. */
export type NamedPicture = {
  readonly file: string;
  readonly alt: string;
  readonly names?: readonly NameInPicture[];
  /** A way through the picture, as a dotted line. */
  readonly route?: readonly NameInPicture['at'][];
  readonly onPhones?: 'upright' | 'square';
};

/** One picture of several in a row, with its text. */
type Figure = NamedPicture &
  Titled & {
    /** How much of a roof is damaged. */
    readonly damagedPercent?: number;
    /** The line of a tile seen from the eaves, as an SVG path of 40 by 24 units. */
    readonly profile?: string;
  };

/**
 * What explains a service or the firm at a glance: several figures in a row, or a large picture, perhaps with the numbered
 * `points` that it shows. With `isTitleOver` the title stands over the left of the picture, which shows little there.
 */
export type Explanation = { readonly title: string; readonly lead: string } & (
  | { readonly figures: readonly Figure[] }
  | { readonly figure: NamedPicture; readonly points?: readonly Titled[]; readonly isTitleOver?: boolean }
);

/**
 * `names`: what of it the picture beside the materials shows, if that is 880 × 1100 pixels. From x 210 to 670 and y 60 to
 * 1040, no width of the window crops them.
 */
export type Material = Titled & { readonly names?: readonly NameInPicture[] };

/** One service page. */
export type ServiceContent = ServiceSummary & {
  /** The heading of the page. With the firm's name it is the `<title>` too, of at most 60 characters. */
  readonly title: string;
  readonly icon: IconShapes;
  /** The lead: one or two sentences under the heading. */
  readonly description: string;
  /** What the visitor should know first, in a few paragraphs. */
  readonly intro: readonly string[];
  /** The three figures that visitors look for first, such as price, duration and lifespan. */
  readonly keyFacts: readonly [KeyFact, KeyFact, KeyFact];
  /** Alt text of the picture in the header. A page without one has no picture yet. */
  readonly picture?: string;
  /** Alt text of the picture beside the materials. */
  readonly closeUp?: string;
  /** The files of the last picture, which shows finished work in the evening: by default `<slug>-finished`. */
  readonly finished?: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  /** Below the introduction. */
  readonly explanation?: Explanation;
  readonly whenToChoose: readonly string[];
  readonly process: readonly Titled[];
  readonly materials: readonly Material[];
  readonly benefits: readonly string[];
  readonly faqs: readonly Faq[];
  /** The slugs of one to three other services. */
  readonly relatedServices: readonly ServiceSlug[];
  /** Section headings, worded for this service. */
  readonly headings: {
    readonly whenToChoose: string;
    readonly process: string;
    readonly materials: string;
    readonly benefits: string;
    readonly faqs: string;
    /** Above the buttons at the end of the page. */
    readonly closing: string;
  };
  /** For emergencies: sending a photo by WhatsApp replaces the button to the form. Only the leak page has it. */
  readonly urgent?: Urgent;
};

export type Urgent = {
  /** Label of the second button, next to the phone button. */
  readonly photo: string;
  /** What a visitor does before the firm is there, below the key figures. */
  readonly now: { readonly title: string; readonly steps: readonly Titled[] };
  /** What a visit costs, under the buttons. */
  readonly costs: string;
  /** Below the last heading. */
  readonly closing: string;
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
  /** What precedes the name of an option on the button that leads to the quote form for it. */
  readonly action?: string;
  /** The option that the caption recommends, with a reason. */
  readonly recommended?: string;
};
