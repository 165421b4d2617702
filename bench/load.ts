import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createLeadClient } from '../harness/lead-client.ts';
import { LeadLedger, sendLoad } from '../harness/lead-load.ts';
import { percentile } from './report.ts';

type Order = { readonly url: string; readonly connections: number; readonly seconds: number };

/** Times in milliseconds. */
export type LoadResult = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** Sends requests from a process of its own, so that its CPU time and memory don't count as the server's. */
export async function sendFromOutside(order: Order): Promise<LoadResult> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(order)]);
  const [[result]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  return result as LoadResult;
}

if (import.meta.main) {
  const { url, connections, seconds }: Order = JSON.parse(process.argv[2] ?? '');
  const client = createLeadClient(url, connections);
  const ledger = new LeadLedger();
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await sendLoad({
    client,
    ledger,
    connections,
    mayContinue: () => performance.now() < end,
    onAcknowledged: (ms) => times.push(ms),
  });
  client.close();
  if (ledger.unanswered > 0) throw new Error(`${ledger.unanswered} requests were not accepted`);
  process.send?.({ perSecond: times.length / seconds, p50: percentile(times, 50), p99: percentile(times, 99) });
}
