import { existsSync, globSync } from 'node:fs';
import { freePort } from '../../harness/program.ts';
import type { Browser } from './browser.ts';
import { openSession, startDriver } from './webdriver.ts';

const DRIVER = '/usr/bin/WPEWebDriver';
const PROGRAM = '/usr/bin/cog';

/** The width of its window, which cannot be changed. */
const WINDOW_WIDTH = 800;

/** Debian 13 has a newer WPE WebKit, in a library of another name. */
export const hasOldWebKit =
  [DRIVER, PROGRAM].every(existsSync) && globSync('/usr/lib/*/libWPEWebKit-1.1.so.0').length > 0;

/** Starts WPE WebKit without a window. Each width needs a new session, because only a zoom set at its start changes it. */
export async function startOldWebKit(): Promise<Browser> {
  const port = await freePort();
  const driver = await startDriver(DRIVER, [`--port=${port}`], port);
  const openAt = (width: number) => {
    const zoom = WINDOW_WIDTH / width;
    const args = ['--automation', '--platform=headless', `--scale=${zoom}`];
    return openSession(driver, { 'wpe:browserOptions': { binary: PROGRAM, args } }, zoom);
  };
  let width = 1280;
  let session = await openAt(width);
  return {
    open: (url) => session.open(url),
    back: () => session.back(),
    forward: () => session.forward(),
    evaluate: (script, ...values) => session.evaluate(script, ...values),
    click: (selector) => session.click(selector),
    tap: notPossible,
    print: notPossible,
    type: (selector, text) => session.type(selector, text),
    chooseFiles: (selector, paths) => session.chooseFiles(selector, paths),
    screenshot: (path) => session.screenshot(path),
    async setWidth(wanted) {
      if (wanted === width) return;
      await session.close();
      width = wanted;
      session = await openAt(width);
    },
    async close() {
      await session.close();
      await driver.stop();
    },
  };
}

/** Its driver answers a touch with mouse events, and has no command for printing. */
async function notPossible(): Promise<never> {
  throw new Error('Not possible in WPE WebKit 2.38');
}
