import type { Page } from '@playwright/test';
import { mapHost, mapUrl } from '../../shared/map.ts';
import { untilIdle } from '../support/idle.ts';
import { test as base, expect, openPage } from '../support/test.ts';

/** Stubs the maps service; `called` has its requests, each with the referrer. */
const test = base.extend<{ called: { url: string; referer: string | undefined }[] }>({
  called: [
    async ({ page }, use) => {
      const called: { url: string; referer: string | undefined }[] = [];
      await page.route(`${mapHost}/**`, (route) => {
        called.push({ url: route.request().url(), referer: route.request().headers().referer });
        return route.fulfill({ contentType: 'text/html', body: '<p>De kaart</p>' });
      });
      await use(called);
    },
    { auto: true },
  ],
});

const ONCE = [{ url: mapUrl, referer: undefined }];
const loadMap = (page: Page) => page.getByRole('link', { name: 'Kaart laden' });
const map = (page: Page) => page.frameLocator('iframe').getByText('De kaart');

test('C1, L3 · before hydration the page does not contact the maps service, even when the map is in view', async ({
  page,
  called,
}) => {
  await page.goto('/contact');
  await page.locator('iframe').evaluate((frame) => frame.scrollIntoView());
  await untilIdle(page);
  expect(called).toEqual([]);
});

test('C1 · without a privacy signal the map loads, within the security policy and without a referrer', async ({
  page,
  called,
}) => {
  await openPage(page, '/contact');
  await expect(loadMap(page)).toHaveCount(0);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  await expect(page.getByText(/Kaart van OpenStreetMap.* IP-adres/)).toBeVisible();
  expect(called).toEqual(ONCE);
});

for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
  test(`L3 · with ${signal} the map loads on request, by mouse or keyboard`, async ({ page, called }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, signal);
    await openPage(page, '/contact');
    await loadMap(page).scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('region', { name: 'Kaart' }).getByText('IP-adres').filter({ visible: true }),
    ).toHaveCount(1);
    await untilIdle(page);
    expect(called).toEqual([]);
    if (signal === 'doNotTrack') await loadMap(page).click();
    else await loadMap(page).press('Enter');
    await expect(map(page)).toBeVisible();
    await expect(page.locator('iframe')).toBeFocused();
    expect(called).toEqual(ONCE);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('L3 · the privacy signal is unknown: the map loads on request', async ({ page, called }) => {
    await page.goto('/contact');
    await loadMap(page).scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).not.toHaveAttribute('src');
    await loadMap(page).click();
    await expect(map(page)).toBeVisible();
    await expect(page).toHaveURL('/contact');
    expect(called).toEqual(ONCE);
  });
});
