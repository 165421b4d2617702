import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, waitFor } from './browser.ts';

/** How the W3C protocol names an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The Enter key in the protocol: WebKit drops a newline. */
const ENTER = '\uE007';

/** A driver can stop answering. Without a limit the test would wait for it until its own time-out. */
const REQUEST_TIMEOUT_MS = 15_000;

type Driver = {
  readonly port: number;
  /** Ends the driver with everything that it started. */
  stop(): Promise<void>;
};

/** Starts a driver of W3C WebDriver and waits until it answers. */
export async function startDriver(program: string, args: readonly string[], port: number): Promise<Driver> {
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  await untilReady(child, port);
  return {
    port,
    async stop() {
      process.kill(-(child.pid as number));
      await once(child, 'exit');
    },
  };
}

/**
 * Opens a session. `zoom` is how many pixels of the window make a CSS pixel: drivers take coordinates in pixels of the
 * window.
 */
export async function openSession(
  { port }: Driver,
  options: object,
  zoom = 1,
): Promise<Omit<Browser, 'setWidth' | 'tap' | 'print'> & { post(path: string, body: object): Promise<unknown> }> {
  const base = `http://127.0.0.1:${port}/session`;
  const { sessionId } = await call<{ sessionId: string }>(base, 'POST', { capabilities: { alwaysMatch: options } });
  const session = `${base}/${sessionId}`;
  const post = <Result>(path: string, body: object) => call<Result>(`${session}/${path}`, 'POST', body);
  const evaluate: Browser['evaluate'] = (script, ...values) =>
    post('execute/sync', { script: `return (${script})(...arguments)`, args: values });
  const sendKeys = async (selector: string, text: string) => {
    const found = await post<Record<string, string>>('element', { using: 'css selector', value: selector });
    await post(`element/${found[ELEMENT]}/value`, { text });
  };
  const point = (pointerType: 'mouse' | 'touch', actions: readonly object[]) =>
    post('actions', { actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }] });
  const press = async (selector: string, pointerType: 'mouse' | 'touch') => {
    const centre = await waitFor({ evaluate }, centreOf, selector);
    const [x, y] = centre.map((value) => Math.round(value * zoom));
    await point(pointerType, [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 50 },
      { type: 'pointerUp', button: 0 },
    ]);
  };
  return {
    post,
    evaluate,
    async open(url) {
      // Where the last journey left the pointer, it can hold the services menu open. On the new page, a move would load
      // the code.
      await point('mouse', [{ type: 'pointerMove', x: 0, y: 0, duration: 0 }]);
      await post('url', { url });
      // WebKit's driver sometimes returns while the page before it is still open, its hidden form too.
      await waitFor({ evaluate }, (wanted) => document.URL === wanted && document.readyState === 'complete', url);
    },
    back: () => post('back', {}),
    forward: () => post('forward', {}),
    click: (selector) => press(selector, 'mouse'),
    type: (selector, text) => sendKeys(selector, text.replaceAll('\n', ENTER)),
    async chooseFiles(selector, paths) {
      const files = paths.map((path) => [basename(path), readFileSync(path, 'base64')] as const);
      await evaluate(setFiles, selector, files);
    },
    screenshot: async (path) => writeFile(path, await call<string>(`${session}/screenshot`, 'GET'), 'base64'),
    close: async () => void (await call(session, 'DELETE').catch(() => {})),
  };
}

/** Scrolls an element to the middle of the viewport. Gives its centre, or undefined while a click would not reach it. */
export function centreOf(selector: string): [x: number, y: number] | undefined {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getClientRects()[0] ?? {};
  const centre: [number, number] = [x + width / 2, y + height / 2];
  const reached = document.elementFromPoint(...centre);
  return reached && element?.contains(reached) && !element.matches(':disabled') ? centre : undefined;
}

/**
 * Puts JPEG files into a file input. WebKitGTK 2.52 crashes, on any site, when a form posts files that its driver chose
 * by path.
 */
function setFiles(selector: string, files: readonly (readonly [name: string, base64: string])[]): void {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`No ${selector}`);
  const chosen = new DataTransfer();
  for (const [name, base64] of files) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    chosen.items.add(new File([bytes], name, { type: 'image/jpeg' }));
  }
  input.files = chosen.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

async function call<Result>(url: string, method: string, body?: object): Promise<Result> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilReady(driver: ChildProcess, port: number): Promise<void> {
  while (driver.exitCode === null) {
    const ready = await fetch(`http://127.0.0.1:${port}/status`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (ready) return;
    await pause(20);
  }
  throw new Error(`The driver ended with ${driver.exitCode}`);
}
