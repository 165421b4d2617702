import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { allServices, type ServiceSlug, type ServiceSummary } from '../content/services/index.ts';
import { clientErrorsPath, functionsPath, pagePaths, paths } from '../shared/paths.ts';
import { readSent, SENT_PARAMETER } from '../shared/sent.ts';
import { quotePathFor, readService } from '../shared/service-query.ts';
import { createClientErrors } from './client-errors.ts';
import type { Caller } from './functions/endpoint.ts';
import { clientAddress, publicRequest } from './http/client.ts';
import { compressed } from './http/compress.ts';
import { hasValidHost, requestUrl } from './http/request-url.ts';
import { errorName, type Log, maskPath } from './log.ts';
import { type FileResponder, prepareFileResponders } from './site/file-responses.ts';
import type { SiteFile } from './site/files.ts';

/** The parts of the application. */
export type AppParts = {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Renders a page for one request: form posts, their confirmations and the page for unknown paths. */
  readonly renderPage: (request: Request, caller: Caller) => Promise<Response>;
  readonly callFunction: (request: Request, caller: Caller) => Promise<Response>;
  /** `degraded`: a person should check the log. */
  readonly health: () => Promise<'ok' | 'degraded'>;
  /** Version of the built pages, which they send with error reports. */
  readonly build: string;
  readonly log: Log;
  readonly trustProxy: boolean;
};

const FORM_PAGES: readonly string[] = [paths.quote, paths.contact];
const READING = ['GET', 'HEAD'];

/** Type of `env`, which the Node server adds: `env.incoming` is Node's request. */
type Connected = { readonly Bindings: HttpBindings };

/** Creates the application: pages and assets are served from memory, everything else by the routes. */
export function createApp(parts: AppParts): RequestListener {
  const responders = prepareFileResponders(parts.files, parts.headers);
  const routeRequest = getRequestListener(createRoutes(parts).fetch);
  const headers = new Map(Object.entries(parts.headers));

  return (request, response) => {
    const respond = READING.includes(request.method ?? '') && findResponder(responders, request);
    if (respond) return respond(request, response);
    response.setHeaders(headers);
    void routeRequest(request, response);
  };
}

/** The responder for the requested file. Most requests match a path exactly; only other URLs are parsed. */
function findResponder(
  responders: ReadonlyMap<string, FileResponder>,
  request: IncomingMessage,
): FileResponder | undefined {
  const named = responders.get(request.url ?? '');
  if (named && hasValidHost(request)) return named;
  const url = requestUrl(request);
  return url && !isConfirmation(url) && !quotedService(url) ? responders.get(url.pathname) : undefined;
}

/** Everything but files: functions, form posts, error reports, health and the not-found page. */
function createRoutes({ files, renderPage, callFunction, health, build, log, trustProxy }: AppParts): Hono<Connected> {
  const routes = new Hono<Connected>();
  const clientErrors = createClientErrors(build, log);
  const caller = ({ req, env }: Context<Connected>): Caller => ({
    address: clientAddress(req.raw.headers, env.incoming.socket.remoteAddress, trustProxy),
  });
  /** A page rendered for one visitor. */
  const render = async (c: Context<Connected>) => {
    const page = await renderPage(publicRequest(c.req.raw, trustProxy), caller(c));
    page.headers.set('cache-control', 'no-store');
    return compressed(page, c.req.raw.headers.get('accept-encoding'));
  };
  /** A page that is the same for every visitor: rendered on the first request. */
  const renderOnce = (path: string) =>
    cacheSuccess(async () => {
      const page = await renderPage(new Request(`http://localhost${path}`), { address: 'none' });
      return page.text();
    });
  const notFoundPage = renderOnce('/404');
  const quotePages = new Map<ServiceSlug | undefined, () => Promise<string>>(
    allServices.map(({ slug }) => [slug, renderOnce(quotePathFor(slug))]),
  );

  routes.all(`${functionsPath}/*`, (c) => callFunction(publicRequest(c.req.raw, trustProxy), caller(c)));

  routes.post(clientErrorsPath, (c) => clientErrors.report(c.req.raw, caller(c).address));

  routes.get('/healthz', async (c) => {
    const state = clientErrors.isAlarming() ? 'degraded' : await health();
    return c.text(state, 200, { 'cache-control': 'no-store' });
  });

  routes.post(':page', (c, next) => {
    if (!FORM_PAGES.includes(c.req.path)) return next();
    return render(c);
  });

  routes.all('*', async (c) => {
    const { method, path } = c.req;
    const url = new URL(c.req.url);
    if (!READING.includes(method) && files.has(path)) {
      const allow = FORM_PAGES.includes(path) ? [...READING, 'POST'] : READING;
      return c.text('Method Not Allowed', 405, { allow: allow.join(', ') });
    }
    if (isConfirmation(url)) return render(c);
    const quotePage = quotePages.get(quotedService(url)?.slug);
    if (quotePage) {
      const page = c.html(await quotePage(), 200, { 'cache-control': 'no-cache' });
      return compressed(page, c.req.raw.headers.get('accept-encoding'));
    }
    // A non-canonical path of a page, usually with a trailing slash.
    const page = path.replace(/(?<=.)\/$/, '');
    if (pagePaths.includes(page)) return c.redirect(page + url.search, 308);
    log.info('not-found', { path: maskPath(path) });
    const page404 = c.html(await notFoundPage(), 404, { 'cache-control': 'no-store' });
    return compressed(page404, c.req.raw.headers.get('accept-encoding'));
  });

  routes.onError((error, c) => {
    log.error('request-failed', { path: maskPath(c.req.path), error: errorName(error) });
    return c.text('Er is iets misgegaan. Probeer het opnieuw.', 500);
  });

  return routes;
}

/** Whether a URL is that of a confirmation, the redirect after a form post without JavaScript. */
function isConfirmation({ pathname, search }: URL): boolean {
  if (pathname === paths.quote) return readSent(search) !== undefined;
  return pathname === paths.contact && new URLSearchParams(search).has(SENT_PARAMETER);
}

/** The service that a URL of the quote form names. */
function quotedService({ pathname, search }: URL): ServiceSummary | undefined {
  return pathname === paths.quote ? readService(search) : undefined;
}

/** Caches the result of the first successful call; after a failure the next call tries again. */
function cacheSuccess<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
