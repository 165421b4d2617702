// A paragraph is one string of plain Dutch. Running text may hold links: `[words](/path)`, or the contact links in
// `links.ts`. Titles and `meta` may not.

/** For search engines: title at most 60 characters with the firm's name, description 110–155. */
export type PageMeta = { readonly title: string; readonly description: string };

/** `id`: for links to the question, `/faq#id`. `short`: what the answer comes down to, in view while it is closed. */
export type Faq = {
  readonly id?: string;
  readonly question: string;
  readonly short?: string;
  readonly answer: string;
};

/** A price, a lifespan or another figure for comparing services. The value is set large, so keep it short. */
export type KeyFact = { readonly label: string; readonly value: string };

/** The last section of a page. `file`: the files of an evening picture, in `public/pictures`. */
export type Closing = { readonly title: string; readonly lead: string; readonly file: string };

export type Titled = { readonly title: string; readonly description: string };

/** `figure`: what it comes down to, in large type above the title. */
export type Statement = Titled & { readonly figure?: string };

/** The shapes of an icon of 24 × 24 units, usually one of lucide.dev. */
export type IconShapes = readonly (readonly [shape: string, attributes: object])[];
