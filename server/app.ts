import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { FAILED } from '../shared/form-post.ts';
import { functionsPath, pagePaths } from '../shared/paths.ts';
import type { startBackend } from './backend.ts';
import { FORM_PAGES } from './form-handlers.ts';
import { countPerNetwork, RequestError, tooBusy } from './http/body.ts';
import { clientAddress } from './http/client.ts';
import { createFairQueue } from './http/fair-queue.ts';
import { createLogLimit } from './http/rate-limit.ts';
import { errorName, type Log, maskPath } from './log.ts';
import { type FileResponder, fileResponder } from './site/file-responses.ts';
import type { SiteFile } from './site/files.ts';
import type { RenderPage } from './site/render-page.ts';
import { createRenderedPages } from './site/rendered-pages.ts';

/** The parts of the application. */
export type AppParts = {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly renderPage: RenderPage;
  readonly log: Log;
  readonly trustProxy: boolean;
} & Pick<Awaited<ReturnType<typeof startBackend>>, 'postForm' | 'callFunction' | 'health'>;

const READING = ['GET', 'HEAD'];
/** Refused forms that may wait to be rendered: 20 take a third of a second. */
const RENDERING = { perKey: 20, total: 200 };

/** Requests for anything but files that may be unfinished: each takes up to 30 kB. Browsers have at most a few. */
const UNFINISHED = { perNetwork: 20, total: 3000, modest: 5 };

/** Type of `env`, which the Node server adds: Node's request and response. */
type Connected = { readonly Bindings: HttpBindings };

/** Creates the application: pages and assets are served from memory, everything else by the routes. */
export function createApp(parts: AppParts): RequestListener {
  const responders = new Map([...parts.files].map(([path, file]) => [path, fileResponder(file, parts.headers)]));
  const countUnfinished = countPerNetwork(UNFINISHED);
  const routeRequest = getRequestListener(createRoutes(parts, responders).fetch, {
    overrideGlobalObjects: false,
  });
  const headers = new Map(Object.entries(parts.headers));

  return (request, response) => {
    const url = requestUrl(request);
    if (url && READING.includes(request.method ?? '')) {
      // A query chooses what these pages show: they are rendered.
      const respond = url.search && url.pathname in FORM_PAGES ? undefined : responders.get(url.pathname);
      if (respond) return respond(request, response);
    }
    response.setHeaders(headers);
    // Hono's adapter accepts a whole URL with any `Host`.
    if (!url) return response.writeHead(400).end();
    const address = clientAddress(request, parts.trustProxy);
    try {
      countUnfinished(address, 1);
    } catch {
      return refuseBusy(response);
    }
    response.once('close', () => countUnfinished(address, -1));
    // Node drops the body of a response to HEAD; Hono would copy the response, which may be sent already.
    if (request.method === 'HEAD') request.method = 'GET';
    void routeRequest(request, response);
  };
}

/** Answers 503 and closes the connection: what the client would still send costs memory too. */
function refuseBusy(response: ServerResponse): void {
  const { status, headers, message } = tooBusy();
  const own = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(status, { ...headers, ...own }).end(message);
}

/**
 * The URL of a request: browsers send a path and a `Host`, clients of a proxy the whole URL (RFC 9112, 3.2). `null` without
 * a `Host` that is valid in a URL, whatever the target.
 */
function requestUrl({ url = '', headers: { host = '' } }: IncomingMessage): URL | null {
  if (!/^[^\s/?#@\\]{1,255}$/.test(host) || !URL.canParse(`http://${host}`)) return null;
  return URL.parse(url.startsWith('/') ? `http://${host}${url}` : url);
}

/** Everything but files: functions, form posts, health, pages with a query and the not-found page. */
function createRoutes(parts: AppParts, responders: ReadonlyMap<string, FileResponder>): Hono<Connected> {
  const { renderPage, postForm, callFunction, health, log, trustProxy } = parts;
  const routes = new Hono<Connected>();
  const takeLogLine = createLogLimit();
  const pages = createRenderedPages(renderPage, parts.headers);
  const inTurn = createFairQueue(RENDERING);
  const addressOf = ({ env }: Context<Connected>) => clientAddress(env.incoming, trustProxy);
  const send = ({ env }: Context<Connected>, respond: FileResponder) => {
    respond(env.incoming, env.outgoing);
    return RESPONSE_ALREADY_SENT;
  };

  routes.all(`${functionsPath}/*`, (c) => callFunction(c.req.raw, addressOf(c)));

  routes.get('/healthz', async (c) => c.text(await health(), 200, { 'cache-control': 'no-store' }));

  for (const [path, form] of Object.entries(FORM_PAGES)) {
    routes.post(path, async (c) => {
      const request = c.req.raw;
      if (isFromElsewhere(request)) return c.text('Dit formulier staat op een andere site.', 400);
      const address = addressOf(c);
      const outcome = await postForm(form, request, address);
      if (outcome.ok) return c.redirect(outcome.location, 303);
      const page = await inTurn(address, request.signal, () => renderPage(path, outcome));
      page.headers.set('cache-control', 'no-store');
      return page;
    });
  }

  routes.all('*', async (c) => {
    const { method, path } = c.req;
    const url = new URL(c.req.url);
    if (!READING.includes(method) && responders.has(path)) {
      const allow = path in FORM_PAGES ? [...READING, 'POST'] : READING;
      return c.text('Method Not Allowed', 405, { allow: allow.join(', ') });
    }
    const found = (await pages.find(url)) ?? responders.get(url.pathname);
    if (found) return send(c, found);
    // A non-canonical path of a page, usually with a trailing slash.
    const page = path.replace(/(?<=.)\/$/, '');
    if (pagePaths.includes(page)) return c.redirect(page + url.search, 308);
    if (await takeLogLine(addressOf(c))) log.info('not-found', { path: maskPath(path) });
    return send(c, await pages.notFound());
  });

  routes.onError((error, c) => {
    if (error instanceof RequestError) return c.text(error.message, error.status, error.headers);
    log.error('request-failed', { path: maskPath(c.req.path), error: errorName(error) });
    return c.text(FAILED, 500);
  });

  return routes;
}

/**
 * Whether another site posted this form. Browsers name the origin of the page; other clients need not. Compares hosts: behind
 * a proxy that terminates TLS the request itself is plain HTTP.
 */
function isFromElsewhere({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host;
}
