import { setTimeout as pause } from 'node:timers/promises';
import { createLeadClient } from '../harness/lead-client.ts';
import { startSite } from '../harness/site-process.ts';
import { sendFromOutside } from './load.ts';
import { percentile } from './numbers.ts';
import { milliseconds, type Row, ratioRow } from './report.ts';
import type { Scale } from './scale.ts';

const SLICE_MS = 2_000;
/** Between two page requests, to add no load of their own. */
const PAUSE_MS = 4;
const GOAL = { atMost: 2 };

const loads = [
  { name: '8 connections, as fast as they can', connections: 8, pauseMs: 0 },
  { name: 'about 100 requests per second', connections: 8, pauseMs: 78 },
];

/** Page latency with and without quote requests, alternating so that both see the same state of the machine. */
export async function measurePages({ pageSlices }: Scale): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, connections, pauseMs } of loads) {
    const quiet: number[] = [];
    const loaded: number[] = [];
    for (let slice = 0; slice < pageSlices; slice++) {
      const site = await startSite();
      const client = createLeadClient(site.url);
      await readPages(client.read, 200);
      quiet.push(...(await readPages(client.read)));
      const load = sendFromOutside({ url: site.url, connections, pauseMs, seconds: (1.5 * SLICE_MS) / 1000 });
      await pause(SLICE_MS / 4);
      loaded.push(...(await readPages(client.read)));
      await load;
      client.close();
      await site.stop();
    }
    const [without, under] = [percentile(quiet, 99), percentile(loaded, 99)];
    const value = `${milliseconds(under)} (without: ${milliseconds(without)})`;
    rows.push(ratioRow(`page p99 under requests: ${name}`, value, under / without, GOAL));
  }
  return rows;
}

/** Fetches a page repeatedly; the duration of each fetch. */
async function readPages(read: (path: string) => Promise<string>, forMs = SLICE_MS): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; ) {
    const start = performance.now();
    await read('/');
    times.push(performance.now() - start);
    await pause(PAUSE_MS);
  }
  return times;
}
