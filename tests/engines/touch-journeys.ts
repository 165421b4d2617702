import { servicePath } from '../../content/services/index.ts';
import { paths } from '../../shared/paths.ts';
import { type Browser, waitFor } from './browser.ts';
import type { Journey } from './journeys.ts';
import { openWatched, untilAt, untilHidden, untilVisible } from './visit.ts';

const bitumen = servicePath('bitumen');
const phoneMenu = 'nav[aria-label="Menu"]';
const servicesPanel = '#diensten-menu';

/** Taps with a finger on pages that are not hydrated yet, in a viewport of 390 px. */
export const touchJourneys: Readonly<Record<string, Journey>> = {
  'the first tap opens the menu of phones, the next follows a link in it': async ({ browser, line }) => {
    await openForTouch(browser, line.url + paths.home);
    await browser.tap('header summary');
    await untilVisible(browser, phoneMenu);
    await untilTouched(browser);
    await browser.tap(`${phoneMenu} a[href="${bitumen}"]`);
    await untilAt(browser, bitumen);
    await untilHidden(browser, phoneMenu);
  },

  'the first tap opens the menu of services, the next follows a link in it': async ({ browser, line }) => {
    await browser.setWidth(1280);
    await openForTouch(browser, line.url + paths.home);
    await browser.tap('[aria-controls="diensten-menu"]');
    await untilVisible(browser, servicesPanel);
    await untilTouched(browser);
    await browser.tap(`${servicesPanel} a[href="${bitumen}"]`);
    await untilAt(browser, bitumen);
    await untilHidden(browser, servicesPanel);
  },

  'taps open one question and close another': async ({ browser, line }) => {
    await openForTouch(browser, line.url + paths.faq);
    const second = 'main section[id]:nth-of-type(2) .accordion-item';
    await browser.tap(`${second} summary`);
    await untilTouched(browser);
    await waitFor(
      browser,
      (selector) => {
        const open = document.querySelectorAll('main .accordion-item[open]');
        return open.length === 1 && open[0]?.matches(selector);
      },
      second,
    );
  },
};

async function openForTouch(browser: Browser, url: string): Promise<void> {
  await openWatched(browser, url);
  await browser.evaluate(async () => {
    // Before its first frame a page gets no touches.
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    addEventListener('touchstart', () => document.documentElement.setAttribute('data-touched', ''), { passive: true });
  });
}

/** Waits until the page got a touch event, so it was not a mouse, and is hydrated. */
function untilTouched(browser: Browser) {
  return waitFor(browser, () => document.documentElement.matches('[data-touched][data-hydrated]'));
}
