import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { ServerBuild } from 'react-router';
import type { PublicSettings } from '../shared/settings.ts';
import { createApp } from './app.ts';
import { startBackend } from './backend.ts';
import { readSettings, type Settings, SettingsError } from './env.ts';
import { openPoints } from './launch/open-points.ts';
import { listen } from './listen.ts';
import { createLog, errorName, type Log } from './log.ts';
import { loadBuiltSite } from './site/built-site.ts';
import { securityHeaders } from './site/headers.ts';
import { createPageRenderer } from './site/render-page.ts';
import { wellKnownFiles } from './site/well-known.ts';
import { startWatchdog } from './watchdog.ts';

const BUILD = new URL('../build/', import.meta.url);

try {
  await start(readSettings(process.env), createLog());
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

async function start(settings: Settings, log: Log): Promise<void> {
  const { record, files } = loadBuiltSite(fileURLToPath(BUILD));
  requireSameSettings(record.settings, settings.public);
  const site: ServerBuild = await import(new URL('server/index.js', BUILD).href);
  const backend = await startBackend(settings, log);
  const headers = securityHeaders(record);
  const app = createApp({
    files: new Map([...files, ...wellKnownFiles(Date.now())]),
    headers,
    renderPage: createPageRenderer(site, backend.formHandlers, log),
    callFunction: backend.callFunction,
    health: backend.health,
    build: site.assets.version,
    log,
    trustProxy: settings.trustProxy,
  });
  const server = await listen(app, settings.listenAt, { headers });
  startWatchdog(log);

  let stopping = false;
  const stop = async () => {
    // A second signal: exit at once. The next process sends an unfinished mail again.
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping');
    // A slow mail server can take two minutes: keep serving visitors until then.
    await backend.finishMail();
    await server.close();
    await backend.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  console.log(`De site staat op ${server.url}`);
  console.log(
    settings.databaseUrl ? 'Aanvragen: PostgreSQL (DATABASE_URL)' : `Aanvragen: ${settings.dataDir}/leads.sqlite`,
  );
  console.log(settings.smtpUrl ? 'Mails: via SMTP_URL' : `Mails: ${settings.dataDir}/mail/*.eml`);
  if (!settings.public.contactDelivery) {
    console.log('Het contactformulier bewaart en mailt niets (CONTACT_DELIVERY=off).');
  }

  const open = openPoints(settings).length;
  if (open > 0) console.log(`Nog ${open} punten open voor de site live kan: npm run launch-check`);
}

/** Throws if the settings compiled into the pages differ: the pages would call the wrong backend or make wrong promises. */
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
