// npm run bench:server [-- --runs N] [--json]: how fast files are served, compared with nginx.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type SiteProcess, startSite } from '../harness/site-process.ts';
import { memoryOf } from './memory.ts';
import { startNginx } from './nginx.ts';
import { median } from './numbers.ts';
import { print, runs } from './options.ts';
import { requireProgram } from './program.ts';
import { atMostRow, megabytes, milliseconds, type Row, ratioRow, table, whole } from './report.ts';
import { measureThroughput, type Throughput } from './wrk.ts';

const SECONDS = 3;
const files = [
  { what: 'the home page', address: '/' },
  { what: 'a small asset', address: smallAsset() },
  { what: 'a picture', address: '/pictures/hero-780.avif' },
];

requireProgram('wrk', '-v');
const startMs = await measureStart();
const site = await startSite();
try {
  const atStart = memoryOf(site);
  const served = await measureFiles(site);
  const rows = [
    ...served,
    atMostRow('from start to listening', startMs, 500, milliseconds),
    { what: 'memory at start', value: megabytes(atStart) },
    atMostRow('memory under load, at most', memoryOf(site, 'most'), 120, megabytes),
  ];
  print(rows, () => table(rows));
} finally {
  await site.stop();
}

/** Alternates with nginx, so that both see the same state of the machine. */
async function measureFiles(site: SiteProcess): Promise<Row[]> {
  const addresses = files.map(({ address }) => address);
  const nginx = await startNginx(site.url, addresses);
  const rows: Row[] = [];
  for (const { what, address } of files) {
    const [ours, theirs]: [Throughput[], Throughput[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      ours.push(await measureThroughput(site.url + address, SECONDS));
      theirs.push(await measureThroughput(nginx.url + address, SECONDS));
    }
    rows.push(...compare(what, medians(ours), medians(theirs)));
  }
  await nginx.stop();
  return rows;
}

function compare(what: string, ours: Throughput, theirs: Throughput): Row[] {
  const rates = `${whole(ours.perSecond)}/s (nginx: ${whole(theirs.perSecond)}/s)`;
  const waits = `${milliseconds(ours.p99Ms)} (nginx: ${milliseconds(theirs.p99Ms)})`;
  return [
    ratioRow(what, rates, ours.perSecond / theirs.perSecond, { atLeast: 0.5 }),
    ratioRow(`${what}: p99`, waits, ours.p99Ms / theirs.p99Ms, { atMost: 2 }),
  ];
}

function medians(all: readonly Throughput[]): Throughput {
  return {
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p99Ms: median(all.map(({ p99Ms }) => p99Ms)),
  };
}

/** Milliseconds from process start until it accepts connections. */
async function measureStart(): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    const site = await startSite();
    times.push(performance.now() - start);
    await site.stop();
  }
  return median(times);
}

/** Path of a small chunk. */
function smallAsset(): string {
  const [name] = globSync('privacy-*.js', { cwd: fileURLToPath(new URL('../build/client/assets', import.meta.url)) });
  return `/assets/${name}`;
}
