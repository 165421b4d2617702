import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths.ts';
import { openPage } from '../support/open-page.ts';
import { desktop, phone, services } from '../support/pages.ts';
import { confirmedReference, fillQuote, newQuote, quoteForm, SENT, sendButton, toast } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

// A transition ends, and says so, where the browser is busy or the view gets another size.
test.use({ viewport: desktop, expectedErrors: [/Transition was aborted/] });

test('nothing moves for who asks for less motion, whatever is opened, sent or left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movesOnTheWay(page)).toEqual([]);
});

test('the menus, questions, pages and notices do move for others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moves = await movesOnTheWay(page);
  for (const part of ['services-panel', 'summary', 'mobile-panel', 'view-transition', 'sonner']) {
    expect(moves.join('\n')).toContain(part);
  }
});

/** Opens all that opens, goes to another page and sends a request; gives every transition and animation that started. */
async function movesOnTheWay(page: Page): Promise<string[]> {
  const moves: string[] = [];
  page.on('console', (message) => message.type() === 'debug' && moves.push(message.text()));
  await page.addInitScript(() => {
    const tell = (event: TransitionEvent | AnimationEvent) =>
      console.debug((event.target as Element).outerHTML.slice(0, 100), event.pseudoElement);
    addEventListener('transitionrun', tell, true);
    addEventListener('animationstart', tell, true);
  });

  await openPage(page, paths.home);
  await page.locator('main summary').first().click();
  await page.getByRole('button', { name: 'Onze Diensten' }).hover();
  await page.locator('#diensten-menu').getByRole('link', { name: services[0][0] }).click();
  await expect(page).toHaveURL(services[0][1]);
  await page.setViewportSize(phone);
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: 'Offerte' }).click();
  await sendButton(page).click();
  await expect(quoteForm(page).getByRole('alert')).toBeVisible();
  await fillQuote(page, newQuote());
  await sendButton(page).click();
  await confirmedReference(page);
  await expect(toast(page, SENT)).toHaveAttribute('data-mounted', 'true');
  // What starts with the notice starts with the next frame.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  return moves;
}
