import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findDeno } from '../../../harness/deno.ts';
import { freePort, type Running, startPrinting } from '../../../harness/program.ts';
import { bundleFunctions } from '../../../scripts/supabase/bundle.ts';
import { DEFAULT_ANON_KEY } from '../../../server/env.ts';
import { functionsPath } from '../../../shared/paths.ts';

const GATEWAY = fileURLToPath(new URL('./gateway.mjs', import.meta.url));
export const JOB_SECRET = 'a secret of thirty-two characters';

type Options = {
  /** With or without the schema. */
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the functions use TLS to the database, as on Supabase. */
  readonly tls?: boolean;
};

/** The functions in Deno, with read access to their files only, behind a gateway like Supabase's. */
export type FunctionsProcess = Running & {
  /** Starts a job, as the database's schedule does. Resolves with its status. */
  start(job: string, secret?: string): Promise<number>;
};

let bundles: Promise<string> | undefined;

/** Bundles the functions into a temporary folder that lasts as long as this process. */
function bundledFunctions(): Promise<string> {
  bundles ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'functions-'));
    process.once('exit', () => rmSync(folder, { recursive: true }));
    await bundleFunctions(folder);
    return folder;
  })();
  return bundles;
}

export async function startFunctions({ databaseUrl, smtpUrl, env, tls = false }: Options): Promise<FunctionsProcess> {
  const bundle = await bundledFunctions();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = ['--no-prompt', '--no-config', '--no-remote', '--no-npm', '--allow-env', '--allow-net=127.0.0.1'];
  const args = ['run', ...flags, `--allow-read=${bundle}`, GATEWAY, bundle, String(port)];
  const running = await startPrinting(findDeno() ?? 'deno', args, {
    env: {
      HOME: tmpdir(),
      NO_COLOR: '1',
      SUPABASE_URL: url,
      SUPABASE_DB_URL: tls ? databaseUrl : withoutTls(databaseUrl),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: DEFAULT_ANON_KEY }),
      SMTP_URL: smtpUrl,
      JOB_SECRET,
      RATE_LIMIT: 'off',
      ...env,
    },
  });
  return {
    ...running,
    async start(job, secret = JOB_SECRET) {
      const headers = { authorization: `Bearer ${secret}` };
      const response = await fetch(`${url}${functionsPath}/${job}`, { method: 'POST', headers });
      await response.text();
      return response.status;
    },
  };
}

function withoutTls(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}
