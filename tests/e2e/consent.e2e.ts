import type { Locator } from '@playwright/test';
import { storedIn } from '../support/browser-storage.ts';
import { expectUncovered } from '../support/covered.ts';
import { untilIdle } from '../support/idle.ts';
import { openPage } from '../support/open-page.ts';
import { consentBar as bar, isMeasured as measured, test } from '../support/optional-site.ts';
import { field } from '../support/quote.ts';
import { expect } from '../support/test.ts';

test('S8 · the bar gives two equal choices, and nothing is loaded or stored before one', async ({
  page,
  scriptRequests,
}) => {
  await openPage(page, '/faq');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveText(['Weigeren', 'Accepteren']);
  await expectEqualLooks(bar(page).getByRole('button'));
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
  await expectEqualLooks(page.getByRole('dialog').getByRole('button', { name: /Weigeren|Accepteren/ }));
  await expect(bar(page).or(page.getByRole('dialog')).locator('input, [aria-checked], [aria-pressed]')).toHaveCount(0);
  expect(scriptRequests).toEqual([]);
  expect(await storedIn(page)).toEqual([]);
});

test('S8 · the script loads once it is accepted, and on later visits without asking', async ({
  page,
  scriptRequests,
}) => {
  await openPage(page, '/faq');
  await bar(page).getByRole('button', { name: 'Accepteren' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => measured(page)).toBe(true);
  await openPage(page, '/over-ons');
  await expect.poll(() => measured(page)).toBe(true);
  await expect(bar(page)).toHaveCount(0);
  expect(scriptRequests).toHaveLength(2);
});

test('S8 · a refusal is kept, and can be changed in the settings', async ({ page, scriptRequests }) => {
  await openPage(page, '/faq');
  await bar(page).getByRole('button', { name: 'Weigeren' }).click();
  await expect(bar(page)).toHaveCount(0);
  await openPage(page, '/over-ons');
  await expect(bar(page)).toHaveCount(0);
  expect(scriptRequests).toEqual([]);

  await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accepteren' }).click();
  await expect.poll(() => measured(page)).toBe(true);
});

for (const choice of ['Weigeren', 'Accepteren']) {
  test(`L3 · “${choice}” is kept for a year; then the bar asks again`, async ({ page }) => {
    const day = 24 * 60 * 60 * 1000;
    const chosen = Date.UTC(2026, 10, 21);
    await page.clock.setFixedTime(chosen);
    await openPage(page, '/faq');
    await bar(page).getByRole('button', { name: choice }).click();
    for (const [days, asks] of [
      [364, 0],
      [366, 1],
    ] as const) {
      await page.clock.setFixedTime(chosen + days * day);
      await openPage(page, '/over-ons');
      await expect(bar(page)).toHaveCount(asks);
      await expect.poll(() => measured(page)).toBe(choice === 'Accepteren' && asks === 0);
    }
  });
}

for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
  test(`L3 · ${signal} is a refusal, whatever was accepted before`, async ({ page, scriptRequests }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
      localStorage.setItem('consent', `${Date.now() + 1e6} granted`);
    }, signal);
    await openPage(page, '/faq');
    await untilIdle(page);
    await expect(bar(page)).toHaveCount(0);
    expect(scriptRequests).toEqual([]);
  });
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('S8, S10 · the bar covers neither the phone number nor the focused element', async ({ page }) => {
      await openPage(page, '/offerte');
      await expect(bar(page)).toBeVisible();
      await expectUncovered(page.locator('a[href^="tel:"]').filter({ visible: true }).first());
      for (const name of ['name', 'postalCode', 'description']) {
        await field(page, name).focus();
        await expectUncovered(field(page, name));
      }
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
