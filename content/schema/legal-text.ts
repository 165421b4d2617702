import type { PageMeta } from './shared.ts';

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
