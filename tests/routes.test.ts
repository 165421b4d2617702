import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePage } from '../harness/built-pages.ts';
import { missingPath } from '../harness/pages.ts';
import { type SiteProcess, startSite } from '../harness/site-process.ts';
import { pagePaths, paths } from '../shared/paths.ts';
import { mainText } from './support/page-text.ts';

const nowhere = [
  missingPath,
  '/diensten',
  '/diensten/dakinspectie/meer',
  '/diensten/onbekend',
  '/Over-ons',
  '/over-ons/index.html',
  '/index.html',
  '/faq.html',
  '/%2e%2e/package.json',
  '/404',
];

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

test('R1 · every page is served with status 200, its own HTML and its text', async () => {
  const bodies = new Set<string>();
  for (const path of pagePaths) {
    const response = await get(path);
    expect.soft(response.status, path).toBe(200);
    expect.soft(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    const html = await response.text();
    bodies.add(html);
    expect.soft(mainText(parsePage(path, html)).length, path).toBeGreaterThan(500);
  }
  expect(bodies.size).toBe(pagePaths.length);
});

test('R2 · any other path returns 404 with the not-found page, and is logged', async () => {
  for (const path of nowhere) {
    const response = await get(path);
    expect.soft(response.status, path).toBe(404);
    expect.soft(await response.text(), path).toContain('Oops! Page not found');
    await expect.poll(() => site.output(), { message: path }).toContain(`"path":"${new URL(path, site.url).pathname}"`);
  }
});

test('R4, R5 · every page in every state is in Dutch, needs no login and sets no cookie', async () => {
  const refusedQuote = () => fetch(site.url + paths.quote, { method: 'POST', body: new FormData() });
  const responses = [
    ...pagePaths.map(get),
    get(missingPath),
    get(`${paths.quote}?verzonden=AD-7K3QX2`),
    refusedQuote(),
  ];
  for (const response of await Promise.all(responses)) {
    const { document } = parsePage(response.url, await response.text());
    expect.soft(document.querySelector('html')?.getAttributeValue('lang'), response.url).toBe('nl');
    const passwords = document
      .querySelectorAll('input')
      .filter((input) =>
        /password/.test(`${input.getAttributeValue('type')} ${input.getAttributeValue('autocomplete')}`),
      );
    expect.soft(passwords, response.url).toEqual([]);
    expect.soft(response.headers.getSetCookie(), response.url).toEqual([]);
  }
});
