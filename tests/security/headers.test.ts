import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { newQuote } from '../../harness/example-quote.ts';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { createApp } from '../../server/app.ts';
import { type Listening, listen } from '../../server/listen.ts';
import { createLog } from '../../server/log.ts';
import { loadBuiltSite } from '../../server/site/files.ts';
import { securityHeaders } from '../../server/site/headers.ts';
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
  postForm: () => Promise.reject(new Error('broken')),
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

const { 'content-security-policy': policy, ...always } = securityHeaders(record);

test.each(kinds)('%s (%i) has the security headers, and does not reveal the software', async (_kind, status, send) => {
  const response = await send();
  expect(response.status).toBe(status);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject(always);
  for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers).not.toHaveProperty(name);
  const isPage = headers['content-type']?.startsWith('text/html');
  if (isPage) expect(headers['content-security-policy']).toBe(policy);
  if ([script, font].includes(new URL(response.url || site.url).pathname))
    expect(headers).not.toHaveProperty('content-security-policy');
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
