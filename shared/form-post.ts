import type { FieldErrors } from './validation.ts';

/** The outcome of a form that was posted without JavaScript: where to redirect to, or the form again with messages. */
export type FormPostOutcome = { readonly ok: true; readonly location: string } | RefusedPost;

export type RefusedPost = {
  readonly ok: false;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  /** An error about the whole request, in Dutch. */
  readonly failure?: string;
};

/** The server's form handlers. */
export type FormHandlers = {
  quote(request: Request): Promise<FormPostOutcome>;
  contact(request: Request): Promise<FormPostOutcome>;
};

/** The honeypot field of posted forms: people don't see it, bots fill it in. */
export const HONEYPOT = 'website';
