import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { pagePaths } from '../shared/paths.ts';
import { type AppParts, createApp } from './app.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { textFile } from './site/files.ts';
import type { RenderPage } from './site/render-page.ts';
import { sendRequest } from './testing/requests.ts';

const page = (path: string) => textFile('text/html; charset=utf-8', `pagina ${path}`);

const refuse = async () => ({ ok: false, status: 422, values: {}, errors: {} }) as const;

/** The application with pages of one line. */
function testApp(parts: Partial<AppParts> = {}) {
  const logged: string[] = [];
  const renderPage = vi.fn<RenderPage>(async (path) => new Response(`gemaakt ${path}: Foto 97 en foto 99`));
  const app = createApp({
    files: new Map(pagePaths.map((path) => [path, page(path)])),
    headers: { 'x-content-type-options': 'nosniff' },
    renderPage,
    postForm: refuse,
    callFunction: async () => Response.json({ called: true }),
    health: async () => 'ok',
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
      expect(response.body).toMatch(/^gemaakt \/404/);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'info', event: 'not-found', path });
    },
  );

  test('one network adds ten lines to the log, and still gets the page', async () => {
    const { app, logged } = testApp();
    for (let count = 0; count < 15; count++) expect((await sendRequest(app, '/weg')).status).toBe(404);
    expect(logged).toHaveLength(10);
  });

  test('is rendered once, for other methods too', async () => {
    const { app, renderPage } = testApp();
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      expect((await sendRequest(app, '/bestaat-niet', { method })).status).toBe(404);
    }
    expect(renderPage).toHaveBeenCalledTimes(1);
  });
});

describe('form posts', () => {
  test.each(['/offerte', '/contact'])('a refused post to %s is rendered and not cacheable', async (path) => {
    const { app, renderPage } = testApp();
    const response = await sendRequest(app, path, { method: 'POST', body: 'x' });
    expect(response.body).toContain(`gemaakt ${path}`);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(renderPage.mock.calls).toEqual([[path, await refuse()]]);
  });

  test('an accepted post redirects without rendering', async () => {
    const postForm = async () => ({ ok: true, location: '/offerte?verzonden=AD-7K3QX2' }) as const;
    const { app, renderPage } = testApp({ postForm });
    const response = await sendRequest(app, '/offerte', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.location]).toEqual([303, '/offerte?verzonden=AD-7K3QX2']);
    expect(renderPage).not.toHaveBeenCalled();
  });

  test('refused forms are rendered one at a time, at most 20 waiting per address; more get a 503', async () => {
    const { promise, resolve: release } = Promise.withResolvers<Response>();
    const renderPage = vi.fn<RenderPage>(() => promise.then((page) => page.clone()));
    const { app } = testApp({ renderPage });
    const server = await listen(app, { host: '127.0.0.1', port: 0 });
    const statuses: number[] = [];
    const posts = Array.from({ length: 30 }, async () => {
      const response = await fetch(`${server.url}/offerte`, { method: 'POST', body: new URLSearchParams() });
      if (response.status === 503) expect(await response.text()).toMatch(/druk op de site.*bel 0/);
      statuses.push(response.status);
      if (statuses.length === 9) release(new Response('pagina', { status: 422 }));
    });
    await Promise.all(posts);
    await server.close();
    expect(statuses.toSorted()).toEqual([...Array(21).fill(422), ...Array(9).fill(503)]);
    expect(renderPage).toHaveBeenCalledTimes(21);
  });

  test.each([
    ['/offerte?verzonden=AD-7K3QX2', 'no-store'],
    ['/contact?verzonden=1', 'no-store'],
    ['/offerte?verzonden=%3Cscript%3E', undefined],
    ['/offerte?verzonden=BEL-0900123456', undefined],
    ['/offerte?verzonden=', undefined],
    ['/offerte?fotos-niet=1', undefined],
    ['/faq?verzonden=AD-7K3QX2', undefined],
  ])('%s is a confirmation: %s', async (address, cacheControl) => {
    const { app, renderPage } = testApp();
    const response = await sendRequest(app, address);
    expect(response.status).toBe(200);
    expect(renderPage).toHaveBeenCalledTimes(cacheControl ? 1 : 0);
    expect(response.headers['cache-control']).toBe(cacheControl ?? 'no-cache');
  });

  test('a confirmation is rendered once; it shows each visitor’s reference and photos', async () => {
    const { app, renderPage } = testApp();
    for (const reference of ['AD-7K3QX2', 'AD-K7K7K7']) {
      const several = await sendRequest(app, `/offerte?verzonden=${reference}&fotos-niet=2,4,5,6`);
      expect(several.body).toBe(
        `gemaakt /offerte?verzonden=${reference}&fotos-niet=97,99: Foto 2 en foto’s 4 tot en met 6`,
      );
      expect(several.headers['content-length']).toBe(String(several.bytes.length));
      expect((await sendRequest(app, `/offerte?verzonden=${reference}`)).body).toContain(reference);
    }
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('a page rendered once is compressed', async () => {
    const { app } = testApp();
    for (const path of ['/contact?verzonden=1', '/offerte?dienst=bitumen', '/bestaat-niet']) {
      const response = await sendRequest(app, path, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(response.headers['content-encoding']).toBe('br');
      expect(response.headers.vary).toBe('Accept-Encoding');
      expect(brotliDecompressSync(response.bytes).toString()).toMatch(/^gemaakt /);
    }
  });

  test('the quote page for a service is rendered once for all visitors; unknown services get the file', async () => {
    const { app, renderPage } = testApp();
    for (const query of ['?dienst=bitumen', '?utm=1&dienst=bitumen']) {
      const response = await sendRequest(app, `/offerte${query}`);
      expect(response.body).toContain('gemaakt /offerte');
      expect(response.headers['cache-control']).toBe('no-cache');
    }
    expect(renderPage.mock.calls).toEqual([['/offerte?dienst=bitumen']]);
    for (const address of ['/offerte?dienst=dakpan', '/offerte?dienst=', '/contact?dienst=bitumen']) {
      expect((await sendRequest(app, address)).body).toMatch(/^pagina /);
    }
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('44 · a form on another site is refused before it is read', async () => {
    const postForm = vi.fn(refuse);
    const { app } = testApp({ postForm });
    for (const origin of ['https://evil.example', 'null', 'x']) {
      const headers = { host: 'dak.example', origin };
      expect((await sendRequest(app, '/offerte', { method: 'POST', headers })).status).toBe(400);
    }
    expect(postForm).not.toHaveBeenCalled();
  });

  test('behind a trusted TLS proxy the site’s own forms are accepted, with the visitor’s address', async () => {
    const postForm = vi.fn(refuse);
    const { app } = testApp({ trustProxy: true, postForm });
    const headers = { host: 'dak.example', origin: 'https://dak.example', 'x-forwarded-for': '203.0.113.9' };
    await sendRequest(app, '/offerte', { method: 'POST', headers });
    expect(postForm).toHaveBeenCalledWith('quote', expect.any(Request), '203.0.113.9');
  });
});

test.each(['ok', 'degraded'] as const)('health "%s" has status 200', async (health) => {
  const response = await sendRequest(testApp({ health: async () => health }).app, '/healthz');
  expect(response.status).toBe(200);
  expect(response.body).toBe(health);
  expect(response.headers['cache-control']).toBe('no-store');
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

test.each([
  ['rejects', () => Promise.reject(new Error('x'))],
  ['shows an error page', async () => new Response('kapot', { status: 500 })],
])('a page whose rendering %s is rendered again on the next request', async (_, fail) => {
  for (const path of ['/weg', '/offerte?dienst=bitumen', '/offerte?verzonden=AD-7K3QX2']) {
    const renderPage = vi.fn(async () => new Response('gelukt')).mockImplementationOnce(fail);
    const { app } = testApp({ renderPage });
    expect((await sendRequest(app, path)).status).toBe(500);
    expect((await sendRequest(app, path)).body).toBe('gelukt');
  }
});
