import type { FieldErrors } from './validation.ts';

/** A form that was posted without JavaScript and goes back to the visitor, with messages. */
export type RefusedPost = {
  readonly ok: false;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  /** How many photos came with it: the browser does not keep them. */
  readonly photoCount?: number;
  /** An error about the whole request, in Dutch. */
  readonly failure?: string;
};

/** When the cause is nothing that a visitor can change (Q4). */
export const FAILED = 'Er is iets misgegaan. Probeer het opnieuw.';

/** The honeypot field of posted forms: people don't see it, bots fill it in. */
export const HONEYPOT = 'website';
