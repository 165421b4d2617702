/** What a mail says, apart from how it looks: set in HTML by `letter-html.ts` and in plain text by `letter-text.ts`. */
export type Letter = {
  /** The line that inboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly parts: readonly Part[];
};

export type Part =
  | { readonly type: 'paragraph'; readonly text: string }
  /** Something that must not be missed. */
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'details'; readonly title?: string; readonly rows: readonly Detail[] }
  /** A visitor's own words; line breaks are kept. */
  | { readonly type: 'quotation'; readonly title: string; readonly text: string }
  | { readonly type: 'steps'; readonly title: string; readonly items: readonly string[] }
  /** Buttons, the main one first. */
  | { readonly type: 'actions'; readonly links: readonly Action[] };

export type Detail = { readonly label: string; readonly value: string; readonly href?: string | undefined };

/** A button. `plain` is its line in plain text; without one the rest of the letter says as much. */
export type Action = { readonly label: string; readonly href: string; readonly plain?: string };
