import { company } from '../content/company.ts';
import type { FormPosts } from '../shared/form-post.ts';
import { startDaily } from './daily.ts';
import type { Settings } from './env.ts';
import { createFormPosts } from './forms/form-posts.ts';
import { type Caller, createEndpoint } from './functions/endpoint.ts';
import { sendContactEmail, sendContactMessage } from './functions/send-lead.ts';
import type { Intake } from './functions/take-lead.ts';
import { uploadQuotePhoto } from './functions/upload-quote-photo.ts';
import { createRateLimit, unlimited } from './http/rate-limit.ts';
import { purgeExpired } from './leads/retention.ts';
import { errorName, type Log } from './log.ts';
import { createDelivery } from './mail/delivery.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { createPhotoChecker } from './photos/checker.ts';
import { openStore } from './store/open.ts';
import { STUCK_AFTER_MS } from './store/port.ts';

/** Everything behind the pages: what takes leads in, and what mails them. */
export type Backend = {
  callFunction(request: Request, caller: Caller): Promise<Response>;
  /** The handlers of forms that an address posts without JavaScript. */
  formPosts(address: string): FormPosts;
  health(): Promise<'ok' | 'degraded'>;
  /** Stops the mail worker. Resolves when the mails being sent are finished: after two minutes at most. */
  finishMail(): Promise<void>;
  /** Closes the store. Call it last: after `finishMail`, and after the last request is answered. */
  close(): Promise<void>;
};

/** Opens the store and starts what works on it. */
export async function startBackend(settings: Settings, log: Log): Promise<Backend> {
  const { contactDelivery } = settings.public;
  const store = await openStore(settings);
  const photos = createPhotoChecker(log);
  const mail = startOutboxWorker({ outbox: store, delivery: createDelivery(settings), log });
  const rateLimit = settings.rateLimit ? await createRateLimit(settings.rateLimit, settings.databaseUrl) : unlimited;
  const intake: Intake = { store, rateLimit, log, wakeMail: mail.wake };
  const retention = startDaily(async () => {
    try {
      log.info('expired-leads-deleted', { count: await purgeExpired(store, settings.dataDir, Date.now()) });
    } catch (error) {
      log.error('retention-failed', { error: errorName(error) });
    }
  });
  return {
    callFunction: createEndpoint({
      functions: {
        'send-contact-email': sendContactEmail(intake),
        'upload-quote-photo': uploadQuotePhoto({ store, checkPhoto: photos.check, wakeMail: mail.wake }),
        ...(contactDelivery && { 'send-contact-message': sendContactMessage(intake) }),
      },
      anonKey: settings.anonKey,
      origins: [new URL(company.url).origin],
      log,
    }),
    formPosts: (address) => createFormPosts({ intake, checkPhoto: photos.check, contactDelivery }, address),
    async health() {
      await store.check();
      return (await store.stuck(STUCK_AFTER_MS)).length > 0 ? 'degraded' : 'ok';
    },
    finishMail: mail.stop,
    async close() {
      photos.stop();
      retention.stop();
      await store.close();
    },
  };
}
