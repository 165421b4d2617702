import { functionNames, functionsPath } from '../../shared/paths.ts';
import { settings } from '../settings.ts';
import { UploadError } from './errors.ts';
import { backendUrl } from './send.ts';

export type PhotoUpload = {
  readonly token: string;
  /** 0-based place among the request's photos. The same place sent twice is stored once. */
  readonly position: number;
  readonly name: string;
  readonly photo: Blob;
  /** Called with the share that has been sent, 0–1. */
  readonly onProgress: (share: number) => void;
};

/** Sends one photo. An XMLHttpRequest, for `fetch` can't tell how much has been sent. Throws an `UploadError`. */
export function uploadPhoto({ token, position, name, photo, onProgress }: PhotoUpload): Promise<void> {
  const form = new FormData();
  form.set('token', token);
  form.set('position', String(position));
  form.set('photo', photo, name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${backendUrl()}${functionsPath}/${functionNames.uploadQuotePhoto}`);
    request.setRequestHeader('apikey', settings.supabaseAnonKey);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) return resolve();
      const message = request.response?.error ?? 'Versturen is niet gelukt';
      reject(new UploadError(message, request.status >= 500 || request.status === 429));
    };
    request.onerror = () => reject(new UploadError('Geen verbinding', true));
    request.ontimeout = request.onerror;
    request.timeout = 60_000;
    request.send(form);
  });
}
