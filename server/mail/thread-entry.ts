import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DueMail } from '../store/port.ts';
import { createDelivery } from './delivery.ts';
import { DeliveryError, describeError, type FailureKind } from './failure.ts';
import type { Parties } from './messages/compose.ts';
import { createTransport, type TransportSettings } from './transport.ts';

export type ThreadSettings = TransportSettings & Parties;

/** Said of each mail, in turn: nothing when it went out. */
export type DeliveryOutcome = { readonly kind: FailureKind; readonly message: string } | undefined;

const settings: ThreadSettings = workerData;
const port = parentPort;
if (port === null) throw new Error('thread-entry.ts runs in a worker thread only');

// Visitors come first. Elsewhere than on Linux this would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const deliver = createDelivery(createTransport(settings), settings);

port.on('message', async (mail: DueMail) => port.postMessage(await outcomeOf(mail)));

async function outcomeOf(mail: DueMail): Promise<DeliveryOutcome> {
  try {
    await deliver(mail);
    return undefined;
  } catch (error) {
    if (error instanceof DeliveryError) return { kind: error.kind, message: error.message };
    return { kind: 'temporary', message: describeError(error) };
  }
}
