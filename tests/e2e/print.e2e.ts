import type { Page } from '@playwright/test';
import Color from 'colorjs.io';
import { extractText, getDocumentProxy } from 'unpdf';
import { company } from '../../content/company.ts';
import { home } from '../../content/pages/home.ts';
import { specimen } from '../../content/pages/voorbeeldverslag.ts';
import { dakinspectie } from '../../content/services/dakinspectie.ts';
import { findService, servicePath } from '../../content/services/index.ts';
import { paths } from '../../shared/paths.ts';
import { asShown } from '../support/page-text.ts';
import { expect, test } from '../support/test.ts';

test('a printed service page has all text, including closed answers, the example of a report on one sheet, and nothing to click', async ({
  page,
}) => {
  await page.goto('/diensten/dakinspectie');
  const [first = '', ...others] = await print(page);
  expect(first).toContain(dakinspectie.title);
  const paper = [first, ...others].join(' ');
  for (const text of [
    ...dakinspectie.intro,
    ...dakinspectie.faqs.flatMap(({ question, answer }) => [question, answer]),
  ]) {
    expect(paper).toContain(plain(asShown(text)));
  }
  const { report, quote } = specimen;
  const sheet = others.find((page) => page.includes(report.title));
  for (const text of [specimen.label, report.conclusion.title, quote.total])
    expect(sheet).toContain(plain(asShown(text)));
  for (const left of ['Naar de inhoud', 'Onze Diensten', 'WhatsApp', 'Gratis inspectie', company.kvk])
    expect(paper).not.toContain(left);
});

test('no picture that is left out leaves its place empty on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [servicePath('dakkapel'), servicePath('bitumen'), paths.about]) {
    await page.goto(path);
    const empty = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter(
            (element) => element instanceof HTMLElement && element.offsetHeight > 100 && !element.innerText.trim(),
          )
          .map(({ className }) => className),
      );
    expect(empty, path).toEqual([]);
  }
});

test('printed prices have the name of their service', async ({ page }) => {
  await page.goto(paths.home);
  const paper = (await print(page)).join(' ');
  for (const { slug, price } of home.prices.rows) expect(paper).toContain(plain(`${findService(slug).name} ${price}`));
});

test('forms and links to them are not printed', async ({ page }) => {
  await page.goto(paths.contact);
  const [paper] = await print(page);
  expect(paper).toContain(company.email);
  // Beside a long address, WebKit breaks the link's words after every letter.
  expect(paper).not.toContain('https://');
  for (const left of ['Stuur ons een bericht', 'E-mailadres']) expect(paper).not.toContain(left);
  await page.goto(paths.quote);
  expect(await print(page)).not.toContainEqual(expect.stringContaining('Postcode'));
});

test('a page is printed dark on white, also where the dark theme was chosen', async ({ page }) => {
  await page.goto(paths.about);
  await page.getByRole('radio', { name: 'Donker' }).check();
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const contrast = async () => new Color(await ink()).contrast('white', 'WCAG21');
  expect(await contrast()).toBeLessThan(2);
  await page.emulateMedia({ media: 'print' });
  expect(await contrast()).toBeGreaterThan(7);
});

/** The text of each printed page, with plain spaces and without word joiners. */
async function print(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(
    new Uint8Array(await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })),
  );
  const { text } = await extractText(pdf);
  return text.map(plain);
}

function plain(text: string): string {
  return text.replace(/\u2060/g, '').replace(/\s+/g, ' ');
}
