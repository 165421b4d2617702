import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import type { FormHandlers, FormPostOutcome } from '../shared/form-post.ts';

/** The server's form handlers, as the routes' actions reach them. */
export const formPostContext = createContext<FormHandlers>();

export type RefusedPost = Extract<FormPostOutcome, { ok: false }>;

/** Answers a form post without JavaScript: on to the confirmation, or back to the form with its errors. */
export async function answerFormPost(
  form: keyof FormHandlers,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const outcome = await context.get(formPostContext)[form](request);
  if (outcome.ok) throw redirect(outcome.location, 303);
  return data(outcome satisfies RefusedPost, { status: outcome.status, headers: outcome.headers ?? {} });
}
