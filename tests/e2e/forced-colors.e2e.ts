import type { Locator, Page } from '@playwright/test';
import { desktop, errorStatus, phone, refusedQuote, type View, view } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { fillAndSendMessage } from '../support/contact.ts';
import { expect, openPage, test } from '../support/test.ts';

const views: readonly View[] = [view(paths.home), view('/diensten/daklekkage'), view(paths.contact), refusedQuote];

test.use({ expectedErrors: [errorStatus] });

for (const { name, open } of views) {
  test(`on ${name} everything recognisable only by its background has a border in forced-colors mode`, async ({
    page,
  }) => {
    for (const screen of [phone, desktop]) {
      await page.setViewportSize(screen);
      await page.emulateMedia({ forcedColors: 'none' });
      await open(page);
      const count = await markGrounds(page);
      expect(count).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await edgeless(page), `${screen.width} px`).toEqual([]);
    }
  });
}

test('signs that are only a background are drawn in forced-colors mode', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.faq);
  await page.getByRole('banner').locator('summary').click();
  for (const [sign, part] of [
    ['header .menu-button', '::before'],
    ['main .accordion-item > summary', '::after'],
  ] as const) {
    const adjust = page
      .locator(sign)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).getPropertyValue('forced-color-adjust'), part);
    expect(await adjust, sign).toBe('none');
  }
});

test('the focused element shows a ring, and overlays have a border, in forced-colors mode', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, paths.contact);
  const form = page.getByRole('form', { name: 'Bericht sturen' });
  for (const element of [
    page.getByRole('banner').getByRole('link').first(),
    form.getByLabel('Naam'),
    form.getByRole('button', { name: 'Bericht versturen' }),
    page.getByRole('contentinfo').getByRole('link').first(),
    page.getByRole('radio', { name: 'Donker' }),
  ]) {
    await element.focus();
    const { outlineStyle, outlineWidth, ring, ground } = await element.evaluate((focused) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
      return {
        outlineStyle,
        outlineWidth,
        ring: outlineColor,
        ground: getComputedStyle(document.body).backgroundColor,
      };
    });
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
    expect(ring).not.toBe(ground);
  }

  await fillAndSendMessage(page);
  await expectEdge(page.locator('.toaster'));
  await page.getByRole('button', { name: 'Onze Diensten' }).focus();
  await expectEdge(page.locator('#diensten-menu'));
  await page.setViewportSize(phone);
  await page.getByRole('banner').locator('summary').click();
  await expectEdge(page.getByRole('navigation', { name: 'Menu', exact: true }));
});

/** Expects a line below an open element, in a colour other than its background. */
async function expectEdge(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const { line, colour, ground } = await element.evaluate((open) => {
    const { borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(open);
    return { line: `${borderBottomStyle} ${borderBottomWidth}`, colour: borderBottomColor, ground: backgroundColor };
  });
  expect(line).toMatch(/^solid [1-9]px$/);
  expect(colour).not.toBe(ground);
}

/** Marks every control and card that has its own background, and returns their number. */
function markGrounds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('a, button, summary, input, textarea, .card')].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
    for (const element of found) element.setAttribute('data-ground', '');
    return found.length;
  });
}

/** The marked elements without a border that can be seen. */
function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-ground]')]
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return borderTopStyle !== 'solid' || borderTopWidth === '0px' || borderTopColor === backgroundColor;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
