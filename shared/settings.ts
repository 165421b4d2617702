/** Settings that are compiled into the pages, so they must be the same when the site is served. */
export type PublicSettings = {
  /** Whether the contact form stores and mails its message; otherwise it only shows a thank-you. */
  readonly contactDelivery: boolean;
  /** Origin of the backend's functions; empty for the site's own. */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  /** An analytics script, loaded only after consent; empty for none. */
  readonly analyticsSrc: string;
};
