import type { FieldErrors } from '../../shared/validation.ts';

/** The backend refused a request or could not be reached. */
export class SendError extends Error {
  override name = 'SendError';
  /** The fields that the backend rejected. */
  readonly errors: FieldErrors;
  /** What the visitor can do, in Dutch. */
  readonly advice: string | undefined;
  constructor(cause: unknown, errors: FieldErrors = {}, advice?: string) {
    super('The request was not accepted', { cause });
    this.errors = errors;
    this.advice = advice;
  }
}

/** A photo was not uploaded. The message says why, in Dutch; `retry`: a retry may succeed. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly retry: boolean;
  constructor(message: string, retry: boolean) {
    super(message);
    this.retry = retry;
  }
}
