import { type Context, Hono } from 'hono';
import { functionsPath, pagePaths, paths } from '../shared/paths.ts';
import { readSent, SENT_PARAMETER } from '../shared/sent.ts';
import { type Caller, errorName } from './functions/endpoint.ts';
import { clientAddress } from './http/client-address.ts';
import { compressed, quickly } from './http/compress.ts';
import { publicRequest } from './http/public-request.ts';
import type { Log } from './log.ts';
import type { SiteFile } from './site/files.ts';
import { serveFile } from './site/serve-file.ts';

/** What the application is made of. */
export type AppParts = {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly headers: Readonly<Record<string, string>>;
  /** Renders a page for one request: form posts, their confirmations and the page for unknown paths. */
  readonly renderPage: (request: Request, caller: Caller) => Promise<Response>;
  readonly callFunction: (request: Request, caller: Caller) => Promise<Response>;
  /** Whether every lead is on its way. */
  readonly health: () => Promise<'ok' | 'degraded'>;
  readonly log: Log;
  readonly trustProxy: boolean;
};

const FORM_PAGES: readonly string[] = [paths.quote, paths.contact];
const READING = ['GET', 'HEAD'];

/** Builds the application: pages and assets, the functions, form posts, health, and one way to fail. */
export function createApp({ files, headers, renderPage, callFunction, health, log, trustProxy }: AppParts): Hono {
  const app = new Hono();
  const caller = (c: Context): Caller => ({ address: clientAddress(c, trustProxy) });
  /** A page that is made for one visitor. */
  const render = async (c: Context) => {
    const page = await renderPage(publicRequest(c.req.raw, trustProxy), caller(c));
    page.headers.set('cache-control', 'no-store');
    return compressed(page, c.req.raw.headers.get('accept-encoding'));
  };
  const notFoundPage = onceDone(() => renderNotFound(renderPage));

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

  app.all(`${functionsPath}/*`, (c) => callFunction(publicRequest(c.req.raw, trustProxy), caller(c)));

  app.get('/healthz', async (c) => c.text(await health(), 200, { 'cache-control': 'no-store' }));

  app.post(':page', (c, next) => {
    if (!FORM_PAGES.includes(c.req.path)) return next();
    return render(c);
  });

  app.all('*', async (c) => {
    const { path } = c.req;
    const file = files.get(path);
    const { search } = new URL(c.req.url);
    if (!READING.includes(c.req.method) && (file || isPage(path))) {
      const allow = FORM_PAGES.includes(path) ? [...READING, 'POST'] : READING;
      return c.text('Method Not Allowed', 405, { allow: allow.join(', ') });
    }
    if (path !== '/' && path.endsWith('/') && isPage(path.slice(0, -1))) {
      return c.redirect(path.slice(0, -1) + search, 308);
    }
    if (confirms(path, search)) return render(c);
    if (file) return serveFile(c.req.raw, file);
    log.info('not-found', { path });
    return serveFile(c.req.raw, await notFoundPage(), 404);
  });

  app.onError((error, c) => {
    log.error('request-failed', { path: c.req.path, error: errorName(error) });
    return c.text('Er is iets misgegaan. Probeer het opnieuw.', 500);
  });

  return app;
}

function isPage(path: string): boolean {
  return pagePaths.includes(path);
}

/** Whether an address is where a form post without JavaScript ends. */
function confirms(path: string, search: string): boolean {
  if (path === paths.quote) return readSent(search) !== undefined;
  return path === paths.contact && new URLSearchParams(search).has(SENT_PARAMETER);
}

async function renderNotFound(renderPage: AppParts['renderPage']): Promise<SiteFile> {
  const page = await renderPage(new Request('http://localhost/404'), { address: 'none' });
  const plain = new Uint8Array(await page.arrayBuffer());
  return {
    type: 'text/html; charset=utf-8',
    etag: 'not-found',
    cacheControl: 'no-store',
    plain,
    br: await quickly.br(plain),
    gzip: await quickly.gzip(plain),
  };
}

/** Makes a value on the first call; one that could not be made is tried again on the next. */
function onceDone<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
