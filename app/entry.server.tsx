import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { isBackendElsewhere } from './settings.ts';
import { BOOT_ID, type Boot, LOADER } from './start/boot.ts';
import { noState, routerContext } from './start/router-globals.ts';
import { structuredData } from './structured-data.ts';
import styles from './styles/app.css?inline';

// Re-exported because dependencies are bundled: importing them in the server would load a second copy.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { formPostContext } from './form-post.ts';

/** Renders a page with inline styles and structured data. In production the boot data and the loader replace its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.DEV) {
    const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
    return new Response(stream, { status, headers });
  }
  const boot = await bootData(context);
  const { serverHandoffStream: _, ...withoutStream } = withCanonicalPath(context);
  const { pathname } = withoutStream.staticHandlerContext.location;
  const stream = await renderToReadableStream(<ServerRouter context={withoutStream} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // By default React prints the error, whose text may quote what a visitor typed. Rendering rejects too, and the server logs the error's name.
    onError() {},
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  return new Response(complete(html, structuredData(pathname), boot), { status, headers });
}

/** Prerendering requests paths with a trailing slash: removes it, so that the page is rendered for its own path. */
function withCanonicalPath(context: EntryContext): EntryContext {
  const { location } = context.staticHandlerContext;
  const pathname = location.pathname.replace(/(?<=.)\/$/, '');
  return { ...context, staticHandlerContext: { ...context.staticHandlerContext, location: { ...location, pathname } } };
}

async function bootData({
  manifest,
  serverHandoffString,
  serverHandoffStream,
  staticHandlerContext,
}: EntryContext): Promise<Boot> {
  if (serverHandoffString !== JSON.stringify(routerContext))
    throw new Error(`routerContext in app/start/router-globals.ts must be ${serverHandoffString}`);
  const state = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    entry: manifest.entry.module,
    manifest: manifest.url,
    ...(isBackendElsewhere && staticHandlerContext.statusCode === 404 && { isNotFound: true }),
    state: state === noState ? undefined : state,
    routes: routes.map(({ id, module }) => [id, module]),
    warm: [
      ...new Set([
        manifest.url,
        ...manifest.entry.imports,
        ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
      ]),
    ],
  };
}

function complete(html: string, forSearchEngines: string, boot: Boot): string {
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const code = `<script type="application/json" id="${BOOT_ID}">${data}</script><script>${LOADER}</script>`;
  // Before the sheets of this page alone, which are in the head already. The attribute lets React add those of others after it.
  return html
    .replace(/(?=<style|<\/head>)/, () => `<style data-precedence="site">${styles}</style>`)
    .replace('</head>', () => `${forSearchEngines}</head>`)
    .replace('</body></html>', () => `${code}</body></html>`);
}
