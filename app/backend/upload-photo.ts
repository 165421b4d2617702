import { functionPath } from '../../shared/paths.ts';
import { backendUrl, settings } from '../settings.ts';

export type UploadOptions = {
  readonly token: string;
  readonly name: string;
  readonly photo: Blob;
  /** Called with the fraction sent, 0–1. */
  readonly onProgress: (share: number) => void;
};

/** A photo was not uploaded. The message says why, in Dutch; `retry`: a retry may succeed. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly retry: boolean;
  constructor(message: string, retry: boolean) {
    super(message);
    this.retry = retry;
  }
}

/** Without progress. A phone with a bad connection may take minutes for one photo. */
const TIMEOUT_MS = 60_000;

/** Status codes of a gateway that lacks this function or refuses the key: their text is for developers. */
const NOT_FOR_VISITORS = [401, 404, 405];

/** Uploads one photo. Sending it twice stores it once. An XMLHttpRequest, because `fetch` reports no upload progress. Throws an `UploadError`. */
export function uploadPhoto({ token, name, photo, onProgress }: UploadOptions): Promise<void> {
  const form = new FormData();
  form.set('token', token);
  form.set('photo', photo, name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', backendUrl() + functionPath('upload-quote-photo'));
    for (const [header, value] of authHeaders()) request.setRequestHeader(header, value);
    request.responseType = 'json';
    const start = performance.now();
    request.upload.onprogress = ({ loaded, total }) => {
      // It counts from the start.
      request.timeout = performance.now() - start + TIMEOUT_MS;
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const { status, response } = request;
      if (status < 300) return resolve();
      const reason = NOT_FOR_VISITORS.includes(status) ? undefined : response?.error;
      const message = typeof reason === 'string' ? reason : 'Versturen is niet gelukt';
      reject(new UploadError(message, status >= 500 || status === 429));
    };
    request.onerror = () => reject(new UploadError('Geen verbinding', true));
    request.ontimeout = request.onerror;
    request.timeout = TIMEOUT_MS;
    request.send(form);
  });
}

/** The same headers as the Supabase client sends. Newer keys are not JWTs and are refused as bearer tokens. */
function authHeaders(): [name: string, value: string][] {
  const key = settings.supabaseAnonKey;
  return [['apikey', key], ...(key.startsWith('sb_') ? [] : [['Authorization', `Bearer ${key}`] as [string, string]])];
}
