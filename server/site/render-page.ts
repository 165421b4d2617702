import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { FormPosts } from '../../shared/form-post.ts';
import { type Caller, errorName } from '../functions/endpoint.ts';
import type { Log } from '../log.ts';

/**
 * Renders a page of the site for one request; its forms are handled by what `formPosts` makes for the caller. Without
 * a log the router prints every error with its stack, which suits development.
 */
export function createPageRenderer(build: ServerBuild, formPosts: (address: string) => FormPosts, log?: Log) {
  // The site's own key: a second import of its module would make a second key.
  const { formPostContext } = build.entry.module as unknown as { formPostContext: RouterContext<FormPosts> };
  const handle = createRequestHandler(log ? logErrors(build, log) : build, 'production');
  return (request: Request, { address }: Caller): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(formPostContext, formPosts(address));
    return handle(request, context);
  };
}

/** The build with its errors in the log, without what they quote. An unknown address is none. */
function logErrors(build: ServerBuild, log: Log): ServerBuild {
  const handleError = (error: unknown) => {
    if (!isRouteErrorResponse(error)) log.error('page-failed', { error: errorName(error) });
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
