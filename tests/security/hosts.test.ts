import { expect, test } from 'vitest';
import { pagePaths } from '../../shared/paths.ts';
import { rawRequest, sendRaw } from '../support/raw-http.ts';
import { serveSite } from '../support/serve.ts';

// A forged Host header must not appear in a link or redirect.

const site = serveSite();

const EVIL = 'evil.example';
const kinds: [kind: string, request: string][] = [
  ['a page', 'GET /faq'],
  ['the not-found page', 'GET /bestaat-niet'],
  ['a redirect', 'GET /faq/'],
  ['a confirmation', 'GET /offerte?verzonden=AD-7K3QX2'],
  ['a function', 'GET /functions/v1/send-contact-email'],
  ['sitemap.xml', 'GET /sitemap.xml'],
];

const named = [
  `Host: ${EVIL}\r\n`,
  `Host: ${EVIL}:8080\r\n`,
  `Host: dak.example\r\nX-Forwarded-Host: ${EVIL}\r\nX-Host: ${EVIL}\r\nForwarded: host=${EVIL}\r\n`,
  `Host: dak.example\r\nX-Original-URL: //${EVIL}/\r\nX-Rewrite-URL: //${EVIL}/\r\n`,
];

test.each(kinds)('%s does not repeat a foreign host', async (_kind, request) => {
  const [method = '', target = ''] = request.split(' ');
  for (const headers of named) {
    const { statuses, text } = await sendRaw(site.url, rawRequest(target, { method, headers }));
    expect(statuses, headers).toHaveLength(1);
    expect(text, headers).not.toContain(EVIL);
  }
  const { text } = await sendRaw(site.url, rawRequest(`http://${EVIL}${target}`, { method }));
  expect(text).not.toContain(EVIL);
});

test('a form post does not repeat a foreign host, whether refused or accepted', async () => {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const values = `${field('name', 'Jan')}${field('email', 'jan@voorbeeld.nl')}${field('message', 'Hallo')}--x--`;
  for (const body of [`${field('name', 'Jan')}--x--`, values]) {
    const headers = `Host: ${EVIL}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n`;
    const { statuses, text } = await sendRaw(site.url, rawRequest('/contact', { method: 'POST', headers }) + body);
    expect(statuses).toEqual([body === values ? 303 : 422]);
    expect(text).not.toContain(EVIL);
  }
});

test.each([
  '',
  'Host:\r\n',
  `Host: dak.example\r\nHost: ${EVIL}\r\n`,
  'Host: dak example\r\n',
  'Host: dak.example/pad\r\n',
  `Host: dak.example@${EVIL}\r\n`,
  'Host: dak.example:99999\r\n',
  'Host: <script>\r\n',
  'Host: dak\0example\r\n',
])('an invalid host gets a 400: %j', async (headers) => {
  for (const target of ['/', '/faq/', '/bestaat-niet', 'http://dak.example/faq']) {
    expect((await sendRaw(site.url, rawRequest(target, { headers }))).statuses, target).toEqual([400]);
  }
});

test('R1 · a redirect stays on the site, whatever the requested path', async () => {
  const tricks = [
    `//${EVIL}/`,
    `//${EVIL}/faq/`,
    `/\\${EVIL}/`,
    `\\\\${EVIL}/`,
    `/%5c${EVIL}/`,
    `/%2f${EVIL}/`,
    `/%2f%2f${EVIL}/faq/`,
    `/.//${EVIL}/`,
    `/faq/..//${EVIL}/`,
    `//${EVIL}%2f..%2f/`,
    `http://${EVIL}//faq/`,
    `http:${EVIL}/faq/`,
    `javascript:alert(1)/`,
    '//',
    `/faq/?//${EVIL}`,
    `/offerte/?x=%0d%0aLocation:%20//${EVIL}`,
  ];
  for (const target of tricks) {
    const { text } = await sendRaw(site.url, rawRequest(target));
    const location = /\r\nlocation: ([^\r]*)/i.exec(text)?.[1];
    if (location === undefined) continue;
    const { origin, pathname } = new URL(location, 'https://dak.example/x');
    expect(origin, target).toBe('https://dak.example');
    expect(pagePaths, target).toContain(pathname);
  }
});
