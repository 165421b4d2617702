import { existsSync } from 'node:fs';
import { type ElementHandle, launch } from 'puppeteer-core';
import { type Browser, waitFor } from './browser.ts';
import { centreOf } from './webdriver.ts';

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

export const hasFirefox = program !== undefined;

/** One process for pages and twenty frames a second take a third less CPU time. */
const cheaper = { 'fission.autostart': false, 'dom.ipc.processCount': 1, 'layout.frame_rate': 20 };

/** A tap is two commands. A third of a second between them, on a busy machine, would make it a press that clicks nothing. */
const patient = { 'apz.max_tap_time': 60_000, 'ui.click_hold_context_menus.delay': 60_000 };

/** Starts Firefox without a window, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program ?? 'firefox',
    extraPrefsFirefox: { 'intl.accept_languages': 'nl', ...cheaper, ...patient },
  });
  // The page that Firefox starts with never has the focus, so nothing in it matches `:focus`.
  const page = await browser.newPage();
  const window: Browser = {
    // Puppeteer's own navigation waits for ever after a page with a frame that could not be loaded.
    async open(url) {
      await page.evaluate((target) => location.assign(target), url);
      await waitFor(window, (target) => location.href === target && document.readyState === 'complete', url);
    },
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (script, ...values) => page.evaluate(script as never, ...values) as never,
    // Puppeteer's own click misses an element that moves meanwhile, as a button does when a message appears above it.
    async click(selector) {
      await waitFor(window, centreOf, selector);
      // In the next frame Firefox may scroll back to the caret of the field in which it typed.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await page.mouse.click(...(await waitFor(window, centreOf, selector)));
    },
    tap: async (selector) => page.touchscreen.tap(...(await waitFor(window, centreOf, selector))),
    type: (selector, text) => page.type(selector, text),
    async chooseFiles(selector, paths) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(...paths);
    },
    async setWidth(width) {
      // Puppeteer also sends an orientation, which Firefox 140 does not know.
      await page.setViewport({ width, height: 800 }).catch(ignoreUnknownCommand);
      await waitFor(window, (wanted) => innerWidth === wanted, width);
    },
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    print: async () => new Uint8Array(await page.pdf({ format: 'A4' })),
    close: () => browser.close(),
  };
  return window;
}

function ignoreUnknownCommand(error: Error): void {
  if (!error.message.includes('unknown command')) throw error;
}
