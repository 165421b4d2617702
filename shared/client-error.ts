/**
 * A script error as a page reports it to `clientErrorsPath`, by `navigator.sendBeacon` with a blob of the type
 * `application/json`, at most 2 kB. Contains nothing that a visitor typed.
 */
export type ClientError = {
  /** Path of the page, without query. */
  readonly page: string;
  /** The error's name, and the number of an error of React. */
  readonly message: string;
  /** Source position, `/assets/file.js:line:column`; empty if it is not in a script of ours. */
  readonly source: string;
  /** The build that the page runs: `__reactRouterManifest.version`. */
  readonly build: string;
};
