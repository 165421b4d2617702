import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { contactPage } from '../../content/pages/contact.ts';
import { daklekkage } from '../../content/services/daklekkage.ts';
import { servicePath } from '../../content/services/index.ts';
import { paths } from '../../shared/paths.ts';
import { asShown } from '../support/page-text.ts';
import type { Browser } from './browser.ts';
import type { Journey } from './journeys.ts';
import { hydrate } from './visit.ts';

export const printJourneys: Readonly<Record<string, Journey>> = {
  'a service is printed with closed answers and whole words, on full sheets without a heading or question at their end':
    async ({ browser, line }) => {
      const { text, lastLines, ends } = await print(browser, line.url + servicePath('daklekkage'));
      const { title, intro, faqs } = daklekkage;
      for (const part of [title, ...intro, ...faqs.flatMap(({ question, answer }) => [question, answer])]) {
        expect(text).toContain(plain(asShown(part)));
      }
      expect(lastLines.length).toBeGreaterThan(2);
      expect(Math.max(...ends.slice(0, -1))).toBeLessThan(1 / 3);
      const headings = await browser.evaluate(() =>
        [...document.querySelectorAll('h2, h3')].map((one) => one.textContent),
      );
      expect(headings.length).toBeGreaterThan(5);
      expect(lastLines.filter((last) => last.endsWith('?') || headings.some((one) => plain(one) === last))).toEqual([]);
    },

  'the contact page is printed with whole words': async ({ browser, line }) => {
    const { text } = await print(browser, line.url + paths.contact);
    const { visit, hours } = contactPage;
    for (const part of [visit.title, visit.text, ...hours.facts.map(({ label }) => label)])
      expect(text).toContain(plain(part));
  },
};

/**
 * Prints a page. Gives its text, where a broken word has a space in it, and of each sheet the last line and its height, as a
 * share of an A4.
 */
async function print(browser: Browser, url: string) {
  await browser.open(url);
  // Without ::details-content code opens the closed answers.
  if (!(await browser.evaluate(() => CSS.supports('selector(::details-content)')))) await hydrate(browser);
  const pdf = await getDocumentProxy(await browser.print());
  const { text } = await extractText(pdf);
  const { items: sheets } = await extractTextItems(pdf);
  const ends = sheets.map((items) => Math.min(...items.filter(({ str }) => str.trim()).map(({ y }) => y)) / 842);
  // By place: the text of a sticky heading comes last.
  const lastLines = sheets.map((items) => {
    const words = items.filter(({ str }) => str.trim());
    const lowest = Math.min(...words.map(({ y }) => y));
    return plain(
      words
        .filter(({ y }) => y - lowest < 2)
        .map(({ str }) => str)
        .join(' '),
    );
  });
  return { text: plain(text.join(' ')), lastLines: lastLines.filter(Boolean), ends };
}

/** With plain spaces. WebKit writes one after a word joiner too, as in “3–5”. */
function plain(text: string): string {
  return text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('– ', '–')
    .trim();
}
