import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { pagePaths } from '../shared/paths.ts';
import { type AppParts, createApp } from './app.ts';
import { createLog } from './log.ts';
import { textFile } from './site/files.ts';
import { sendRequest } from './testing/send-request.ts';

const page = (path: string) => textFile('text/html; charset=utf-8', `pagina ${path}`);

/** The application with pages of one line. */
function testApp(parts: Partial<AppParts> = {}) {
  const logged: string[] = [];
  const renderPage = vi.fn(async (request: Request) => {
    const status = new URL(request.url).pathname === '/404' ? 404 : 200;
    return new Response(`gemaakt ${new URL(request.url).pathname}`, { status });
  });
  const app = createApp({
    files: new Map(pagePaths.map((path) => [path, page(path)])),
    headers: { 'x-content-type-options': 'nosniff' },
    renderPage,
    callFunction: async () => Response.json({ called: true }),
    health: async () => 'ok',
    build: 'build-1',
    log: createLog((line) => logged.push(line)),
    trustProxy: false,
    ...parts,
  });
  return { app, renderPage, logged };
}

describe('pages', () => {
  test.each(pagePaths)('R1 · %s serves its file', async (path) => {
    const { app, renderPage } = testApp();
    const response = await sendRequest(app, path);
    expect(response.status).toBe(200);
    expect(response.body).toBe(`pagina ${path}`);
    expect(renderPage).not.toHaveBeenCalled();
  });

  test.each(pagePaths.slice(1))('R1 · %s/ redirects to the path without the slash', async (path) => {
    const response = await sendRequest(testApp().app, `${path}/?utm=1`);
    expect(response.status).toBe(308);
    expect(response.headers.location).toBe(`${path}?utm=1`);
  });

  test('a query is ignored', async () => {
    expect((await sendRequest(testApp().app, '/faq?utm=1')).body).toBe('pagina /faq');
  });

  test.each(['http://dak.example/faq', '/x/../faq'])('%s serves the same page', async (address) => {
    expect((await sendRequest(testApp().app, address)).body).toBe('pagina /faq');
  });

  test('a non-canonical path redirects to the canonical one', async () => {
    const response = await sendRequest(testApp().app, '/f%61q?utm=1');
    expect(response.status).toBe(308);
    expect(response.headers.location).toBe('/faq?utm=1');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const response = await sendRequest(testApp().app, '/faq', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers['content-length']).toBe('11');
    expect(response.body).toBe('');
  });

  test.each([
    ['POST', '/faq', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['PUT', '/offerte', 'GET, HEAD, POST'],
  ])('%s %s is not allowed', async (method, path, allow) => {
    const response = await sendRequest(testApp().app, path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe(allow);
  });
});

describe('R2 · any other path', () => {
  test('is logged without mail addresses and phone numbers', async () => {
    const { app, logged } = testApp();
    await sendRequest(app, `/jan.de.vries@voorbeeld.nl/0612345678/${'x'.repeat(500)}`);
    expect(JSON.parse(logged[0] ?? '').path).toMatch(/^\/\*\/#\/x{40,80}$/);
  });

  test.each(['/bestaat-niet', '/diensten', '/Faq', '/faq/extra', '/faq//', '//evil.example/', '/functions', '/.env'])(
    '%s gets the not-found page and is logged',
    async (path) => {
      const { app, logged } = testApp();
      const response = await sendRequest(app, path);
      expect(response.status).toBe(404);
      expect(response.body).toBe('gemaakt /404');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'info', event: 'not-found', path });
    },
  );

  test('is rendered once, for other methods too', async () => {
    const { app, renderPage } = testApp();
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      expect((await sendRequest(app, '/bestaat-niet', { method })).status).toBe(404);
    }
    expect(renderPage).toHaveBeenCalledTimes(1);
  });
});

describe('form posts', () => {
  test.each(['/offerte', '/contact'])('a post to %s is rendered and not cacheable', async (path) => {
    const { app, renderPage } = testApp();
    const response = await sendRequest(app, path, { method: 'POST', body: 'x' });
    expect(response.body).toBe(`gemaakt ${path}`);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(renderPage.mock.calls[0]?.[0].method).toBe('POST');
  });

  test.each([
    ['/offerte?verzonden=AD-7K3QX2', true],
    ['/contact?verzonden=1', true],
    ['/offerte?verzonden=%3Cscript%3E', false],
    ['/offerte?verzonden=', false],
    ['/offerte?fotos-niet=1', false],
    ['/faq?verzonden=AD-7K3QX2', false],
  ])('%s is rendered per visitor: %s', async (address, rendered) => {
    const { app, renderPage } = testApp();
    const response = await sendRequest(app, address);
    expect(response.status).toBe(200);
    expect(renderPage).toHaveBeenCalledTimes(rendered ? 1 : 0);
    expect(response.headers['cache-control']).toBe(rendered ? 'no-store' : 'no-cache');
  });

  test('a page rendered for one visitor is compressed', async () => {
    const { app } = testApp();
    const headers = { 'accept-encoding': 'gzip, br' };
    for (const path of ['/offerte?verzonden=AD-7K3QX2', '/bestaat-niet']) {
      const response = await sendRequest(app, path, { headers });
      expect(response.headers['content-encoding']).toBe('br');
      expect(response.headers.vary).toBe('Accept-Encoding');
      expect(brotliDecompressSync(response.bytes).toString()).toMatch(/^gemaakt /);
    }
  });

  test('the quote page for a service is rendered once for all visitors; unknown services get the file', async () => {
    const { app, renderPage } = testApp();
    for (const query of ['?dienst=bitumen', '?utm=1&dienst=bitumen']) {
      const response = await sendRequest(app, `/offerte${query}`);
      expect(response.body).toBe('gemaakt /offerte');
      expect(response.headers['cache-control']).toBe('no-cache');
    }
    expect(renderPage.mock.calls.map(([request]) => request.url)).toEqual(['http://localhost/offerte?dienst=bitumen']);
    for (const address of ['/offerte?dienst=dakpan', '/offerte?dienst=', '/contact?dienst=bitumen']) {
      expect((await sendRequest(app, address)).body).toMatch(/^pagina /);
    }
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('behind a trusted TLS proxy the renderer gets the public URL and the visitor’s address', async () => {
    const { app, renderPage } = testApp({ trustProxy: true });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    await sendRequest(app, 'http://dak.example/offerte', { method: 'POST', headers });
    expect(renderPage).toHaveBeenCalledWith(expect.objectContaining({ url: 'https://dak.example/offerte' }), {
      address: '203.0.113.9',
    });
  });
});

describe('functions', () => {
  test.each(['GET', 'POST', 'OPTIONS', 'PUT'])('every %s below their path reaches them', async (method) => {
    const response = await sendRequest(testApp().app, '/functions/v1/send-contact-email', { method });
    expect(JSON.parse(response.body)).toEqual({ called: true });
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

test.each(['ok', 'degraded'] as const)('health "%s" has status 200', async (health) => {
  const response = await sendRequest(testApp({ health: async () => health }).app, '/healthz');
  expect(response.status).toBe(200);
  expect(response.body).toBe(health);
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each(['/', '/bestaat-niet', '/faq/', '/healthz', '/offerte?verzonden=AD-7K3QX2', '*'])(
  'the headers for safety are on %s',
  async (path) => {
    expect((await sendRequest(testApp().app, path)).headers['x-content-type-options']).toBe('nosniff');
  },
);

test('reported script errors are logged; from three visitors they degrade the health', async () => {
  const { app, logged } = testApp({ trustProxy: true });
  const report = { page: '/faq', message: 'x is undefined', source: '/assets/a.js:1:2', build: 'build-1' };
  for (const visitor of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2', '203.0.113.3']) {
    expect((await sendRequest(app, '/healthz')).body).toBe('ok');
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor };
    const response = await sendRequest(app, '/client-errors', {
      method: 'POST',
      headers,
      body: JSON.stringify(report),
    });
    expect(response.status).toBe(204);
  }
  expect((await sendRequest(app, '/healthz')).body).toBe('degraded');
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ event: 'page-error', ...report });
});

test('an unexpected error shows one Dutch sentence and logs one line without the error’s message', async () => {
  const { app, logged } = testApp({ renderPage: () => Promise.reject(new TypeError('Jan de Vries')) });
  const response = await sendRequest(app, '/offerte', { method: 'POST' });
  expect(response.status).toBe(500);
  expect(response.body).toBe('Er is iets misgegaan. Probeer het opnieuw.');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ event: 'request-failed', path: '/offerte', error: 'TypeError' });
  expect(logged[0]).not.toContain('Jan');
});

test('a not-found page that failed to render is rendered on the next request', async () => {
  const renderPage = vi.fn().mockRejectedValueOnce(new Error('x')).mockResolvedValue(new Response('niet gevonden'));
  const { app } = testApp({ renderPage });
  expect((await sendRequest(app, '/weg')).status).toBe(500);
  expect((await sendRequest(app, '/weg')).status).toBe(404);
});
