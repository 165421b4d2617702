import type { Browser, Page } from '@playwright/test';
import { servicePath } from '../content/services/index.ts';
import { untilHydrated } from '../harness/pages.ts';
import { paths } from '../shared/paths.ts';
import { median } from './numbers.ts';
import { atMostRow, milliseconds, type Row } from './report.ts';
import { onPhone, slowDown, withPage } from './throttled-page.ts';

const GOAL_MS = 100;
const SETTLE_MS = 500;

const service = servicePath('dakinspectie');
const ways = [
  { what: 'home to a service', from: paths.home, to: service },
  { what: 'a service to the quote form', from: service, to: paths.quote },
  { what: 'the quote form to the FAQ', from: paths.quote, to: paths.faq },
];

/** Time from a tap on a link until the next page's heading is painted, with a warm cache. */
export async function measureNavigations(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, from, to } of ways) {
    for (const slower of [1, 4]) {
      const times = await withPage(browser, onPhone, (page) => navigate(page, url + from, url + to, slower, runs));
      const name = `to another page${slower > 1 ? `, ${slower} times slower processor` : ''}: ${what}`;
      const time = median(times);
      rows.push(
        slower === 1 ? atMostRow(name, time, GOAL_MS, milliseconds) : { what: name, value: milliseconds(time) },
      );
    }
  }
  return rows;
}

async function navigate(page: Page, from: string, to: string, slower: number, runs: number): Promise<number[]> {
  await openHydrated(page, to);
  await slowDown(page, slower);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await openHydrated(page, from);
    const link = page.locator(`a[href="${new URL(to).pathname}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(recordNextHeading);
    await page.waitForTimeout(SETTLE_MS);
    await link.tap();
    times.push(await page.evaluate(() => headingPainted));
  }
  return times;
}

async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.touchscreen.tap(1, 1);
  await untilHydrated(page);
}

declare global {
  /** Set in the page: milliseconds from the next tap until another heading is painted. */
  var headingPainted: Promise<number>;
}

function recordNextHeading(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  globalThis.headingPainted = new Promise((resolve) => {
    const listen = ({ timeStamp }: Event) => {
      const look = () => {
        if (heading() === before) return requestAnimationFrame(look);
        // requestAnimationFrame runs before the paint, the message arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        return port2.postMessage(undefined);
      };
      look();
    };
    addEventListener('pointerup', listen, { capture: true, once: true });
  });
}
