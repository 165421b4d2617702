import { join } from 'node:path';
import { company } from '../content/company.ts';
import type { FormHandlers } from '../shared/form-post.ts';
import type { Settings } from './env.ts';
import { createFormHandlers } from './form-handlers.ts';
import { type Caller, createEndpoint } from './functions/endpoint.ts';
import { sendContactEmail, sendContactMessage } from './functions/send-lead.ts';
import { uploadQuotePhoto } from './functions/upload-quote-photo.ts';
import { createMemoryBudget } from './http/body.ts';
import { createRateLimit, unlimited } from './http/rate-limit.ts';
import { eraseAgain, startDailyPurge } from './leads/retention.ts';
import { createLeadsIntake } from './leads-intake.ts';
import type { Log } from './log.ts';
import { createDelivery } from './mail/delivery.ts';
import { emlFolderTransport } from './mail/eml-folder.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { smtpTransport } from './mail/smtp.ts';
import { createPhotoChecker } from './photos/checker.ts';
import { openStore } from './store/store.ts';

/** Everything behind the pages: functions, form handlers, mail worker and store. */
export type Backend = {
  callFunction(request: Request, caller: Caller): Promise<Response>;
  /** Handlers for forms posted without JavaScript by one client address. */
  formHandlers(address: string): FormHandlers;
  health(): Promise<'ok' | 'degraded'>;
  /** Stops the mail worker. Resolves when the mails being sent are finished, after at most two minutes. */
  finishMail(): Promise<void>;
  /** Closes the store. Call it after `finishMail` and after the last response. */
  close(): Promise<void>;
};

/** Opens the store and starts the workers on it. */
export async function startBackend(settings: Settings, log: Log): Promise<Backend> {
  const { contactDelivery } = settings.public;
  const { dataDir, databaseUrl, smtpUrl } = settings;
  const store = await openStore({
    dataDir,
    databaseUrl,
    onLost({ message }) {
      // Exit: systemd restarts the process, which opens the database again.
      log.error('store-lost', { error: message });
      process.exit(1);
    },
  });
  // Before the mail worker starts: a restored backup may contain mails of deleted requests.
  const erasedAgain = await eraseAgain(store, dataDir, Date.now());
  if (erasedAgain > 0) log.info('deleted-leads-deleted-again', { count: erasedAgain });
  const photos = createPhotoChecker(log);
  const transport = smtpUrl ? smtpTransport(smtpUrl) : emlFolderTransport(join(dataDir, 'mail'));
  const mail = startOutboxWorker({ outbox: store, delivery: createDelivery(transport, settings), log });
  const rateLimit = settings.rateLimit ? await createRateLimit(settings.rateLimit, settings.databaseUrl) : unlimited;
  const memoryBudget = createMemoryBudget();
  const intake = createLeadsIntake({ store, photos, rateLimit, log, wakeMail: mail.wake });
  const purge = startDailyPurge(store, dataDir, log);
  return {
    callFunction: createEndpoint({
      functions: {
        'send-contact-email': sendContactEmail(intake),
        'upload-quote-photo': uploadQuotePhoto(intake),
        ...(contactDelivery && { 'send-contact-message': sendContactMessage(intake) }),
      },
      anonKeys: [settings.anonKey],
      origins: [new URL(company.url).origin, ...settings.siteOrigins],
      memoryBudget,
      log,
    }),
    formHandlers: (address) => createFormHandlers({ intake, memoryBudget, contactDelivery, log }, address),
    async health() {
      await store.check();
      return purge.isRefused() || (await store.stuck()).length > 0 ? 'degraded' : 'ok';
    },
    finishMail: mail.stop,
    async close() {
      photos.stop();
      purge.stop();
      await store.close();
    },
  };
}
