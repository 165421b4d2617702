import type { FieldErrors } from '../../shared/validation.ts';

/** The backend refused, or could not be reached. `errors` names wrong fields, `advice` says in Dutch what to do. */
export class SendError extends Error {
  override name = 'SendError';
  readonly errors: FieldErrors;
  readonly advice: string | undefined;
  constructor(cause: unknown, errors: FieldErrors = {}, advice?: string) {
    super('The request was not accepted', { cause });
    this.errors = errors;
    this.advice = advice;
  }
}

/** `retry`: worth another try. Else the server refused this photo, for the reason in `message` (Dutch). */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly retry: boolean;
  constructor(message: string, retry: boolean) {
    super(message);
    this.retry = retry;
  }
}
