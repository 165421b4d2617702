import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { desktop, phone } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { bottom, strip } from '../support/page.ts';
import { openForm, quoteForm } from '../support/quote.ts';
import { expect, openPage, test } from '../support/test.ts';

const dials = `a[href="tel:${company.phone.e164}"]`;
const phoneButton = (page: Page) => page.getByRole('contentinfo').locator(`${dials}[aria-label]`);

test.use({ viewport: phone });

test('S7 · from the first scroll on a round button at the bottom right calls the firm; it covers nothing at the end of the page', async ({
  page,
}) => {
  await page.goto(paths.privacy);
  await expect(phoneButton(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 100));
  await phoneButton(page).click({ trial: true });
  await expect(phoneButton(page)).toHaveAttribute('href', `tel:${company.phone.e164}`);
  await expect(phoneButton(page)).toHaveAccessibleName(`Bel ${company.phone.display}`);
  const { x, y, width, height } = (await phoneButton(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBe(width);
  const radius = await phoneButton(page).evaluate((button) => Number.parseFloat(getComputedStyle(button).borderRadius));
  expect(radius).toBeGreaterThanOrEqual(width / 2);
  expect(x + width).toBeGreaterThan(phone.width - 24);
  expect(y + height).toBeGreaterThan(phone.height - 24);

  await page.mouse.wheel(0, 50_000);
  await expect(strip(page)).toBeInViewport();
  for (const control of await strip(page).locator('button, label').filter({ visible: true }).all()) {
    await expect.poll(() => bottom(control)).toBeLessThanOrEqual(y);
  }
  await page.setViewportSize(desktop);
  await expect(phoneButton(page)).toBeHidden();
});

test('S7 · until the code has loaded, forms pass over the button, so that it covers no field', async ({ page }) => {
  for (const path of [paths.quote, paths.contact, paths.home]) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 100));
    await expect(phoneButton(page)).toBeInViewport();
    const covered = await page.locator('main form').evaluate((form) => {
      const { x, y, width, height } = document.querySelector('.phone-button')?.getBoundingClientRect() ?? new DOMRect();
      const parts = [...form.querySelectorAll('label, input, textarea, button')].filter(
        (part) => part.clientHeight > 10,
      );
      return parts.map((part) => {
        const box = part.getBoundingClientRect();
        scrollBy({ top: box.y + box.height / 2 - y - height / 2, behavior: 'instant' });
        return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.phone-button'));
      });
    });
    expect(covered.length, path).toBeGreaterThan(7);
    expect(covered.filter(Boolean), path).toEqual([]);
  }
});

test('S7 · while a form is in view the button is hidden, and the header shows the number instead', async ({ page }) => {
  const inHeader = page.getByRole('banner').locator(dials).filter({ hasText: company.phone.display }).first();
  for (const path of [paths.home, paths.quote, paths.contact]) {
    await openPage(page, path);
    for (const [part, atForm] of [
      ['main form', true],
      ['footer', false],
    ] as const) {
      await page.locator(part).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(phoneButton(page)).toBeVisible({ visible: !atForm });
      await expect(inHeader).toBeVisible({ visible: atForm });
    }
  }
  await openPage(page, paths.contact);
  await page.locator('main address').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(phoneButton(page)).toBeVisible();
});

test('S7 · so it is beside the form that follows a confirmation, on whose heading the focus is', async ({ page }) => {
  await openPage(page, `${paths.quote}?verzonden=AD-7K3QX2`);
  await openForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await quoteForm(page).scrollIntoViewIfNeeded();
  await expect(phoneButton(page)).toBeHidden();
});
