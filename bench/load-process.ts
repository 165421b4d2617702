// Sends requests from a separate process, so that its CPU time and memory don't count as the server's.
import { setTimeout as pause } from 'node:timers/promises';
import { createLeadClient } from '../harness/lead-client.ts';
import { LeadLedger } from '../harness/lead-ledger.ts';
import { sendLoad } from '../harness/lead-load.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { percentile } from './numbers.ts';

const { url, connections, leads, seconds, pauseMs, ca }: LoadOrder = JSON.parse(process.argv[2] ?? '');

const client = createLeadClient(url, connections, ca);
const ledger = new LeadLedger();
const times: number[] = [];
const start = performance.now();
const end = start + seconds * 1000;
let left = leads;

await sendLoad({
  client,
  ledger,
  connections,
  async mayContinue() {
    if (pauseMs > 0) await pause(pauseMs);
    return left-- > 0 && performance.now() < end;
  },
  onAcknowledged: (ms) => times.push(ms),
});
client.close();

const result: LoadResult = {
  acknowledged: times.length,
  perSecond: (times.length / (performance.now() - start)) * 1000,
  p50: percentile(times, 50),
  p99: percentile(times, 99),
};
if (ledger.unanswered > 0) throw new Error(`${ledger.unanswered} requests were not accepted`);
process.send?.(result);
