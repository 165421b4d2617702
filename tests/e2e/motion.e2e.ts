import type { Page } from '@playwright/test';
import { newQuote } from '../../harness/example-quote.ts';
import { desktop, menuLink, phone } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { confirmedReference, errorSummary, fillQuote, SENT, sendButton, toast } from '../support/quote.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ viewport: desktop });

test('nothing moves with prefers-reduced-motion, on opening, sending or navigating', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movesOnTheWay(page)).toEqual([]);
});

test('menus, questions and toasts are animated otherwise, navigation never: that would drop clicks', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moves = await movesOnTheWay(page);
  for (const part of ['services-panel', 'summary', 'header-nav', 'toaster']) {
    // The browser reports a move a moment after it has started.
    await expect.poll(() => moves.join('\n')).toContain(part);
  }
  expect(moves.join('\n')).not.toContain('view-transition');
});

/** Opens menus, questions and settings, navigates and sends a request. Returns all transitions and animations that started. */
async function movesOnTheWay(page: Page): Promise<string[]> {
  const moves: string[] = [];
  page.on('console', (message) => message.type() === 'debug' && moves.push(message.text()));
  await page.addInitScript(() => {
    const log = (event: TransitionEvent | AnimationEvent) =>
      console.debug((event.target as Element).outerHTML.slice(0, 100), event.pseudoElement);
    addEventListener('transitionrun', log, true);
    addEventListener('animationstart', log, true);
  });

  const [name, path] = menuLink('dakinspectie');
  await openPage(page, paths.home);
  await page.locator('main .accordion-item > summary').first().click();
  await page.getByRole('button', { name: 'Onze Diensten' }).hover();
  await page.locator('#diensten-menu').getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
  await page.setViewportSize(phone);
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: 'Offerte' }).click();
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeVisible();
  await fillQuote(page, newQuote());
  await sendButton(page).click();
  await confirmedReference(page);
  await expect(toast(page, SENT)).toBeVisible();
  // The toast's animation starts in the next frame.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  return moves;
}
