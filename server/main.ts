import { isDeepStrictEqual } from 'node:util';
import { company } from '../content/company.ts';
import type { PublicSettings } from '../shared/settings.ts';
import { createApp } from './app.ts';
import { readSettings, type Settings, SettingsError } from './env.ts';
import { createFormPosts } from './forms/form-posts.ts';
import { createEndpoint, errorName } from './functions/endpoint.ts';
import { sendContactEmail, sendContactMessage } from './functions/send-lead.ts';
import type { Intake } from './functions/take-lead.ts';
import { uploadQuotePhoto } from './functions/upload-quote-photo.ts';
import { createRateLimit, unlimited } from './http/rate-limit.ts';
import { listen } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { startMailThread } from './mail/thread.ts';
import { checkPhoto } from './photos/check.ts';
import { loadBuiltSite } from './site/built-site.ts';
import { securityHeaders } from './site/headers.ts';
import { createPageRenderer } from './site/render-page.ts';
import { openStore } from './store/open.ts';

const BUILD_FOLDER = new URL('../build', import.meta.url).pathname;
const STUCK_AFTER_MS = 15 * 60 * 1000;

try {
  await start(readSettings(process.env), createLog());
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

async function start(settings: Settings, log: Log): Promise<void> {
  const { record, files } = loadBuiltSite(BUILD_FOLDER);
  requireSameSettings(record.settings, settings.public);
  const { contactDelivery } = settings.public;
  const store = await openStore(settings);
  const mail = startMailThread(settings, log);
  const rateLimit = settings.rateLimit ? await createRateLimit(settings.rateLimit, settings.databaseUrl) : unlimited;
  const intake: Intake = { store, rateLimit, log, wakeMail: mail.wake };
  const app = createApp({
    files,
    headers: securityHeaders(record),
    renderPage: await createPageRenderer(BUILD_FOLDER, (address) =>
      createFormPosts({ intake, checkPhoto, contactDelivery }, address),
    ),
    callFunction: createEndpoint({
      functions: {
        'send-contact-email': sendContactEmail(intake),
        'upload-quote-photo': uploadQuotePhoto({ store, checkPhoto, wakeMail: mail.wake }),
        ...(contactDelivery && { 'send-contact-message': sendContactMessage(intake) }),
      },
      anonKey: settings.anonKey,
      origins: [new URL(company.url).origin],
      log,
    }),
    health: async () => ((await store.stuck(STUCK_AFTER_MS)).length > 0 ? 'degraded' : 'ok'),
    log,
    trustProxy: settings.trustProxy,
  });
  const server = await listen(app, settings.host, settings.port);

  console.log(`De site staat op ${server.url}`);
  console.log(
    settings.databaseUrl ? 'Aanvragen: PostgreSQL (DATABASE_URL)' : `Aanvragen: ${settings.dataDir}/leads.sqlite`,
  );
  console.log(settings.smtpUrl ? 'Mails: via SMTP_URL' : `Mails: ${settings.dataDir}/mail/*.eml`);
  if (!contactDelivery) console.log('Het contactformulier bewaart en mailt niets (CONTACT_DELIVERY=off).');

  const stop = async () => {
    log.info('stopping');
    await server.close();
    await mail.stop();
    await store.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** The pages carry these settings: served with others they would call the wrong place or promise what isn't done. */
function requireSameSettings(built: PublicSettings, wanted: PublicSettings): void {
  const variables: Record<keyof PublicSettings, string> = {
    contactDelivery: 'CONTACT_DELIVERY',
    supabaseUrl: 'VITE_SUPABASE_URL',
    supabaseAnonKey: 'SUPABASE_ANON_KEY or VITE_SUPABASE_ANON_KEY',
    analyticsSrc: 'ANALYTICS_SRC',
  };
  for (const [setting, variable] of Object.entries(variables)) {
    const key = setting as keyof PublicSettings;
    if (!isDeepStrictEqual(built[key], wanted[key])) {
      throw new SettingsError(
        `${variable} differs from the value the pages were built with: run "npm run build" again`,
      );
    }
  }
}

function startFailure(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `PORT ${'port' in error ? error.port : ''} is already in use: stop the other program or choose another PORT`;
  }
  return `The server could not start: ${error instanceof Error ? error.message : errorName(error)}`;
}
