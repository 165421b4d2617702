import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { desktop, menuLink, menuServices, untilHydrated } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { linksIn } from '../support/page.ts';
import { expect, hydratePage, test } from '../support/test.ts';

const bitumen = menuLink('bitumen');

const servicesButton = (page: Page) => page.getByRole('button', { name: 'Onze Diensten' });
const panel = (page: Page) => page.locator('#diensten-menu');
/** A point in the page outside the open panel. */
const aside = { x: 20, y: 700 };

test.use({ viewport: desktop });

test('S2 · lists the eleven services in two columns of a panel 600 px wide', async ({ page }) => {
  await page.goto(paths.home);
  await expect(panel(page)).toBeHidden();
  await servicesButton(page).hover();
  await expect(panel(page)).toBeVisible();
  const links = await linksIn(panel(page));
  expect(links.filter(([, href]) => href?.startsWith('/'))).toEqual(menuServices);
  expect(links[2], 'the number beside the leaks').toEqual([company.phone.display, `tel:${company.phone.e164}`]);
  const box = await panel(page).boundingBox();
  expect(box?.width).toBe(600);
  const navigation = await page
    .getByRole('navigation')
    .filter({ has: servicesButton(page) })
    .boundingBox();
  const rightEdge = (edges: typeof box) => Math.round((edges?.x ?? 0) + (edges?.width ?? 0));
  expect(rightEdge(box), 'ends with the navigation').toBe(rightEdge(navigation));
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  const lefts = panel(page)
    .locator('li:not(.night)')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(new Set(await lefts).size).toBe(2);
});

test('S2 · it opens on hover, stays open while the mouse moves to a service, and closes when the mouse leaves; a choice closes it while the pointer is still on it; the first click after hover opened it leaves it open, the next closes it', async ({
  page,
}) => {
  await page.goto(paths.home);
  await hydratePage(page);
  await servicesButton(page).hover();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  await panel(page).getByRole('link').last().hover();
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(aside.x, aside.y);
  await expect(panel(page)).toBeHidden();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');

  await servicesButton(page).hover();
  await panel(page).getByRole('link', { name: bitumen[0] }).click();
  await expect(page).toHaveURL(bitumen[1]);
  await expect(panel(page)).toBeHidden();
  await page.mouse.move(aside.x, aside.y);
  await servicesButton(page).hover();
  await expect(panel(page)).toBeVisible();
  // The first click comes from a hand that meant to open what hover has just opened.
  for (const visible of [true, false, true]) {
    await servicesButton(page).click();
    await expect(panel(page)).toBeVisible({ visible });
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('S2 · the keyboard opens it by focus, walks through it, and closes it by Escape, choice and leaving', async ({
  page,
}) => {
  await page.goto(paths.home);
  await hydratePage(page);
  await servicesButton(page).focus();
  await expect(panel(page)).toBeVisible();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').first()).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(servicesButton(page)).toBeFocused();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
  for (const visible of [true, false, true]) {
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible({ visible });
  }

  const stops = await panel(page).getByRole('link').count();
  for (let step = 0; step <= stops; step++) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Over Ons' }).first()).toBeFocused();
  await expect(panel(page)).toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await expect(servicesButton(page)).toBeFocused();
  await expect(panel(page)).toBeVisible();
  for (let step = 0; step < stops; step++) await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(menuServices.at(-1)?.[1] ?? '');
  await expect(panel(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('S2 · a tap opens it, a second tap chooses a service, a tap elsewhere closes it', async ({ page }) => {
    await page.goto(paths.home);
    await servicesButton(page).tap();
    await expect(panel(page)).toBeVisible();
    await untilHydrated(page);
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(aside.x, aside.y);
    await expect(panel(page)).toBeHidden();
    for (const visible of [true, false]) {
      await servicesButton(page).tap();
      await expect(panel(page)).toBeVisible({ visible });
    }
    await servicesButton(page).tap();
    await panel(page).getByRole('link', { name: bitumen[0] }).tap();
    await expect(page).toHaveURL(bitumen[1]);
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 · opens on hover and on focus, closes on leaving, and leads to a service', async ({ page }) => {
    await page.goto(paths.home);
    await servicesButton(page).hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(aside.x, aside.y);
    await expect(panel(page)).toBeHidden();
    await servicesButton(page).focus();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('link', { name: bitumen[0] }).click();
    await expect(page).toHaveURL(bitumen[1]);
  });
});
