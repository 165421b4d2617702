import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { desktop, untilHydrated } from '../harness/pages.ts';
import { paths } from '../shared/paths.ts';
import { median } from './numbers.ts';
import { atMostRow, milliseconds, type Row } from './report.ts';
import { onPhone, slowDown, withPage } from './throttled-page.ts';

type Tap = {
  readonly what: string;
  readonly device: BrowserContextOptions;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
};

const SLOWER = 4;
const GOAL_MS = 200;
/** Long enough for all work that a tap triggers. */
const SETTLE_MS = 1_000;

const taps: readonly Tap[] = [
  {
    what: 'the menu on a phone',
    device: onPhone,
    path: paths.home,
    act: (page) => page.getByRole('banner').locator('summary').tap(),
  },
  {
    what: 'the services menu on a desktop',
    device: { viewport: desktop },
    path: paths.home,
    act: (page) => page.getByRole('button', { name: 'Onze Diensten' }).click(),
  },
  {
    what: 'a part of the roof, to its service',
    device: { viewport: desktop },
    path: paths.home,
    async act(page) {
      const part = page.getByRole('main').getByRole('link', { name: 'Schoorsteen', exact: true });
      // A click before hydration loads the next page, and the times of this one would be lost.
      await part.hover();
      await untilHydrated(page);
      await part.click();
    },
  },
  {
    what: 'a question',
    device: onPhone,
    path: paths.faq,
    act: (page) => page.locator('main .accordion-item > summary').first().tap(),
  },
  {
    what: 'a field of the form, then typing',
    device: onPhone,
    path: paths.quote,
    async act(page) {
      await page.getByLabel('Naam').tap();
      await page.keyboard.type('Jan de Vries', { delay: 80 });
    },
  },
];

/** Interaction to next paint (INP) of a visitor's first interaction, which also loads the code. */
export async function measureFirstTaps(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const tap of taps) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await slowestResponse(browser, url, tap));
    const what = `first tap, ${SLOWER} times slower processor: ${tap.what}`;
    rows.push(atMostRow(what, median(times), GOAL_MS, milliseconds));
  }
  return rows;
}

function slowestResponse(browser: Browser, url: string, { device, path, act }: Tap): Promise<number> {
  return withPage(browser, device, async (page) => {
    await page.addInitScript(recordResponses);
    await page.goto(url + path);
    await page.waitForTimeout(SETTLE_MS);
    await slowDown(page, SLOWER);
    await act(page);
    await untilHydrated(page);
    await page.waitForTimeout(SETTLE_MS);
    return page.evaluate(() => Math.max(...responses));
  });
}

declare global {
  /** Set in the page: duration of each event timing entry, in ms, rounded to 8. */
  var responses: number[];
}

function recordResponses(): void {
  globalThis.responses = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId || entry.entryType === 'first-input') responses.push(entry.duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  observer.observe({ type: 'first-input', buffered: true });
}
