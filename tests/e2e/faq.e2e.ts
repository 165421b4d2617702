import type { Page } from '@playwright/test';
import { faq } from '../../content/pages/faq.ts';
import { servicePath } from '../../content/services/index.ts';
import { phone } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { asShown } from '../support/page-text.ts';
import { expect, hydratePage, openPage, test } from '../support/test.ts';

const questions = (page: Page) => page.locator('main .accordion-item > summary');
const answers = (page: Page) => page.locator('main .accordion-item > p');
const shownAnswers = (page: Page) => answers(page).filter({ visible: true });

test.use({ viewport: phone });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('F1 · one question is open at a time, across all categories, and it can be closed', async ({ page }) => {
      await page.goto(paths.faq);
      if (javaScriptEnabled) await hydratePage(page);
      await expect(shownAnswers(page)).toHaveText([asShown(faq.categories[0]?.faqs[0]?.answer ?? '')]);
      for (const { id, faqs } of faq.categories) {
        await page.locator(`section#${id} summary`).last().click();
        await expect(shownAnswers(page)).toHaveText([asShown(faqs.at(-1)?.answer ?? '')]);
      }
      await page.locator('main .accordion-item[open] summary').click();
      await expect(shownAnswers(page)).toHaveCount(0);
      if (!javaScriptEnabled) return;

      await test.step('by keyboard', async () => {
        await questions(page).nth(1).focus();
        await page.keyboard.press('Enter');
        await expect(answers(page).nth(1)).toBeVisible();
        // An answer may have links before the next question.
        await questions(page).nth(2).focus();
        await page.keyboard.press('Space');
        await expect(answers(page).nth(2)).toBeVisible();
        await expect(shownAnswers(page)).toHaveCount(1);
        await page.keyboard.press('Space');
        await expect(shownAnswers(page)).toHaveCount(0);
      });

      await test.step('in browsers without <details name>', async () => {
        await page.locator('main .accordion-item').evaluateAll((all) => {
          for (const details of all) details.removeAttribute('name');
        });
        await questions(page).nth(1).click();
        await questions(page).last().click();
        await expect(page.locator('main .accordion-item[open]')).toHaveCount(1);
      });
    });
  });
}

test('the bar of topics stays in view and marks the topic that is read', async ({ page }) => {
  await page.goto(paths.faq);
  await hydratePage(page);
  const last = page.getByRole('navigation', { name: 'Onderwerpen' }).getByRole('link').last();
  await expect(last).not.toHaveAttribute('aria-current');
  await page
    .locator(`section#${faq.categories.at(-1)?.id} summary`)
    .nth(3)
    .scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a link to a question opens it: before the code has loaded, and after', async ({ page }) => {
  await page.goto(`${paths.faq}#asbest`);
  await expect(page.locator('#asbest > p')).toBeVisible();
  await openPage(page, servicePath('dakrenovatie'));
  await page.locator('main a[href="/faq#vergunning"]').first().click();
  await expect(page.locator('#vergunning > p')).toBeVisible();
  await expect(page.locator('#vergunning > summary')).toBeFocused();
  await expect(shownAnswers(page)).toHaveCount(1);
});

test('a question exposes its name, its answer in short while it is closed, and whether it is expanded', async ({
  page,
}) => {
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
  expect((await exposed()).map(({ name }) => name?.value)).toEqual(
    all.map(({ question, short }, index) => (index === 0 ? [question] : [question, short]).map(asShown).join(' ')),
  );
  await questions(page).nth(1).click();
  await expect.poll(expanded).toEqual(all.map((_, index) => index === 1));
});
