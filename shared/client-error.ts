/**
 * A script error as a page reports it to `clientErrorsPath`, by `navigator.sendBeacon` with a blob of the type
 * `application/json`, at most 2 kB. Holds nothing that a visitor typed.
 */
export type ClientError = {
  /** Path of the page, without query. */
  readonly page: string;
  /** The error's message. */
  readonly message: string;
  /** Where it came from, `/assets/file.js:line:column`; empty when that is not a script of ours. */
  readonly source: string;
  /** The build that the page runs: `__reactRouterManifest.version`. */
  readonly build: string;
};
