import type { Page } from '@playwright/test';
import { faq } from '../../content/pages/faq.ts';
import { servicePath } from '../../content/services/index.ts';
import { holdCode, phone, untilHydrated } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { asShown } from '../support/page-text.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const pagesWithQuestions = [paths.home, paths.faq, servicePath('dakrenovatie')];

const questions = (page: Page) => page.locator('main .accordion-item > summary');
const answers = (page: Page) => page.locator('main .accordion-item > p');
const shownAnswers = (page: Page) => answers(page).filter({ visible: true });

test.use({ viewport: phone });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    async function open(page: Page, path: string): Promise<void> {
      await page.goto(path);
      if (javaScriptEnabled) await hydratePage(page);
    }

    test('F1 · the questions are in four categories, with every answer below its question', async ({ page }) => {
      await open(page, paths.faq);
      await expect(page.locator('main h2').filter({ hasText: /algemeen|kosten|werk|verzeker/i })).toHaveCount(4);
      for (const { id, title, faqs } of faq.categories) {
        const category = page.locator(`section#${id}`);
        await expect(category.getByRole('heading', { level: 2 })).toHaveText(title);
        await expect(category.locator('summary')).toContainText(faqs.map(({ question }) => question));
        await expect(category.locator('details > p')).toHaveText(faqs.map(({ answer }) => asShown(answer)));
      }
      // The first sentence of each answer shows while that is closed.
      const previews = page.locator('.answer-preview').filter({ visible: true });
      await expect(previews).toHaveCount(faq.categories.flatMap(({ faqs }) => faqs).length);
      await expect(previews.first()).toHaveText(/^[^.?!]+\.$/);
      await expect(shownAnswers(page)).toHaveCount(0);
    });

    test('F1 · one question is open at a time, across all categories, and it can be closed', async ({ page }) => {
      await open(page, paths.faq);
      for (const { id, faqs } of faq.categories) {
        await page.locator(`section#${id} summary`).last().click();
        await expect(shownAnswers(page)).toHaveText([asShown(faqs.at(-1)?.answer ?? '')]);
      }
      await page.locator('main .accordion-item[open] summary').click();
      await expect(shownAnswers(page)).toHaveCount(0);
    });

    test('F1 · the accordion of every kind of page opens one question at a time and can be closed', async ({
      page,
    }) => {
      for (const path of pagesWithQuestions) {
        await test.step(path, async () => {
          await open(page, path);
          for (const index of [1, 2]) {
            await questions(page).nth(index).click();
            await expect(shownAnswers(page)).toHaveCount(1);
            await expect(answers(page).nth(index)).toBeVisible();
          }
          await questions(page).nth(2).click();
          await expect(shownAnswers(page)).toHaveCount(0);
        });
      }
    });

    test('F1 · the keyboard opens and closes', async ({ page }) => {
      await open(page, paths.faq);
      await questions(page).nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(answers(page).nth(1)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(questions(page).nth(2)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(answers(page).nth(2)).toBeVisible();
      await expect(shownAnswers(page)).toHaveCount(1);
      await page.keyboard.press('Space');
      await expect(shownAnswers(page)).toHaveCount(0);
    });
  });
}

test('F1 · one question is open at a time in browsers without <details name> too', async ({ page }) => {
  await page.goto(paths.faq);
  await hydratePage(page);
  await page.locator('main .accordion-item').evaluateAll((all) => {
    for (const details of all) details.removeAttribute('name');
  });
  await questions(page).nth(1).click();
  await questions(page).last().click();
  await expect(page.locator('main .accordion-item[open]')).toHaveCount(1);
});

test('F1 · a question opened before hydration stays open, as the only one', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto(paths.faq);
  await questions(page).nth(2).click();
  release();
  await untilHydrated(page);
  await expect(answers(page).nth(2)).toBeVisible();
  await questions(page).first().click();
  await expect(answers(page).first()).toBeVisible();
  await expect(shownAnswers(page)).toHaveCount(1);
});
