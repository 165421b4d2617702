// npm run bench:leads [-- --quick]: how many requests the server acknowledges, what pages wait meanwhile, and its memory.
import { setTimeout as pause } from 'node:timers/promises';
import { createLeadClient } from '../harness/lead-client.ts';
import { processSize } from '../harness/process-size.ts';
import { startSite } from '../harness/site-process.ts';
import { sendFromOutside } from './load.ts';
import { milliseconds, percentile, type Row, report } from './report.ts';

const quick = process.argv.includes('--quick');
const seconds = quick ? 2 : 10;
const slices = quick ? 2 : 10;
const SLICE_MS = 2_000;
/** Between two page requests, to add no load of their own. */
const PAUSE_MS = 4;

const rows: Row[] = [];
for (const connections of [1, 8]) rows.push(await measureRequests(connections));
rows.push(await measurePages());
report('requests', rows, { keep: !quick });

/** Requests per second, each acknowledged after it is synced to disk, and the memory that they take. */
async function measureRequests(connections: number): Promise<Row> {
  const what = `acknowledged, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  console.error(`${what} …`);
  const site = await startSite();
  const megabytes = () => Math.round(processSize(site.pid).memory / 1e6);
  const before = megabytes();
  const { perSecond, p50, p99 } = await sendFromOutside({ url: site.url, connections, seconds });
  const memory = `memory ${before} → ${megabytes()} MB`;
  await site.stop();
  return { what, value: `${Math.round(perSecond)}/s, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, ${memory}` };
}

/** Page latency with and without quote requests, alternating so that both see the same state of the machine. */
async function measurePages(): Promise<Row> {
  const connections = 8;
  const [quiet, loaded]: [number[], number[]] = [[], []];
  for (let slice = 0; slice < slices; slice++) {
    const site = await startSite();
    const client = createLeadClient(site.url);
    await readPages(client.read);
    quiet.push(...(await readPages(client.read)));
    const load = sendFromOutside({ url: site.url, connections, seconds: (1.5 * SLICE_MS) / 1000 });
    await pause(SLICE_MS / 4);
    loaded.push(...(await readPages(client.read)));
    await load;
    client.close();
    await site.stop();
  }
  const [without, under] = [percentile(quiet, 99), percentile(loaded, 99)];
  return {
    what: `page p99 while ${connections} connections send requests as fast as they can`,
    value: `${milliseconds(under)} (without: ${milliseconds(without)})`,
    against: `${(under / without).toFixed(2)}×`,
  };
}

/** Fetches a page repeatedly; the duration of each fetch. */
async function readPages(read: (path: string) => Promise<string>): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
    const start = performance.now();
    await read('/');
    times.push(performance.now() - start);
    await pause(PAUSE_MS);
  }
  return times;
}
