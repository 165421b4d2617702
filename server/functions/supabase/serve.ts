import { FAILED } from '../../../shared/form-post.ts';
import { SettingsError } from '../../env.ts';
import { createLog, errorName, type Log } from '../../log.ts';
import { type Counts, counts } from '../../store/counts.ts';
import { openPostgres } from '../../store/postgres.ts';
import { type Store, storeOver } from '../../store/store.ts';
import { errorResponse } from '../endpoint.ts';
import { type FunctionSettings, readFunctionSettings } from './settings.ts';

declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

export type Parts = {
  readonly settings: FunctionSettings;
  readonly store: Store;
  readonly counts: Counts;
  readonly log: Log;
};

/** Few, because many instances of a function may run at once, and the database limits connections. */
const CONNECTIONS = 2;

/**
 * Serves a function on Supabase. `create` is called once, on the first request. If it or the handler throws, the response is a
 * 500 without details.
 */
export function serve(create: (parts: Parts) => Promise<(request: Request) => Promise<Response>>): void {
  const log = createLog();
  let handler: ReturnType<typeof create> | undefined;

  async function start() {
    const settings = readFunctionSettings(Deno.env.toObject());
    const { databaseUrl, databaseTls: tls } = settings;
    const database = await openPostgres(databaseUrl, { connections: CONNECTIONS, tls });
    return create({ settings, store: storeOver(database), counts: counts(database), log });
  }

  Deno.serve(async (request) => {
    try {
      handler ??= start();
      return await (await handler)(request);
    } catch (error) {
      // The message of a SettingsError names a variable; others may quote what a visitor typed.
      log.error('function-failed', { error: error instanceof SettingsError ? error.message : errorName(error) });
      return errorResponse(500, FAILED);
    }
  });
}

/**
 * Calls `send-mails`, which has its own memory and CPU time, without waiting for it. A failure is only logged, because the
 * database calls it every minute too.
 */
export function startSending({ settings: { sendMailsUrl, jobSecret }, log }: Parts): void {
  const called = fetch(sendMailsUrl, { method: 'POST', headers: { authorization: `Bearer ${jobSecret}` } })
    .then((response) => response.body?.cancel())
    .catch((error) => log.error('mail-job-not-started', { error: errorName(error) }));
  // Keeps the instance alive after the response.
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(called);
}
