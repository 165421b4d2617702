import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { freePort } from '../../harness/free-port.ts';
import type { Browser } from './browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const WINDOW = fileURLToPath(new URL('webview.py', import.meta.url));
/** How the W3C protocol names an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The Enter key in the protocol: WebKit drops a newline. */
const ENTER = '\uE007';

export const hasWebKit =
  [DRIVER, '/usr/bin/Xvfb', '/usr/bin/python3'].every(existsSync) && existsSync('/usr/lib/python3/dist-packages/gi');

/** Starts WebKitGTK on a display of its own, driven over W3C WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 3200x2000x24', DRIVER, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(driver, base);
  const { sessionId } = await call<{ sessionId: string }>(`${base}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: WINDOW, args: [] } } },
  });
  const session = `${base}/session/${sessionId}`;
  const post = <Result>(path: string, body: object) => call<Result>(`${session}/${path}`, 'POST', body);
  const find = async (selector: string) => {
    const found = await post<Record<string, string>>('element', { using: 'css selector', value: selector });
    return `element/${found[ELEMENT]}`;
  };
  return {
    back: () => post('back', {}),
    forward: () => post('forward', {}),
    evaluate: (script, ...values) => post('execute/sync', { script: `return (${script})(...arguments)`, args: values }),
    // Refused while the page still scrolls or the element is disabled.
    click: (selector) =>
      vi.waitFor(async () => void (await post(`${await find(selector)}/click`, {})), { timeout: 20_000, interval: 50 }),
    type: async (selector, text) =>
      void (await post(`${await find(selector)}/value`, { text: text.replaceAll('\n', ENTER) })),
    chooseFiles: async (selector, paths) =>
      void (await post(`${await find(selector)}/value`, { text: paths.join('\n') })),
    setWidth: async (width) => void (await post('window/rect', { width, height: 800 })),
    screenshot: async (path) => writeFile(path, await call<string>(`${session}/screenshot`, 'GET'), 'base64'),
    async close() {
      await call(session, 'DELETE').catch(() => {});
      process.kill(-(driver.pid as number));
      await once(driver, 'exit');
    },
  };
}

async function call<Result>(url: string, method: string, body?: object): Promise<Result> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Waits until the driver answers. */
async function untilReady(driver: ChildProcess, base: string): Promise<void> {
  while (driver.exitCode === null) {
    const ready = await fetch(`${base}/status`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (ready) return;
  }
  throw new Error(`xvfb-run ended with ${driver.exitCode}`);
}
