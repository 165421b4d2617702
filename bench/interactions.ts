import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { servicePath } from '../content/services/index.ts';
import { phone, untilHydrated } from '../harness/pages.ts';
import { paths } from '../shared/paths.ts';
import { atMostRow, percentile, type Row } from './report.ts';

const SLOWER = 4;
const GOAL_MS = { tap: 200, link: 100 };
/** Long enough for all work that a tap triggers. */
const SETTLE_MS = 1_000;

const onPhone: BrowserContextOptions = { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

type Act = (page: Page) => Promise<void>;

const taps: Readonly<Record<string, Act>> = {
  'the menu': (page) => page.getByRole('banner').locator('summary').tap(),
  async 'a field of the form, then typing'(page) {
    await page.getByLabel('Naam').tap();
    await page.keyboard.type('Jan de Vries', { delay: 80 });
  },
};

/** Interaction to next paint (INP) of a visitor's first interaction, which also loads the code. */
export async function measureTaps(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, act] of Object.entries(taps)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      await using context = await browser.newContext(onPhone);
      times.push(await slowestResponse(await context.newPage(), url, act));
    }
    const name = `first tap, ${SLOWER} times slower processor: ${what}`;
    rows.push(atMostRow(name, percentile(times, 50), GOAL_MS.tap));
  }
  return rows;
}

async function slowestResponse(page: Page, url: string, act: Act): Promise<number> {
  await page.addInitScript(() => {
    const responses: number[] = [];
    Object.assign(globalThis, { responses });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId || entry.entryType === 'first-input') responses.push(entry.duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    observer.observe({ type: 'first-input', buffered: true });
  });
  await page.goto(url + paths.quote);
  await page.waitForTimeout(SETTLE_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await act(page);
  await untilHydrated(page);
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => Math.max(...(Reflect.get(globalThis, 'responses') as number[])));
}

const service = servicePath('dakinspectie');
const links = [
  { what: 'home to a service', from: paths.home, to: service },
  { what: 'a service to the quote form', from: service, to: paths.quote },
  { what: 'the quote form to the FAQ', from: paths.quote, to: paths.faq },
];

/** Time from a tap on a link until the next page's heading is painted, with a warm cache. */
export async function measureNavigations(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, from, to } of links) {
    await using context = await browser.newContext(onPhone);
    const page = await context.newPage();
    await openHydrated(page, url + to);
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      await openHydrated(page, url + from);
      const link = page.locator(`a[href="${to}"]:visible`).last();
      await link.scrollIntoViewIfNeeded();
      await page.evaluate(recordNextHeading);
      await page.waitForTimeout(SETTLE_MS);
      await link.tap();
      times.push(await page.evaluate(() => Reflect.get(globalThis, 'headingPainted') as Promise<number>));
    }
    rows.push(atMostRow(`to another page: ${what}`, percentile(times, 50), GOAL_MS.link));
  }
  return rows;
}

async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.touchscreen.tap(1, 1);
  await untilHydrated(page);
}

/** Runs in the page: notes how long the next tap takes until another heading is painted. */
function recordNextHeading(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const painted = Promise.withResolvers<number>();
  Object.assign(globalThis, { headingPainted: painted.promise });
  const listen = ({ timeStamp }: Event) => {
    const look = () => {
      if (heading() === before) return requestAnimationFrame(look);
      // requestAnimationFrame runs before the paint, the message arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted.resolve(performance.now() - timeStamp);
      port2.postMessage(undefined);
    };
    look();
  };
  addEventListener('pointerup', listen, { capture: true, once: true });
}
