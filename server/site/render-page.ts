import type * as router from 'react-router';
import type { RouterContext, ServerBuild } from 'react-router';
import type { RefusedPost } from '../../shared/form-post.ts';
import { errorName, type Log } from '../log.ts';

/** Exports of the built site. Imported from npm these would be a second copy, with other context keys. */
type Entry = Pick<typeof router, 'createRequestHandler' | 'RouterContextProvider'> & {
  readonly formPostContext: RouterContext<RefusedPost>;
};

/** Renders the page at `path`, which may have a query. With `post` it shows that refused form. */
export type RenderPage = (path: string, post?: RefusedPost) => Promise<Response>;

/** Returns the renderer of a build. Without a log the router prints every error with its stack, which suits development. */
export function createPageRenderer(build: ServerBuild, log?: Log): RenderPage {
  const { createRequestHandler, formPostContext, RouterContextProvider } = build.entry.module as unknown as Entry;
  const handle = createRequestHandler(log ? logging(build, log) : build, 'production');
  return (path, post) => {
    const request = new Request(`http://localhost${path}`, { method: post ? 'POST' : 'GET' });
    const context = new RouterContextProvider();
    if (post) context.set(formPostContext, post);
    return handle(request, context);
  };
}

/** The build with an error handler that logs only the name of an error, because its text may quote what a visitor typed. */
function logging(build: ServerBuild, log: Log): ServerBuild {
  const handleError = (error: unknown) => {
    // An unknown path is no Error.
    if (error instanceof Error) log.error('page-failed', { error: errorName(error) });
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
