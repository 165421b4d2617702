/** Settings that are baked into the pages when the site is built, and so must be the same when it is served. */
export type PublicSettings = {
  /** Whether the contact form stores and mails its message; else it only thanks. */
  readonly contactDelivery: boolean;
  /** Origin of the backend's functions; empty for the site's own. */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  /** An analytics script, loaded only after consent; empty for none. */
  readonly analyticsSrc: string;
};
