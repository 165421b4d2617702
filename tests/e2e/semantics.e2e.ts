import { faq } from '../../content/pages/faq.ts';
import { desktop, errorStatus, menuServices, phone, strip, viewKinds } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { elementsWithRole } from '../support/accessibility-tree.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: desktop, expectedErrors: [errorStatus] });

test('every kind of view has its landmarks in order, one main heading and no level left out', async ({ page }) => {
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
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      expect.soft(levels.filter((level) => level === 1)).toEqual([1]);
      const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft(leaps, levels.join()).toEqual([]);
    });
  }
});

test('the services menu exposes whether it is open, and the current page', async ({ page }) => {
  const [[first, firstPath]] = menuServices;
  await page.goto(firstPath);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - link /naar home/
    - navigation "Hoofdmenu":
      - link "Home"
      - button "Onze Diensten"
      - link "Over Ons"
  `);
  await page.getByRole('button', { name: 'Onze Diensten' }).focus();
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toMatchAriaSnapshot(`
    - button "Onze Diensten" [expanded=true]
    - list:
      - listitem:
        - link "${first}"
  `);
  await expect(page.locator('#diensten-menu').getByRole('link', { name: first })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toMatchAriaSnapshot(`
    - button "Onze Diensten" [expanded=false]
    - link "Over Ons"
  `);
});

test('the mobile menu exposes whether it is open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.home);
  const toggle = async () => (await elementsWithRole(page, 'DisclosureTriangle')).find(({ name }) => name === 'Menu');
  expect(await toggle()).toMatchObject({ expanded: false });
  await page.getByRole('banner').locator('summary').click();
  expect(await toggle()).toMatchObject({ expanded: true });
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - navigation "Menu":
      - list:
        - listitem:
          - link "Home"
      - list:
        - listitem:
          - link "${menuServices[0][0]}"
  `);
});

test('a question exposes its name and whether it is expanded', async ({ page }) => {
  await page.goto(paths.faq);
  const exposed = () => elementsWithRole(page, 'DisclosureTriangleGrouped');
  const expanded = async () => (await exposed()).map(({ expanded }) => expanded);
  const all = faq.categories.flatMap(({ faqs }) => faqs);
  // Without the preview of an answer.
  expect((await exposed()).map(({ name }) => name)).toEqual(all.map(({ question }) => question));
  expect(await expanded()).toEqual(all.map(() => false));
  await page.locator('main .accordion-item > summary').nth(1).click();
  await expect.poll(expanded).toEqual(all.map((_, index) => index === 1));
});

test('the breadcrumb names the page that is shown', async ({ page }) => {
  const [name, path] = menuServices[0];
  await page.goto(path);
  const breadcrumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  await expect(breadcrumbs).toMatchAriaSnapshot(`
    - navigation "Kruimelpad":
      - list:
        - /children: equal
        - listitem:
          - link "Home"
        - listitem: ${name}
  `);
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText(name);
});

test('the cookie settings are a dialog that its button opens, with the focus inside', async ({ page }) => {
  await page.goto(paths.faq);
  const opener = strip(page).getByRole('button', { name: 'Cookie-instellingen' });
  const state = async () => (await elementsWithRole(page, 'button')).find(({ name }) => name === 'Cookie-instellingen');
  expect(await state()).toMatchObject({ expanded: false });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Cookie-instellingen":
      - heading "Cookie-instellingen" [level=2]
      - button "Sluiten"
      - term
      - definition
      - paragraph:
        - link
  `);
  expect(await state()).toMatchObject({ expanded: true });
  await expect(dialog.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
