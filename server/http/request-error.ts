import { company } from '../../content/company.ts';

/** A request that can't be handled as it is; `message` is Dutch and may be shown. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: 400 | 413 | 503;
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: 400 | 413 | 503, message: string, headers = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export const tooLarge = () =>
  new RequestError(413, 'De aanvraag is te groot: kort de tekst in, of stuur minder of kleinere foto’s');

export const unreadable = () =>
  new RequestError(400, 'De aanvraag is onleesbaar: laad de pagina opnieuw en probeer het nog eens');

/** The bodies being received exceed the memory budget. */
export const tooBusy = () =>
  new RequestError(
    503,
    `Het is nu erg druk op de site. Probeer het over een minuut opnieuw of bel ${company.phone.display}.`,
    { 'retry-after': '60' },
  );
