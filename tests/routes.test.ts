import { expect, test } from 'vitest';
import { parsePage } from '../harness/built-pages.ts';
import { missingPath } from '../harness/pages.ts';
import { pagePaths, paths } from '../shared/paths.ts';
import { mainText } from './support/page-text.ts';
import { serveSite } from './support/serve.ts';

const site = serveSite();
const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

test('R1, R4, R5 · every page in every state has its own text, is in Dutch, needs no login and sets no cookie', async () => {
  const refusedQuote = () => fetch(site.url + paths.quote, { method: 'POST', body: new FormData() });
  const responses = [
    ...pagePaths.map(get),
    get(missingPath),
    get(`${paths.quote}?verzonden=AD-7K3QX2`),
    refusedQuote(),
  ];
  const texts = new Set<string>();
  for (const response of await Promise.all(responses)) {
    const page = parsePage(response.url, await response.text());
    const { document } = page;
    texts.add(mainText(page));
    expect.soft(document.querySelector('html')?.getAttributeValue('lang'), response.url).toBe('nl');
    const passwords = document
      .querySelectorAll('input')
      .filter((input) =>
        /password/.test(`${input.getAttributeValue('type')} ${input.getAttributeValue('autocomplete')}`),
      );
    expect.soft(passwords, response.url).toEqual([]);
    expect.soft(response.headers.getSetCookie(), response.url).toEqual([]);
  }
  expect(texts.size).toBe(responses.length);
});
