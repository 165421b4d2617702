import type { Page } from '@playwright/test';
import { faq } from '../../content/pages/faq.ts';
import { servicePath } from '../../content/services/index.ts';
import { phone } from '../../harness/pages.ts';
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

    test('F1 · one question is open at a time, across all categories, and it can be closed', async ({ page }) => {
      await page.goto(paths.faq);
      if (javaScriptEnabled) await hydratePage(page);
      await expect(shownAnswers(page)).toHaveCount(0);
      for (const { id, faqs } of faq.categories) {
        await page.locator(`section#${id} summary`).last().click();
        await expect(shownAnswers(page)).toHaveText([asShown(faqs.at(-1)?.answer ?? '')]);
      }
      await page.locator('main .accordion-item[open] summary').click();
      await expect(shownAnswers(page)).toHaveCount(0);
    });
  });
}

test('F1 · the keyboard opens and closes', async ({ page }) => {
  for (const path of pagesWithQuestions) {
    await page.goto(path);
    await hydratePage(page);
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
  }
});

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
