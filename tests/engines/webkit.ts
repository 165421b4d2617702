import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../harness/free-port.ts';
import type { Browser } from './browser.ts';
import { openSession, startDriver } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const WINDOW = fileURLToPath(new URL('webview.py', import.meta.url));

export const hasWebKit =
  [DRIVER, '/usr/bin/Xvfb', '/usr/bin/python3'].every(existsSync) && existsSync('/usr/lib/python3/dist-packages/gi');

/** Starts WebKitGTK on a display of its own: without the focus of a display nothing matches `:focus`. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const driver = await startDriver('xvfb-run', ['-a', '-s', '-screen 0 3200x2000x24', DRIVER, `--port=${port}`], port);
  const session = await openSession(driver, { 'webkitgtk:browserOptions': { binary: WINDOW, args: [] } });
  return {
    ...session,
    setWidth: async (width) => void (await session.post('window/rect', { width, height: 800 })),
    async close() {
      await session.close();
      await driver.stop();
    },
  };
}
