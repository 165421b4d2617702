import type { PhotoCard } from '../proof.ts';
import type { Explanation } from './service-page.ts';
import type { Closing, Faq, KeyFact, PageMeta, Statement, Titled } from './shared.ts';

export type AboutPage = {
  /** Alt text of the picture in the header. */
  readonly picture: string;
  readonly title: string;
  readonly meta: PageMeta;
  readonly lead: string;
  readonly figures: readonly KeyFact[];
  /** `conviction`: what the firm believes, in large type. */
  readonly who: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly conviction: string;
  };
  /** `steps`: what the firm does first, then and last. */
  readonly how: { readonly heading: string; readonly steps: readonly Titled[] };
  readonly promises: {
    readonly heading: string;
    readonly lead: string;
    readonly items: readonly Statement[];
  };
  /** Above the findings of the specimen report. */
  readonly specimen: { readonly title: string; readonly text: string };
  /** Hidden without points. */
  readonly assurances: { readonly heading: string; readonly points: readonly string[] };
  /** Where the firm works, and what that says about a roof. */
  readonly area: Explanation;
  readonly team: PhotoCards;
  readonly projects: PhotoCards;
  readonly closing: Closing;
};

type PhotoCards = { readonly title: string; readonly cards: readonly PhotoCard[] };

export type FaqPage = {
  readonly title: string;
  readonly meta: PageMeta;
  readonly lead: string;
  readonly categories: readonly FaqCategory[];
  /** Above the call button beside the questions. */
  readonly urgent: string;
  readonly closing: Closing;
};

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

export type QuotePage = {
  readonly title: string;
  readonly meta: PageMeta;
  readonly lead: string;
  readonly formTitle: string;
  readonly expect: { readonly title: string; readonly steps: readonly Titled[] };
  /** Above the specimen report. */
  readonly example: { readonly title: string; readonly text: string };
  /** Which photos to send; each has a drawing of its name in `drawings.svg`. */
  readonly photos: {
    readonly title: string;
    readonly street: Titled;
    readonly damage: Titled;
    readonly inside: Titled;
  };
  readonly closing: Closing;
};

/** The confirmation of a request. A backend other than our own may give no reference. */
export type QuoteSent = {
  /** In the browser's title bar. */
  readonly pageTitle: string;
  readonly title: string;
  /** Precedes the reference. */
  readonly reference: string;
  /** Above the steps. */
  readonly next: string;
  readonly steps: (hasReference: boolean) => readonly Titled[];
  readonly questions: (hasReference: boolean) => string;
  /** Follows the names of the photos. `count`: number of photos, at least 1. */
  readonly missingPhotos: (count: number, hasReference: boolean) => string;
  /** After a reload, which ends an upload. */
  readonly interruptedPhotos: string;
  /** Shown on whatever page the visitor reads when the upload ends. */
  readonly failedPhotos: (count: number, reference: string | undefined) => string;
  /** Above the photos of this request, and of one before it. */
  readonly photos: string;
  readonly earlierPhotos: (reference: string | undefined) => string;
  readonly another: string;
};

export type ContactPage = {
  readonly title: string;
  readonly meta: PageMeta;
  readonly lead: string;
  /** `note`: above the button. */
  readonly form: { readonly title: string; readonly lead: string; readonly note: string };
  /** The confirmation of a message. `pageTitle`: in the browser's title bar. `another`: opens an empty form. */
  readonly sent: {
    readonly pageTitle: string;
    readonly title: string;
    readonly lead: string;
    readonly urgent: string;
    readonly another: string;
  };
  readonly visit: { readonly title: string; readonly text: string; readonly route: string };
  readonly hours: { readonly title: string; readonly facts: readonly KeyFact[] };
  /** How the firm is registered, below its address. */
  readonly registration: string;
  /** `note` and `load` are for visitors who are asked first. */
  readonly map: { readonly source: string; readonly note: string; readonly load: string };
};

/** An error page. */
export type MessagePage = { readonly meta: PageMeta; readonly title: string; readonly lead: string };
