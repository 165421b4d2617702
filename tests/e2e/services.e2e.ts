import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { servicePath } from '../../content/services/index.ts';
import { desktop } from '../../harness/pages.ts';
import { servicePages } from '../../scripts/content/page-contents.ts';
import { asShown } from '../support/page-text.ts';
import { expect, hydratePage, test } from '../support/test.ts';

type Service = (typeof servicePages)[number];

test.use({ viewport: desktop });

test('D2 · client-side navigation to a service shows the same content and head', async ({ page }) => {
  await page.goto('/');
  await hydratePage(page);
  for (const service of servicePages.filter(({ slug }) => ['dakisolatie', 'dakgoten'].includes(slug))) {
    await page.getByRole('button', { name: 'Onze Diensten' }).hover();
    await page.locator(`#diensten-menu a[href="${servicePath(service.slug)}"]`).click();
    await expect(page).toHaveURL(servicePath(service.slug));
    await expectHead(page, service);
    await expectService(page, service);
    await page.mouse.move(5, 700);
  }
});

/** The head elements for search engines and link previews; expects each once. */
async function expectHead(page: Page, { slug, metaTitle, metaDescription }: Service): Promise<void> {
  const address = new URL(servicePath(slug), company.url).href;
  await expect(page).toHaveTitle(`${metaTitle} | ${company.name}`);
  const contents = {
    'meta[name="description"]': metaDescription,
    'meta[property="og:title"]': `${metaTitle} | ${company.name}`,
    'meta[property="og:description"]': metaDescription,
    'meta[property="og:url"]': address,
  };
  for (const [selector, content] of Object.entries(contents)) {
    await expect(page.locator(selector)).toHaveCount(1);
    await expect(page.locator(selector)).toHaveAttribute('content', content);
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
}

async function expectService(page: Page, service: Service): Promise<void> {
  const { headings, process, materials, faqs } = service;
  const section = (heading: string) =>
    page.locator('main section', { has: page.getByRole('heading', { name: heading, exact: true }) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title);
  for (const text of [service.description, ...service.intro])
    await expect(page.locator('main')).toContainText(asShown(text));
  await expect(section(headings.whenToChoose).getByRole('listitem')).toHaveText(service.whenToChoose.map(asShown));

  const steps = section(headings.process).locator('ol > li');
  await expect(steps.getByRole('heading')).toHaveText(process.map(({ title }) => title));
  await expect(steps.getByRole('paragraph')).toHaveText(process.map(({ description }) => asShown(description)));
  await expect(steps).toContainText(process.map((_, index) => String(index + 1)));

  await expect(section(headings.materials).locator('dt')).toHaveText(materials.map(({ title }) => title));
  await expect(section(headings.materials).locator('dd')).toHaveText(
    materials.map(({ description }) => asShown(description)),
  );
  await expect(section(headings.benefits).getByRole('listitem')).toHaveText(service.benefits.map(asShown));
  await expect(section('Veelgestelde vragen').locator('summary')).toHaveText(faqs.map(({ question }) => question));
  await expect(section('Veelgestelde vragen').locator('details > p')).toHaveText(
    faqs.map(({ answer }) => asShown(answer)),
  );

  const related = section('Ook interessant').getByRole('listitem').getByRole('link');
  const other = service.slug === 'dakgoten' ? 'Dakinspectie' : 'Dakonderhoud';
  await expect(related).toContainText([...service.relatedServices.map(({ name }) => name), other]);
  for (const [index, { path }] of service.relatedServices.entries()) {
    await expect(related.nth(index)).toHaveAttribute('href', path);
  }
}
