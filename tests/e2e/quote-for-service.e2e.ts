import { type allServices, servicePath } from '../../content/services/index.ts';
import { decode, parsePage } from '../../harness/built-pages.ts';
import { quotePathFor, quoteSubjects } from '../../shared/service-query.ts';
import { field } from '../support/quote.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const BITUMEN = 'Het gaat om: Bitumen Dakbedekking\n';

test('every service and plan fills in the first line; an unknown service changes nothing, an unknown plan names its service', async ({
  request,
}) => {
  const description = async (path: string) => {
    const { document } = parsePage(path, await (await request.get(path)).text());
    return decode(document.querySelector('textarea')?.textContent ?? '').trim();
  };
  for (const { slug, plan, name } of quoteSubjects) {
    expect(await description(quotePathFor(slug, plan))).toBe(`Het gaat om: ${name}`);
  }
  expect(await description('/offerte?dienst=dakonderhoud&plan=Goud')).toBe('Het gaat om: Dakonderhoud');
  expect(await description('/offerte?dienst=<b>dak</b>')).toBe('');
});

test('client-side navigation fills in the service, until something was typed there', async ({ page }) => {
  const openForm = async (slug: (typeof allServices)[number]['slug']) => {
    await page.goto(servicePath(slug));
    await hydratePage(page);
    await page.getByRole('link', { name: 'Gratis inspectie' }).first().click();
    await expect(page).toHaveURL(quotePathFor(slug));
  };
  await openForm('bitumen');
  await expect(field(page, 'description')).toHaveValue(BITUMEN);
  await field(page, 'name').fill('Jan');

  // Another service replaces a first line that nobody edited.
  await openForm('zinkwerk');
  await expect(field(page, 'name')).toHaveValue('Jan');
  await expect(field(page, 'description')).toHaveValue('Het gaat om: Zink- en Loodwerk\n');
  await field(page, 'description').fill('De kilgoot lekt.');

  await openForm('bitumen');
  await expect(field(page, 'description')).toHaveValue('De kilgoot lekt.');

  // Behind a first line, what was typed stays and the line is that of the last link.
  await field(page, 'description').fill(`${BITUMEN}De kilgoot lekt.`);
  await openForm('zinkwerk');
  await expect(field(page, 'description')).toHaveValue('Het gaat om: Zink- en Loodwerk\nDe kilgoot lekt.');
  // A line that was continued is the visitor's own.
  await field(page, 'description').fill('Het gaat om: Dakreparatie en de goot');
  await openForm('bitumen');
  await expect(field(page, 'description')).toHaveValue('Het gaat om: Dakreparatie en de goot');
  await field(page, 'description').fill('De kilgoot lekt.');
  await page.reload();
  await hydratePage(page);
  await expect(field(page, 'description')).toHaveValue('De kilgoot lekt.');
});
