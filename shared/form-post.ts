import type { FieldErrors } from './validation.ts';

/** What became of a form that was posted without JavaScript. */
export type FormPostOutcome =
  | { readonly ok: true; readonly location: string }
  | {
      readonly ok: false;
      readonly status: number;
      readonly values: Readonly<Record<string, string>>;
      readonly errors: FieldErrors;
      /** What went wrong with the request as a whole, in Dutch. */
      readonly failure?: string;
    };

/** The server's form handlers, handed to the pages' actions. */
export type FormPosts = {
  quote(request: Request): Promise<FormPostOutcome>;
  contact(request: Request): Promise<FormPostOutcome>;
};

/** A field of the posted forms only: people don't see it, robots fill it in. */
export const HONEYPOT = 'website';
