import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { createApp } from '../../server/app.ts';
import { type Listening, listen } from '../../server/listen.ts';
import { createLog } from '../../server/log.ts';
import { loadBuiltSite } from '../../server/site/built-site.ts';
import { securityHeaders } from '../../server/site/headers.ts';
import { newQuote } from '../support/new-quote.ts';
import { observatory } from '../support/observatory.ts';
import { byForm, functionUrl, jsonHeaders } from '../support/senders.ts';

const { record, files } = loadBuiltSite(fileURLToPath(new URL('../../build', import.meta.url)));
const font = [...files.keys()].find((address) => address.endsWith('.woff2')) ?? '';
const script = [...files.keys()].find((address) => address.endsWith('.js')) ?? '';

let site: SiteProcess;
let failing: Listening;
beforeAll(async () => {
  [site, failing] = await Promise.all([startSite(), listen(broken, { host: '127.0.0.1', port: 0 })]);
});
afterAll(() => Promise.all([site.stop(), failing.close()]));

const get = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: 'manual', ...init });
const posted = async (values: object) => (await byForm(site.url, { ...newQuote(), ...values })).response;
const foreign = { ...jsonHeaders, origin: 'https://evil.example' };

/** The application with every dependency failing. */
const broken = createApp({
  files,
  headers: securityHeaders(record),
  renderPage: () => Promise.reject(new Error('broken')),
  callFunction: () => Promise.reject(new Error('broken')),
  health: async () => 'degraded',
  build: 'x',
  log: createLog(() => {}),
  trustProxy: false,
});

const kinds: [kind: string, status: number, send: () => Response | Promise<Response>][] = [
  ['a page', 200, () => get('/')],
  ['the page with the map', 200, () => get('/contact')],
  ['a page that the browser has cached', 304, () => get('/', { headers: { 'if-none-match': '*' } })],
  ['the headers of a page', 200, () => get('/faq', { method: 'HEAD' })],
  ['a confirmation', 200, () => get('/offerte?verzonden=AD-7K3QX2')],
  ['a script', 200, () => get(script)],
  ['a font', 200, () => get(font)],
  ['robots.txt', 200, () => get('/robots.txt')],
  ['sitemap.xml', 200, () => get('/sitemap.xml')],
  ['health', 200, () => get('/healthz')],
  ['a redirect', 308, () => get('/faq/')],
  ['the redirect after a form post', 303, () => posted({})],
  ['a refused form post', 422, () => posted({ city: '' })],
  ['a form post from elsewhere', 400, () => get('/offerte', { method: 'POST', headers: foreign, body: '{}' })],
  ['the not-found page', 404, () => get('/bestaat-niet')],
  ['a refused method', 405, () => get('/faq', { method: 'DELETE' })],
  ['a function', 422, () => fetch(functionUrl(site.url), { method: 'POST', headers: foreign, body: '{}' })],
  ['a function without a key', 401, () => fetch(functionUrl(site.url), { method: 'POST' })],
  ['a CORS preflight', 204, () => fetch(functionUrl(site.url), { method: 'OPTIONS', headers: foreign })],
  ['a failure', 500, () => fetch(`${failing.url}/offerte`, { method: 'POST' })],
  ['a failure of a function', 500, () => fetch(`${failing.url}/functions/v1/send-contact-email`)],
];

test.each(kinds)('%s (%i) gets an A+ for its headers', async (kind, status, send) => {
  const response = await send();
  expect(response.status).toBe(status);
  const { score, grade, lost } = await observatory(response);
  console.info(`${kind}: ${score}, ${grade}`);
  expect(lost).toEqual([]);
  expect(grade).toBe('A+');
});

test('a page with an analytics script and a backend at another origin gets an A+ too', async () => {
  const settings = {
    ...record.settings,
    analyticsSrc: 'https://meet.example/m.js',
    supabaseUrl: 'https://api.example',
  };
  const headers = securityHeaders({ ...record, settings });
  expect(await observatory(new Response('', { headers }))).toMatchObject({ grade: 'A+', lost: [] });
});

describe('the scale', () => {
  const strict = securityHeaders(record);
  const csp = 'content-security-policy';

  test.each<[name: string, change: Record<string, string>, score: number, grade: string]>([
    ['nothing changed', {}, 130, 'A+'],
    ['no policy', { [csp]: '' }, 75, 'B'],
    ['inline scripts', { [csp]: `default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'` }, 80, 'B+'],
    ['scripts from anywhere', { [csp]: `script-src *; frame-ancestors 'none'` }, 80, 'B+'],
    ['scripts over plain HTTP', { [csp]: `default-src 'none'; script-src http://x.example` }, 80, 'B+'],
    ['eval', { [csp]: `default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'` }, 110, 'A+'],
    ['inline styles', { [csp]: `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'` }, 120, 'A+'],
    ['HTTPS for a month', { 'strict-transport-security': 'max-age=2592000' }, 120, 'A+'],
    ['no HTTPS', { 'strict-transport-security': '' }, 80, 'B+'],
    ['a referrer for all', { 'referrer-policy': 'unsafe-url' }, 120, 'A+'],
    ['a loose cookie', { 'set-cookie': 'a=b' }, 60, 'C+'],
    ['shared with credentials', { 'access-control-allow-credentials': 'true' }, 50, 'C'],
  ])('%s: %s', async (_name, change, score, grade) => {
    const headers = new Headers({ ...strict, ...change });
    for (const [name, value] of Object.entries(change)) if (!value) headers.delete(name);
    expect(await observatory(new Response('', { headers }))).toMatchObject({ score, grade });
  });
});

test('security.txt names a contact and expires within a year', async () => {
  const response = await get('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  expect(field('Contact')).toBe(`mailto:${company.email}`);
  expect(field('Canonical')).toBe(`${company.url}/.well-known/security.txt`);
  const left = Date.parse(field('Expires')) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});

test('no response reveals the server’s software', async () => {
  for (const [, , send] of kinds) {
    const { headers } = await send();
    expect([headers.get('server'), headers.get('x-powered-by'), headers.get('set-cookie')]).toEqual([null, null, null]);
  }
});
