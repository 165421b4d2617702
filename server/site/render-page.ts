import type * as router from 'react-router';
import type { RouterContext, ServerBuild } from 'react-router';
import type { FormHandlers } from '../../shared/form-post.ts';
import type { Caller } from '../functions/endpoint.ts';
import { errorName, type Log } from '../log.ts';

/** What the built site exports: imported from npm these would be a second copy, with other context keys. */
type Entry = Pick<typeof router, 'createRequestHandler' | 'RouterContextProvider'> & {
  readonly formPostContext: RouterContext<FormHandlers>;
};

/**
 * Renders a page of the site for one request; its forms are handled by what `formHandlers` makes for the caller. Without
 * a log the router prints every error with its stack, which suits development.
 */
export function createPageRenderer(build: ServerBuild, formHandlers: (address: string) => FormHandlers, log?: Log) {
  const { createRequestHandler, formPostContext, RouterContextProvider } = build.entry.module as unknown as Entry;
  const errors = new WeakMap<Request, unknown>();
  const handle = createRequestHandler(log ? keepErrors(build, errors) : build, 'production');
  return async (request: Request, { address }: Caller): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(formPostContext, formHandlers(address));
    const page = await handle(request, context);
    // An aborted request is no fault of the site.
    if (log && page.status >= 500 && errors.has(request) && !request.signal.aborted) {
      log.error('page-failed', { error: errorName(errors.get(request)) });
    }
    return page;
  };
}

/** The build with an error handler that keeps errors by request; the default prints them, with what they quote. */
function keepErrors(build: ServerBuild, errors: WeakMap<Request, unknown>): ServerBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => void errors.set(request, error);
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
