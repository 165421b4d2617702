import { expect } from 'vitest';
import { servicePath } from '../../content/services/index.ts';
import { paths } from '../../shared/paths.ts';
import { waitFor } from './browser.ts';
import type { Journey } from './journeys.ts';
import { errorsOf, hydrate, openHydrated, overflow, untilAt, untilHidden, untilVisible } from './visit.ts';

const bitumen = servicePath('bitumen');
const phoneMenu = 'nav[aria-label="Menu"]';
const servicesPanel = '#diensten-menu';
const cookieSettings = '#cookie-instellingen > summary';
const cookieStates = '#cookie-instellingen > dl';

/** In a viewport of 1280 px. */
export const pageJourneys: Readonly<Record<string, Journey>> = {
  'the menu of services opens on focus, leads to a service and closes': async ({ browser, line }) => {
    await openHydrated(browser, line.url + paths.home);
    await untilHidden(browser, servicesPanel);
    await browser.evaluate(() => document.querySelector<HTMLElement>('[aria-controls="diensten-menu"]')?.focus());
    await untilVisible(browser, servicesPanel);
    await browser.click(`${servicesPanel} a[href="${bitumen}"]`);
    await untilAt(browser, bitumen);
    await untilHidden(browser, servicesPanel);
  },

  'one question is open at a time, and closed answers are shown while the page is printed': async ({
    browser,
    line,
  }) => {
    await openHydrated(browser, line.url + paths.faq);
    // The first question of the first section is open already.
    for (const section of [2, 3]) {
      await browser.click(`main section[id]:nth-of-type(${section}) summary`);
      await waitFor(browser, () => {
        const [open, ...others] = document.querySelectorAll('main .accordion-item[open] > p');
        return others.length === 0 && open?.textContent;
      });
    }
    await browser.click('main .accordion-item[open] summary');
    await waitFor(browser, () => !document.querySelector('main .accordion-item[open]'));

    const closed = () => browser.evaluate(() => document.querySelectorAll('.accordion-item:not([open])').length);
    const before = await closed();
    expect(before).toBeGreaterThan(10);
    const [whilePrinted] = await browser.evaluate(async () => {
      dispatchEvent(new Event('beforeprint'));
      // The toggle events of <details> arrive later.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return [document.querySelectorAll('.accordion-item:not([open])').length];
    });
    // Where the style sheet shows them, they stay closed.
    const byStyle = await browser.evaluate(() => CSS.supports('selector(::details-content)'));
    expect(whilePrinted).toBe(byStyle ? before : 0);
  },

  'a link to a topic leads to it, also the second time; Back restores the position': async ({ browser, line }) => {
    await openHydrated(browser, line.url + paths.faq);
    for (const topic of ['kosten-en-offerte', 'verzekering', 'kosten-en-offerte']) {
      await browser.click(`.topics a[href="#${topic}"]`);
      await waitFor(
        browser,
        (id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
          return top > 0 && top < 250;
        },
        topic,
      );
      await browser.evaluate(async () => {
        scrollBy(0, 400);
        // The scroll event, which saves the position, comes with a frame.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
    }
    // Without the scrolling that a real click brings.
    const [left] = await browser.evaluate(() => {
      document.querySelector<HTMLElement>('header .logo')?.click();
      return [scrollY];
    });
    await untilAt(browser, paths.home);
    await browser.back();
    await untilAt(browser, paths.faq);
    await waitFor(browser, (before) => Math.abs(scrollY - (before ?? 0)) < 2, left);
  },

  'cookie settings open and close; Back and Forward inside the site restore the position': async ({
    browser,
    line,
  }) => {
    await openHydrated(browser, line.url + paths.about);
    await untilHidden(browser, cookieStates);
    await browser.click(cookieSettings);
    await untilVisible(browser, cookieStates);
    await browser.click(cookieSettings);
    await untilHidden(browser, cookieStates);

    await browser.click(`footer a[href="${paths.faq}"]`);
    await untilAt(browser, paths.faq);
    await waitFor(browser, () => scrollY === 0);
    expect(await browser.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await browser.back();
    await untilAt(browser, paths.about);
    await waitFor(browser, () => scrollY > 500);
    await browser.forward();
    await untilAt(browser, paths.faq);
    await waitFor(browser, () => scrollY === 0);
    expect(await errorsOf(browser)).toEqual([]);
  },

  'Back after leaving the site restores the position, and the page still works': async ({ browser, line }) => {
    await openHydrated(browser, line.url + paths.privacy);
    await browser.evaluate(() => scrollTo(0, 600));
    // Not a page, but of the same origin: WebKit's driver stops answering after Back from another one.
    await browser.open(`${line.url}/robots.txt`);
    await browser.back();
    await untilAt(browser, paths.privacy);
    await waitFor(browser, () => Math.round(scrollY) === 600);
    await browser.click(`footer a[href="${paths.about}"]`);
    await untilAt(browser, paths.about);
    await browser.back();
    await untilAt(browser, paths.privacy);
    await waitFor(browser, () => scrollY > 600);
  },
};

/** In a viewport of 768 px. */
export const tabletJourneys: Readonly<Record<string, Journey>> = {
  'a comparison fits a tablet': async ({ browser, line }) => {
    await openHydrated(browser, line.url + servicePath('dakonderhoud'));
    expect(await overflow(browser)).toBe(0);
  },
};

/** In a viewport of 390 px. */
export const phoneJourneys: Readonly<Record<string, Journey>> = {
  'the menu of phones opens, leads to a service and closes': async ({ browser, line }) => {
    await openHydrated(browser, line.url + paths.home);
    expect(await overflow(browser)).toBe(0);
    await untilHidden(browser, phoneMenu);
    await browser.click('header summary');
    await untilVisible(browser, phoneMenu);
    const [headerEnd, linksStart] = await browser.evaluate(() =>
      ['header', 'header nav a'].map((selector, index) => {
        const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return index === 0 ? bottom : top;
      }),
    );
    expect(linksStart, 'the first link starts below the header').toBeGreaterThanOrEqual(headerEnd ?? Number.NaN);
    await browser.click(`${phoneMenu} a[href="${bitumen}"]`);
    await untilAt(browser, bitumen);
    await untilHidden(browser, phoneMenu);
  },

  'a page that was left before its code came is returned with its menu closed, in the theme chosen since': async ({
    browser,
    line,
  }) => {
    await browser.open(line.url + paths.faq);
    await browser.evaluate(() => {
      document.querySelector('header details')?.setAttribute('open', '');
      location.href = '/over-ons';
    });
    await untilAt(browser, paths.about);
    await hydrate(browser);
    await browser.click('input[name="theme"][value="dark"]');
    await waitFor(browser, () => document.documentElement.dataset.theme === 'dark');
    await browser.back();
    await untilAt(browser, paths.faq);
    await waitFor(browser, () => document.documentElement.dataset.theme === 'dark');
    expect(await browser.evaluate(() => document.querySelectorAll('header [open]').length)).toBe(0);
  },
};

/** In a viewport of 320 px. */
export const narrowJourneys: Readonly<Record<string, Journey>> = {
  'a chosen theme stays on the next page, and its tooltip fits in 320 px': async ({ browser, line }) => {
    await openHydrated(browser, line.url + paths.home);
    const background = () => browser.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const ink = () => browser.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).color);
    await browser.click('input[name="theme"][value="light"]');
    const light = [await background(), await ink()];
    await browser.click('input[name="theme"][value="dark"]');
    await waitFor(browser, (before) => getComputedStyle(document.body).backgroundColor !== before, light[0]);
    const dark = await background();
    expect(await ink()).not.toBe(light[1]);
    expect(await overflow(browser)).toBe(0);
    await browser.open(line.url + paths.faq);
    expect(await background()).toBe(dark);
  },
};
