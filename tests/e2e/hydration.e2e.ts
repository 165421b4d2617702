import type { Page } from '@playwright/test';
import { servicePath } from '../../content/services/index.ts';
import { desktop, errorStatus, phone, untilHydrated } from '../../harness/pages.ts';
import { paths } from '../../shared/paths.ts';
import { storedIn } from '../support/browser-storage.ts';
import { cookieSettings } from '../support/cookie-settings.ts';
import { untilIdle } from '../support/idle.ts';
import { holdCode } from '../support/page.ts';
import { expect, hydratePage, test } from '../support/test.ts';
import { testedViews } from '../support/views.ts';

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];

test.use({ viewport: desktop, expectedErrors: [errorStatus] });

test('every kind of interaction hydrates a page, once', async ({ page }) => {
  const scripts = scriptRequests(page);
  for (const type of INTERACTIONS) {
    await test.step(type, async () => {
      await page.goto(paths.privacy);
      scripts.length = 0;
      await page.locator('h1').dispatchEvent(type, { movementX: 1 });
      await untilHydrated(page);
      expect(new Set(scripts).size).toBe(scripts.length);
    });
  }
});

test('a pointer that rests on the page does not hydrate it', async ({ page }) => {
  const scripts = scriptRequests(page);
  await page.goto(paths.privacy);
  await page.locator('h1').dispatchEvent('pointermove', { movementX: 0, movementY: 0 });
  await untilIdle(page);
  expect(scripts).toEqual([]);
});

for (const { name, open } of testedViews) {
  test(`S8, L3 · ${name} requests no script before the first interaction, hydrates without changes, errors or violations of its security policy, and stores nothing`, async ({
    page,
    site,
  }) => {
    const scripts = scriptRequests(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== site.url) elsewhere.push(request.url());
    });
    // Otherwise the counters would start at zero.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Policy violated: ${violatedDirective} ${blockedURI}`),
      );
    });
    await open(page);
    await untilIdle(page);
    expect(scripts).toEqual([]);
    const before = words(await page.locator('main').innerHTML());
    await hydratePage(page);
    expect(scripts.length).toBeGreaterThan(3);
    await untilIdle(page);
    expect(words(await page.locator('main').innerHTML())).toBe(before);
    for (const once of ['h1', 'title', 'link[rel="icon"]', 'meta[name="description"]', 'meta[property="og:title"]']) {
      await expect(page.locator(once), once).toHaveCount(1);
    }
    await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toHaveCount(0);
    expect(await storedIn(page)).toEqual([]);
    if (name !== paths.contact) expect(elsewhere).toEqual([]);
  });
}

test('a page from the back/forward cache keeps its scroll position, also where the browser does not restore it', async ({
  page,
}) => {
  await page.goto(paths.privacy);
  await hydratePage(page);
  await page.evaluate(() => {
    scrollTo(0, 600);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    scrollTo(0, 0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await page.evaluate(() => [scrollY, history.scrollRestoration])).toEqual([600, 'manual']);
});

test('what was opened or chosen before hydration stays so', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto(paths.faq);
  const theme = page.getByRole('radio', { name: 'Donker' });
  await theme.check();
  const settings = cookieSettings(page);
  await settings.toggle.click();
  const answers = page.locator('main .accordion-item > p');
  await page.locator('main .accordion-item > summary').nth(2).press('Enter');
  const services = page.getByRole('button', { name: 'Onze Diensten' });
  await services.hover();
  release();
  await untilHydrated(page);
  await expect(theme).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toMatch(/dark$/);
  await expect(settings.content).toBeVisible();
  await expect(answers.filter({ visible: true })).toHaveCount(1);
  await expect(answers.nth(2)).toBeVisible();
  await expect(page.locator('#diensten-menu')).toBeVisible();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
});

test('S4 · the menu of a phone that was opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await holdCode(page);
  await page.goto(paths.home);
  await page.getByRole('banner').locator('summary').click();
  release();
  await untilHydrated(page);
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
});

test.describe('when the code never arrives', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|dynamically imported module/] });

  test('menus, questions and links work', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(paths.faq);
    await page.getByRole('button', { name: 'Onze Diensten' }).hover();
    await page.locator('#diensten-menu').getByRole('link', { name: 'Dakinspectie' }).click();
    await expect(page).toHaveURL(servicePath('dakinspectie'));
    await page.locator('main .accordion-item > summary').nth(1).click();
    await expect(page.locator('main .accordion-item > p').nth(1)).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Gratis inspectie' }).first().click();
    await expect(page).toHaveURL(new RegExp(`${paths.quote}\\?`));
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  });
});

/** The scripts that the page has requested so far. */
function scriptRequests(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** The words in HTML. */
function words(html: string): string {
  return html.replace(/<!--.*?-->|<[^>]*>/gs, '');
}
