import type { DueMail } from '../store/port.ts';
import { DeliveryError } from './failure.ts';
import { composeMail, type Parties } from './messages/compose.ts';
import type { Transport } from './transport.ts';

/** Writes and sends a due mail. A mail that is too large for the receiver goes again without its photos, and says so. */
export function createDelivery(transport: Transport, parties: Parties): (mail: DueMail) => Promise<void> {
  return async (mail) => {
    try {
      await transport.send(await composeMail(mail, parties));
    } catch (error) {
      if (!(error instanceof DeliveryError && error.kind === 'too-large' && mail.photos.length > 0)) throw error;
      await transport.send(await composeMail(mail, parties, { attachPhotos: false }));
    }
  };
}
