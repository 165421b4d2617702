import { createContext, data, type RouterContextProvider } from 'react-router';
import type { RefusedPost } from '../shared/form-post.ts';

/** Passes the outcome of a refused form post to the action of its page. */
export const formPostContext = createContext<RefusedPost>();

/** The action of a page with a form: shows a form that was posted without JavaScript and refused, with its errors. */
export function action({ context }: { context: Readonly<RouterContextProvider> }) {
  const post = context.get(formPostContext);
  return data(post, { status: post.status, headers: post.headers ?? {} });
}

/** Copies the action's headers, such as `Retry-After`, into the response. */
export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return actionHeaders;
}
