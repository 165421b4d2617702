import { allServices, servicePath } from '../../content/services/index.ts';
import { decode, parsePage } from '../../harness/built-pages.ts';
import { quotePathFor } from '../../shared/service-query.ts';
import { leadsFrom } from '../support/leads.ts';
import { confirmedReference, expectEmpty, field, fillQuote, newQuote, openForm, sendButton } from '../support/quote.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const BITUMEN = 'Het gaat om: Bitumen Dakbedekking\n';

test('every service page passes its service to the form; an unknown service changes nothing', async ({ request }) => {
  const description = async (path: string) => {
    const { document } = parsePage(path, await (await request.get(path)).text());
    return decode(document.querySelector('textarea')?.textContent ?? '').trim();
  };
  for (const { slug, name } of allServices) expect(await description(quotePathFor(slug))).toBe(`Het gaat om: ${name}`);
  expect(await description('/offerte?dienst=<b>dak</b>')).toBe('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the request that reaches the firm names the service', async ({ page, site }) => {
    await page.goto(servicePath('bitumen'));
    await page.getByRole('link', { name: 'Gratis inspectie aanvragen' }).first().click();
    const quote = newQuote();
    await fillQuote(page, { ...quote, description: `${BITUMEN}${quote.description}` });
    await sendButton(page).click();
    const reference = await confirmedReference(page);
    expect(await leadsFrom(site, quote.email)).toMatchObject([
      { reference, fields: { description: expect.stringContaining('Bitumen Dakbedekking') } },
    ]);
  });
});

test('client-side navigation fills in the service, until something was typed there', async ({ page }) => {
  const openForm = async (slug: (typeof allServices)[number]['slug']) => {
    await page.goto(servicePath(slug));
    await hydratePage(page);
    await page.getByRole('link', { name: 'Gratis inspectie aanvragen' }).first().click();
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
  await page.reload();
  await hydratePage(page);
  await expect(field(page, 'description')).toHaveValue('De kilgoot lekt.');
});

test('the form for the next request is empty', async ({ page }) => {
  await page.goto(quotePathFor('bitumen'));
  await fillQuote(page, newQuote());
  await sendButton(page).click();
  await confirmedReference(page);
  await openForm(page);
  await expectEmpty(page);
});
