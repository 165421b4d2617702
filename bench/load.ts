import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Load: `leads` requests, or requests for `seconds`, over `connections` concurrent connections, with `pauseMs` before each. */
export type LoadOrder = {
  readonly url: string;
  readonly connections: number;
  readonly leads: number;
  readonly seconds: number;
  readonly pauseMs: number;
  /** The certificate that an `https:` server is known by. */
  readonly ca?: string;
};

/** Times in milliseconds. */
export type LoadResult = {
  readonly acknowledged: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
};

const PROGRAM = fileURLToPath(new URL('./load-process.ts', import.meta.url));

/** Sends requests from a separate process. */
export async function sendFromOutside(order: Pick<LoadOrder, 'url' | 'connections'> & Partial<LoadOrder>) {
  const complete: LoadOrder = { leads: Number.MAX_SAFE_INTEGER, seconds: 3600, pauseMs: 0, ...order };
  const child = fork(PROGRAM, [JSON.stringify(complete)]);
  let result: LoadResult | undefined;
  child.on('message', (message) => {
    result = message as LoadResult;
  });
  const [code] = await once(child, 'exit');
  if (!result) throw new Error(`The load process exited with ${code}`);
  return result;
}
