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

test('R1 · every page answers with 200, its own HTML and its text', async () => {
  const bodies = new Set<string>();
  for (const path of pagePaths) {
    const answer = await get(path);
    expect.soft(answer.status, path).toBe(200);
    expect.soft(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    bodies.add(html);
    expect.soft(mainText(parsePage(path, html)).length, path).toBeGreaterThan(500);
  }
  expect(bodies.size).toBe(pagePaths.length);
});

test('R1 · a path with a trailing slash redirects to the page, keeping the query', async () => {
  for (const path of pagePaths.filter((path) => path !== paths.home)) {
    const answer = await get(`${path}/?bron=folder`);
    expect.soft(answer.status, path).toBe(308);
    expect.soft(answer.headers.get('location'), path).toBe(`${path}?bron=folder`);
  }
});

test('R2 · any other path returns 404 with the not-found page, and is logged', async () => {
  for (const path of nowhere) {
    const answer = await get(path);
    expect.soft(answer.status, path).toBe(404);
    expect.soft(await answer.text(), path).toContain('Oops! Page not found');
    await expect.poll(() => site.output(), { message: path }).toContain(`"path":"${new URL(path, site.url).pathname}"`);
  }
});

test('R4, R5 · every page and every state of one is in Dutch, asks nobody to log in and sets no cookie', async () => {
  const refusedQuote = () => fetch(site.url + paths.quote, { method: 'POST', body: new FormData() });
  const answers = [...pagePaths.map(get), get(missingPath), get(`${paths.quote}?verzonden=AD-12345`), refusedQuote()];
  for (const answer of await Promise.all(answers)) {
    const { document } = parsePage(answer.url, await answer.text());
    expect.soft(document.querySelector('html')?.getAttributeValue('lang'), answer.url).toBe('nl');
    const passwords = document
      .querySelectorAll('input')
      .filter((input) =>
        /password/.test(`${input.getAttributeValue('type')} ${input.getAttributeValue('autocomplete')}`),
      );
    expect.soft(passwords, answer.url).toEqual([]);
    const links = document.querySelectorAll('a').map(({ textContent }) => textContent);
    expect
      .soft(
        links.filter((text) => /inloggen|aanmelden|mijn account|log ?in/i.test(text)),
        answer.url,
      )
      .toEqual([]);
    expect.soft(answer.headers.getSetCookie(), answer.url).toEqual([]);
  }
});
