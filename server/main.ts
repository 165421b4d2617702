import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { inventedFacts } from '../content/company.ts';
import type { PublicSettings } from '../shared/settings.ts';
import { createApp } from './app.ts';
import { startBackend } from './backend.ts';
import { readSettings, type Settings, SettingsError } from './env.ts';
import { openPoints } from './launch/open-points.ts';
import { listen } from './listen.ts';
import { createLog, errorName, type Log } from './log.ts';
import { loadBuiltSite } from './site/files.ts';
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
  if (settings.databaseUrl) {
    throw new SettingsError('DATABASE_URL is for the commands of a Supabase project: the site stores in DATA_DIR');
  }
  const { record, files } = loadBuiltSite(fileURLToPath(BUILD));
  requireSameSettings(record.settings, settings.public);
  if (settings.production && !settings.allowPlaceholders) requireRealCompany();
  const site: ServerBuild = await import(new URL('server/index.js', BUILD).href);
  const backend = await startBackend(settings, log);
  const headers = securityHeaders(record);
  const app = createApp({
    files: new Map([...files, ...wellKnownFiles(Date.now())]),
    headers,
    renderPage: createPageRenderer(site, log),
    ...backend,
    log,
    trustProxy: settings.trustProxy,
  });
  const server = await listen(app, settings.listenAt);
  startWatchdog(log);

  let isStopping = false;
  const stop = async () => {
    // Ctrl+C reaches npm, its child and the server, and each passes it on.
    if (isStopping) return;
    isStopping = true;
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
  console.log(`Aanvragen: ${settings.dataDir}/leads.sqlite`);
  console.log(settings.smtpUrl ? 'Mails: via SMTP_URL' : `Mails: ${settings.dataDir}/mail/*.eml`);
  if (!settings.public.contactDelivery) {
    console.log(
      'Let op: het contactformulier meldt “Bericht verzonden!”, maar bewaart en mailt niets (CONTACT_DELIVERY=off).',
    );
  }

  const open = openPoints(settings).length;
  if (open > 0) console.log(`Nog ${open} punten open voor de site live kan: npm run launch-check`);
}

/** Throws if the settings compiled into the pages differ: the pages would call the wrong backend or make wrong promises. */
function requireSameSettings(built: PublicSettings, wanted: PublicSettings): void {
  const variables = {
    contactDelivery: 'CONTACT_DELIVERY',
    supabaseUrl: 'VITE_SUPABASE_URL',
    supabaseAnonKey: 'SUPABASE_ANON_KEY',
    analyticsSrc: 'ANALYTICS_SRC',
  } as const;
  const changed = (Object.keys(variables) as (keyof PublicSettings)[]).find((key) => built[key] !== wanted[key]);
  if (!changed) return;
  throw new SettingsError(
    `${variables[changed]} differs from the value the pages were built with: run "npm run build" again`,
  );
}

/** Throws while data of the firm are invented: customers would call a wrong number, and the law asks for the real ones. */
function requireRealCompany(): void {
  const invented = inventedFacts().map(([name]) => name);
  if (invented.length === 0) return;
  throw new SettingsError(
    `content/company.ts still has invented data (${invented.join(', ')}): fill them in, or set ALLOW_PLACEHOLDERS=on to try the site`,
  );
}

function startFailure(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `PORT ${'port' in error ? error.port : ''} is already in use: stop the other program or choose another PORT`;
  }
  return `The server could not start: ${error instanceof Error ? error.message : errorName(error)}`;
}
