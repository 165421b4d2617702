import { parentPort, workerData } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { openStore } from '../store/open.ts';
import { createDelivery } from './delivery.ts';
import type { Parties } from './messages/compose.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { createTransport, type TransportSettings } from './transport.ts';

export type ThreadSettings = TransportSettings & Parties & { readonly databaseUrl: string | undefined };

/** A line for the log, which the main thread writes. */
export type ThreadMessage = { readonly level: keyof Log; readonly event: string; readonly data: object | undefined };

const settings: ThreadSettings = workerData;
const port = parentPort;
if (port === null) throw new Error('thread-entry.ts runs in a worker thread only');

const entry = (level: keyof Log) => (event: string, data?: object) =>
  port.postMessage({ level, event, data } satisfies ThreadMessage);
const log: Log = { info: entry('info'), error: entry('error') };

const store = await openStore(settings);
const worker = startOutboxWorker({
  outbox: store,
  deliver: createDelivery(createTransport(settings), settings),
  log,
});

port.on('message', async (message: 'wake' | 'stop') => {
  if (message === 'wake') return worker.wake();
  await worker.stop();
  await store.close();
  port.close();
});
