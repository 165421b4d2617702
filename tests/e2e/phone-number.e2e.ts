import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { bottom, desktop, errorStatus, phone, strip, testedViews, topBar } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { expectUncovered } from '../support/covered.ts';
import { expect, test } from '../support/test.ts';

const dials = `a[href="tel:${company.phone.e164}"]`;
const phoneButton = (page: Page) => page.getByRole('contentinfo').locator(`${dials}[aria-label]`);

test.use({ viewport: phone, expectedErrors: [errorStatus] });

test('S10 · every kind of view shows the phone number without scrolling, large enough and not covered', async ({
  page,
}) => {
  test.slow();
  for (const { name, open } of testedViews) {
    await test.step(name, async () => {
      await open(page);
      await page.evaluate(() => scrollTo(0, 0));
      const link = page.locator(dials, { hasText: company.phone.display }).filter({ visible: true }).first();
      await expectUncovered(link);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  }
});

test('S10 · calling is the first action on the page about leaks', async ({ page }) => {
  await page.goto('/diensten/daklekkage');
  const first = page.locator('main').locator('a, button, input, select, textarea, summary').first();
  await expect(first).toHaveAttribute('href', `tel:${company.phone.e164}`);
  await expect(first).toContainText(company.phone.display);
  await expectUncovered(first);
});

test('S7 · a round button at the bottom right calls the firm and covers nothing at the end of the page', async ({
  page,
}) => {
  await page.goto(paths.home);
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
});

test('S7 · forms pass over the button, so that it covers no field, also in browsers without scroll timelines', async ({
  page,
}) => {
  for (const path of [paths.quote, paths.contact, paths.home]) {
    await page.goto(path);
    await expect(phoneButton(page)).toBeVisible();
    if (path === paths.home) await page.locator('.hero-form > summary').click();
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

test('S7 · there is no such button on a large screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(paths.home);
  await expect(phoneButton(page)).toBeHidden();
});

test('S11 · the facts of the firm are the same everywhere', async ({ page }) => {
  await page.goto(paths.contact);
  const [main, footer] = [page.locator('main'), page.getByRole('contentinfo')];
  for (const place of [main, footer, strip(page)]) {
    await expect(place).toContainText(`${company.address.street}, ${company.address.postalCode} Amsterdam`);
  }
  for (const place of [main, footer, topBar(page)]) {
    await expect(place.locator(dials).first()).toContainText(company.phone.display);
    await expect(place.locator(`a[href="mailto:${company.email}"]`)).toContainText(company.email);
  }
  for (const place of [main, topBar(page)]) {
    await expect(place.locator(`a[href="https://wa.me/${company.whatsapp.e164.slice(1)}"]`)).toBeVisible();
  }
  await expect(strip(page)).toContainText(`KvK ${company.kvk}`);
  await expect(strip(page)).toContainText(company.vatId);
  await expect(main.getByText(company.kvk, { exact: true })).toBeVisible();
  await expect(main.getByText(company.vatId, { exact: true })).toBeVisible();
});
