import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faq } from '../../content/pages/faq.ts';
import { servicePath } from '../../content/services/index.ts';
import { type SiteProcess, startSite } from '../../harness/site-process.ts';
import { paths } from '../../shared/paths.ts';
import { asShown } from '../support/page-text.ts';
import { hasFirefox, startFirefox } from './firefox.ts';

let browser: Awaited<ReturnType<typeof startFirefox>>;
let site: SiteProcess;
beforeAll(async () => {
  if (hasFirefox) [browser, site] = await Promise.all([startFirefox(), startSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test.skipIf(!hasFirefox)('Firefox prints closed answers, and each question with the begin of its answer', async () => {
  const pages = await print(paths.faq);
  const questions = faq.categories.flatMap(({ faqs }) => faqs);
  for (const { answer } of questions) expect(pages.join('')).toContain(plain(asShown(answer)));
  const headings = [...questions.map(({ question }) => question), ...faq.categories.map(({ title }) => title)];
  // The first page ends with a list of the topics.
  for (const page of pages.slice(1)) expect(headings.filter((heading) => page.endsWith(plain(heading)))).toEqual([]);
});

test.skipIf(!hasFirefox)('Firefox prints no question of a service at the end of a page', async () => {
  const pages = await print(servicePath('daklekkage'));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).not.toMatch(/\?$/);
});

/** The text of each page, without blanks: lines are broken and words divided. */
async function print(path: string): Promise<string[]> {
  await browser.open(site.url + path);
  const { text } = await extractText(await getDocumentProxy(await browser.print()));
  return text.map(plain);
}

function plain(text: string): string {
  return text.replace(/[\s\u2010\u2060-]/g, '');
}
