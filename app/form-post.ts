import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import type { FormHandlers, FormPostOutcome } from '../shared/form-post.ts';

/** Passes the server's form handlers to the routes' actions. */
export const formPostContext = createContext<FormHandlers>();

export type RefusedPost = Extract<FormPostOutcome, { ok: false }>;

/** Handles a form post without JavaScript: redirects to the confirmation, or returns the form's errors. */
export async function handleFormPost(
  form: keyof FormHandlers,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const outcome = await context.get(formPostContext)[form](request);
  if (outcome.ok) throw redirect(outcome.location, 303);
  return data(outcome satisfies RefusedPost, { status: outcome.status, headers: outcome.headers ?? {} });
}
