// npm run bench:engines [-- --runs N] [--json]: first touch and navigation times in each installed engine.
import { chromium } from '@playwright/test';
import { servicePath } from '../content/services/index.ts';
import { startSite } from '../harness/site-process.ts';
import config from '../playwright.config.ts';
import { paths } from '../shared/paths.ts';
import { type Browser, waitFor } from '../tests/engines/browser.ts';
import { hasFirefox, startFirefox, startWithPuppeteer } from '../tests/engines/firefox.ts';
import { hasOldWebKit, startOldWebKit } from '../tests/engines/old-webkit.ts';
import { hasWebKit, startWebKit } from '../tests/engines/webkit.ts';
import { median } from './numbers.ts';
import { print, runs } from './options.ts';
import { markdownTable, times } from './report.ts';

const { executablePath = chromium.executablePath(), args = [] } = config.use?.launchOptions ?? {};
const engines = [
  { name: 'Chromium', installed: true, start: () => startWithPuppeteer({ executablePath, args }) },
  { name: 'Firefox', installed: hasFirefox, start: startFirefox },
  { name: 'WebKitGTK', installed: hasWebKit, start: startWebKit },
  { name: 'WPE WebKit 2.38', installed: hasOldWebKit, start: startOldWebKit },
].filter(({ installed }) => installed);

const service = servicePath('bitumen');
const descriptions = {
  tap: 'first tap on the menu to the next frame',
  hydration: 'first movement or tap to hydrated',
  turn: 'click on a link to the next page',
} as const;
type Times = Record<keyof typeof descriptions, number>;

const site = await startSite();
const measured: Record<string, Times> = {};
try {
  for (const { name, start } of engines) {
    const browser = await start();
    const all: Times[] = [];
    try {
      for (let run = 0; run < runs; run++) all.push(await visit(browser));
    } finally {
      await browser.close();
    }
    const medianOf = (what: keyof Times) => median(all.map((times) => times[what]));
    measured[name] = { tap: medianOf('tap'), hydration: medianOf('hydration'), turn: medianOf('turn') };
  }
} finally {
  await site.stop();
}
print(measured, () => {
  const cells = Object.entries(descriptions).map(([what, text]) => [
    text,
    ...Object.values(measured).map((one) => cell(one[what as keyof Times], measured.Chromium?.[what as keyof Times])),
  ]);
  return markdownTable(['median', ...Object.keys(measured)], cells);
});

function cell(value: number, reference = value): string {
  return `${Math.round(value)} ms (${times(value / reference)})`;
}

/** Opens home on a phone, taps the menu and follows a link in it. Times in ms. */
async function visit(browser: Browser): Promise<Times> {
  await browser.setWidth(390);
  await browser.open(site.url + paths.home);
  await browser.evaluate(recordTimes);
  await browser.click('header summary');
  await waitFor(browser, () => 'hydration' in recorded && 'tap' in recorded);
  await browser.click(`nav[aria-label="Menu"] a[href="${service}"]`);
  await waitFor(browser, () => 'turn' in recorded);
  return browser.evaluate(() => recorded as Times);
}

declare global {
  /** Set in the page by `recordTimes`: the times measured so far, in ms. */
  var recorded: Partial<Times>;
}

function recordTimes(): void {
  globalThis.recorded = {};
  const root = document.documentElement;
  const heading = document.querySelector('h1');
  const onDown = ({ timeStamp }: Event) => {
    const passed = () => performance.now() - timeStamp;
    requestAnimationFrame(() => {
      // requestAnimationFrame runs before the paint, the message arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        recorded.tap = passed();
      };
      port2.postMessage(undefined);
    });
  };
  // A mouse moves before it clicks, and moving already loads the code.
  const onFirst = ({ timeStamp }: Event) => {
    first ??= timeStamp;
  };
  let first: number | undefined;
  for (const type of ['pointermove', 'pointerdown']) addEventListener(type, onFirst, true);
  new MutationObserver(() => {
    if (root.dataset.hydrated === '') recorded.hydration ??= performance.now() - (first ?? Number.NaN);
  }).observe(root, { attributes: true });
  addEventListener('pointerdown', onDown, { capture: true, once: true });
  const onClick = ({ timeStamp, target }: Event) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    const look = () => {
      if (document.querySelector('h1') === heading) return requestAnimationFrame(look);
      recorded.turn = performance.now() - timeStamp;
    };
    look();
  };
  addEventListener('click', onClick, true);
}
