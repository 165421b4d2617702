import type { Locator } from '@playwright/test';
import { phone, zoomed } from '../../harness/pages.ts';
import { expectAccessible } from '../support/accessible.ts';
import { storedIn } from '../support/browser-storage.ts';
import { cookieSettings } from '../support/cookie-settings.ts';
import { expectUncovered } from '../support/covered.ts';
import { tabThrough, tabTo } from '../support/focus.ts';
import { overflow } from '../support/layout.ts';
import { consentBar as bar, isMeasured as measured, test } from '../support/optional-site.ts';
import { expect, openPage } from '../support/test.ts';

test('S8 · the bar and the settings give two equal, accessible choices, and nothing is loaded or stored before one', async ({
  page,
  scriptRequests,
}) => {
  await openPage(page, '/faq');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveText(['Weigeren', 'Accepteren']);
  await expectEqualLooks(bar(page).getByRole('button'));
  await expectAccessible(page);
  const { toggle, choices } = cookieSettings(page);
  await toggle.click();
  await expectEqualLooks(choices);
  await expect(page.locator('input[type="checkbox"], [aria-checked], [aria-pressed]')).toHaveCount(0);
  await expectAccessible(page);
  expect(scriptRequests).toEqual([]);
  expect(await storedIn(page)).toEqual([]);
});

test('S8 · withdrawn in another tab, the script is gone from this one too', async ({ page, context }) => {
  await openPage(page, '/faq');
  await bar(page).getByRole('button', { name: 'Accepteren' }).click();
  await expect.poll(() => measured(page)).toBe(true);
  const other = await context.newPage();
  await openPage(other, '/cookies');
  const { toggle, choices } = cookieSettings(other);
  await toggle.click();
  await choices.filter({ hasText: 'Weigeren' }).click();
  // In the moment of the reload nothing can be asked.
  await expect.poll(() => measured(page).catch(() => undefined)).toBe(false);
});

test('S8, L3 · the script loads once it is accepted, and on visits of the next year without asking; then the bar asks again', async ({
  page,
  scriptRequests,
}) => {
  const day = 24 * 60 * 60 * 1000;
  const chosen = Date.UTC(2026, 10, 21);
  await page.clock.setFixedTime(chosen);
  await openPage(page, '/faq');
  await bar(page).getByRole('button', { name: 'Accepteren' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => measured(page)).toBe(true);
  for (const [days, asks] of [
    [364, 0],
    [366, 1],
  ] as const) {
    await page.clock.setFixedTime(chosen + days * day);
    await openPage(page, '/over-ons');
    await expect(bar(page)).toHaveCount(asks);
    await expect.poll(() => measured(page)).toBe(asks === 0);
  }
  expect(scriptRequests).toHaveLength(2);
});

for (const viewport of [phone, zoomed]) {
  test.describe(`at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test('S8, S10 · the bar covers neither the phone number nor what Tab reaches, and is answered by keyboard', async ({
      page,
    }) => {
      await openPage(page, '/offerte');
      await expect(bar(page)).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await expectUncovered(page.locator('a[href^="tel:"]').filter({ visible: true }).first());
      await tabThrough(page);
      await tabTo(page, bar(page).getByRole('button', { name: 'Weigeren' }));
      await page.keyboard.press('Enter');
      await expect(bar(page)).toHaveCount(0);
    });
  });
}

/** Expects two buttons that differ only in text and position. */
async function expectEqualLooks(buttons: Locator): Promise<void> {
  const looks = await buttons.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const own = [...style].filter((name) => !/origin|inset/.test(name));
      return { width, height, top, style: own.map((name) => `${name}: ${style.getPropertyValue(name)}`) };
    }),
  );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
}
