import { faq } from '../../content/pages/faq.ts';
import { desktop, errorStatus, viewKinds } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: desktop, expectedErrors: [errorStatus] });

test('every kind of view has its landmarks in order, and one main heading', async ({ page }) => {
  for (const { name, open } of viewKinds) {
    await test.step(name, async () => {
      await open(page);
      await expect.soft(page.locator('body')).toMatchAriaSnapshot(`
        - link "Naar de inhoud"
        - complementary "Direct contact"
        - banner:
          - navigation "Hoofdmenu"
        - main:
          - heading [level=1]
        - contentinfo:
          - navigation "Navigatie"
          - navigation "Diensten"
          - navigation "Juridisch"
        - region "Bedrijfsgegevens en instellingen"
      `);
      await expect.soft(page.locator('h1')).toHaveCount(1);
    });
  }
});

test('a question exposes its name, without the preview of its answer, and whether it is expanded', async ({ page }) => {
  await page.goto(paths.faq);
  const browser = await page.context().newCDPSession(page);
  // Chromium's role for a <summary> of <details name>.
  const exposed = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'DisclosureTriangleGrouped');
  };
  const expanded = async () =>
    (await exposed()).map(({ properties }) => properties?.find(({ name }) => name === 'expanded')?.value.value);
  const all = faq.categories.flatMap(({ faqs }) => faqs);
  expect((await exposed()).map(({ name }) => name?.value)).toEqual(all.map(({ question }) => question));
  await page.locator('main .accordion-item > summary').nth(1).click();
  await expect.poll(expanded).toEqual(all.map((_, index) => index === 1));
});
