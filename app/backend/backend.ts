import type { FieldErrors } from '../../shared/validation.ts';
import { loadOnce } from '../load-once.ts';
import { settings } from '../settings.ts';

/** Whether the site is built for a backend at another origin. Form posts without JavaScript don't work then. */
export const isBackendElsewhere = settings.supabaseUrl !== '';

/** Origin of the backend's functions. */
export function backendUrl(): string {
  return settings.supabaseUrl || location.origin;
}

/** Loads the chunk that calls the backend. */
export const loadBackend = loadOnce(() => import('./send.ts'));

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
