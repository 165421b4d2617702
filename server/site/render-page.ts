import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { FormPosts } from '../../shared/form-post.ts';
import type { Caller } from '../functions/endpoint.ts';

/** Renders a page of the site for one request; its forms are handled by what `formPosts` makes for the caller. */
export function createPageRenderer(build: ServerBuild, formPosts: (address: string) => FormPosts) {
  // The site's own key: a second import of its module would make a second key.
  const { formPostContext } = build.entry.module as unknown as { formPostContext: RouterContext<FormPosts> };
  const handle = createRequestHandler(build, 'production');
  return (request: Request, { address }: Caller): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(formPostContext, formPosts(address));
    return handle(request, context);
  };
}
