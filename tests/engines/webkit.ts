import { existsSync, mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../harness/program.ts';
import { type Browser, waitFor } from './browser.ts';
import { centreOf, openSession, startDriver } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const WINDOW = fileURLToPath(new URL('webview.py', import.meta.url));

export const hasWebKit =
  [DRIVER, '/usr/bin/Xvfb', '/usr/bin/python3'].every(existsSync) && existsSync('/usr/lib/python3/dist-packages/gi');

/** Starts WebKitGTK on its own X display: without a display's focus nothing matches `:focus`. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const driver = await startDriver('xvfb-run', ['-a', '-s', '-screen 0 3200x2000x24', DRIVER, `--port=${port}`], port);
  const session = await openSession(driver, { 'webkitgtk:browserOptions': { binary: WINDOW, args: [] } });
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  let printed = 0;
  const ask = (message: WindowMessage) => session.evaluate(postToWindow, message);
  return {
    ...session,
    async tap(selector) {
      const centre = await waitFor(session, centreOf, selector);
      await ask({ tap: centre });
    },
    async print() {
      const path = join(folder, `${printed++}.pdf`);
      await ask({ print: path });
      while (!existsSync(path)) await pause(25);
      return new Uint8Array(await readFile(path));
    },
    setWidth: async (width) => void (await session.post('window/rect', { width, height: 800 })),
    async close() {
      await session.close();
      await driver.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** What webview.py understands. */
type WindowMessage = { tap: [x: number, y: number] } | { print: string };

function postToWindow(message: WindowMessage): void {
  const { webkit } = window as unknown as {
    webkit: { messageHandlers: { window: { postMessage(message: WindowMessage): void } } };
  };
  webkit.messageHandlers.window.postMessage(message);
}
