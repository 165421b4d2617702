import type * as router from 'react-router';
import type { RouterContext, ServerBuild } from 'react-router';
import type { FormHandlers } from '../../shared/form-post.ts';
import type { Caller } from '../functions/endpoint.ts';
import { errorName, type Log } from '../log.ts';

/** Exports of the built site. Imported from npm these would be a second copy, with other context keys. */
type Entry = Pick<typeof router, 'createRequestHandler' | 'RouterContextProvider'> & {
  readonly formPostContext: RouterContext<FormHandlers>;
};

/**
 * Returns a function that renders a page for a request. `formHandlers` creates the form handlers for the caller. Without a
 * log the router prints every error with its stack, which suits development.
 */
export function createPageRenderer(build: ServerBuild, formHandlers: (address: string) => FormHandlers, log?: Log) {
  const { createRequestHandler, formPostContext, RouterContextProvider } = build.entry.module as unknown as Entry;
  const errors = new WeakMap<Request, unknown>();
  const handle = createRequestHandler(log ? keepErrors(build, errors) : build, 'production');
  return async (request: Request, { address }: Caller): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(formPostContext, formHandlers(address));
    const page = await handle(request, context);
    // The client aborted the request: not an error of the site.
    if (log && page.status >= 500 && errors.has(request) && !request.signal.aborted) {
      log.error('page-failed', { error: errorName(errors.get(request)) });
    }
    return page;
  };
}

/** The build with an error handler that stores errors by request. The default one prints them, with any text they quote. */
function keepErrors(build: ServerBuild, errors: WeakMap<Request, unknown>): ServerBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => void errors.set(request, error);
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
