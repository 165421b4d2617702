/** `retry`: worth another try. Else the server refused this photo, for the reason in `message` (Dutch). */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly retry: boolean;
  constructor(message: string, retry: boolean) {
    super(message);
    this.retry = retry;
  }
}
