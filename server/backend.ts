import { join } from 'node:path';
import { isDiskLow } from './disk.ts';
import type { Settings } from './env.ts';
import { createFormHandler } from './form-handlers.ts';
import { createEndpoint } from './functions/endpoint.ts';
import { sendLead } from './functions/send-lead.ts';
import { uploadQuotePhoto } from './functions/upload-quote-photo.ts';
import { createHealth } from './health.ts';
import { createMemoryBudget } from './http/body.ts';
import { createLimits } from './http/rate-limit.ts';
import { eraseAgain, startDailyPurge } from './leads/retention.ts';
import { createLeadsIntake } from './leads-intake.ts';
import type { Log } from './log.ts';
import { createDelivery, startOutboxWorker } from './mail/outbox-worker.ts';
import { emlFolderTransport, smtpTransport } from './mail/transports.ts';
import { createPhotoChecker } from './photos/checker.ts';
import { createPhotoQuota } from './photos/quota.ts';
import { openStore } from './store/store.ts';

/** Starts everything behind the pages: functions, form handlers, mail worker and store. */
export async function startBackend(settings: Settings, log: Log) {
  const { contactDelivery } = settings.public;
  const { dataDir, smtpUrl } = settings;
  const store = await openStore({
    dataDir,
    onLost({ message }, canReopen) {
      log.error('store-lost', { error: message });
      // systemd restarts the process, which opens the database again. A damaged one would end it again and again, so the
      // process stays: it serves pages, its forms name the phone number, and the health check fails.
      if (canReopen) process.exit(1);
    },
  });
  // Before the mail worker starts: a restored backup may contain mails of deleted requests.
  const erasedAgain = await eraseAgain(store, dataDir);
  if (erasedAgain > 0) log.info('deleted-leads-deleted-again', { count: erasedAgain });
  const transport = smtpUrl ? smtpTransport(smtpUrl) : emlFolderTransport(join(dataDir, 'mail'));
  const finishMail = startOutboxWorker({ outbox: store, deliver: createDelivery(transport, settings), log });
  const limits = createLimits(settings.rateLimit);
  const memoryBudget = createMemoryBudget();
  const checkPhoto = createPhotoChecker(log);
  const takeRoom = createPhotoQuota({ isDiskLow: () => isDiskLow(dataDir) });
  const intake = createLeadsIntake({ store, checkPhoto, takeRoom, ...limits, log });
  const stopPurge = startDailyPurge(store, dataDir, log);

  return {
    callFunction: createEndpoint({
      functions: {
        'send-contact-email': sendLead('quote', intake),
        'upload-quote-photo': uploadQuotePhoto(intake),
        ...(contactDelivery && { 'send-contact-message': sendLead('contact', intake) }),
      },
      anonKeys: [settings.anonKey],
      origins: settings.origins,
      memoryBudget,
      log,
    }),
    postForm: createFormHandler({ intake, memoryBudget, contactDelivery, log }),
    /** Also `degraded` when a request could not be stored, or the disk is almost full. */
    health: createHealth(store, async () => intake.hasFailed() || (await isDiskLow(dataDir))),
    /** Stops the mail worker. Resolves when the mails being sent are finished, after at most two minutes. */
    finishMail,
    /** Closes the store. Call it after `finishMail` and after the last response. */
    async close() {
      stopPurge();
      await store.close();
    },
  };
}
