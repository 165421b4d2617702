import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { menuLink, menuServices, phone } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expectUncovered } from '../support/covered.ts';
import { bottom, linksIn, top } from '../support/page.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const bitumen = menuLink('bitumen');

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const toggle = (page: Page) => page.getByRole('banner').locator('summary');

test.use({ viewport: phone, hasTouch: true });

test('S4 · the toggle opens it, it has the same links, and a choice closes it', async ({ page }) => {
  await page.goto(paths.home);
  await hydratePage(page);
  await expect(menu(page)).toBeHidden();
  await toggle(page).tap();
  const links = await linksIn(menu(page));
  expect(links.filter(([, href]) => href?.startsWith('/'))).toEqual([
    ['Home', '/'],
    ...menuServices,
    ['Over Ons', '/over-ons'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
    ['Offerte Aanvragen', '/offerte'],
  ]);
  expect(links.at(-1)).toEqual([company.phone.display, `tel:${company.phone.e164}`]);
  await menu(page).getByRole('link', { name: bitumen[0] }).tap();
  await expect(page).toHaveURL(bitumen[1]);
  await expect(menu(page)).toBeHidden();

  await toggle(page).tap();
  await menu(page).getByRole('link', { name: bitumen[0] }).tap();
  await expect(menu(page)).toBeHidden();
});

test('S4 · fills the screen down to a call button, at the top of the page and below it', async ({ page }) => {
  await page.goto(paths.faq);
  for (const scrolled of [0, 900]) {
    await page.evaluate((y) => scrollTo(0, y), scrolled);
    await toggle(page).tap();
    const call = menu(page).getByRole('link', { name: company.phone.display }).last();
    await expectUncovered(call);
    expect(await bottom(menu(page))).toBe(phone.height);
    expect(await top(menu(page))).toBeLessThanOrEqual(await bottom(page.getByRole('banner')));
    await toggle(page).tap();
  }
});

test('S4 · the last link above the call button can be scrolled to and chosen', async ({ page }) => {
  await page.goto(paths.home);
  await toggle(page).tap();
  const last = menu(page).locator('> div').getByRole('link').last();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 2000);
  await expectUncovered(last);
  await last.tap();
  await expect(page).toHaveURL(paths.quote);
});

test('S4 · works by keyboard: Enter opens and closes, Escape closes and restores the focus', async ({ page }) => {
  await page.goto(paths.home);
  await hydratePage(page);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});
