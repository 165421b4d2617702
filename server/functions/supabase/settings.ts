import { company } from '../../../content/company.ts';
import { functionsPath } from '../../../shared/paths.ts';
import { type Environment, readSettings, SettingsError } from '../../env.ts';
import type { Parties } from '../../mail/mails/compose.ts';

/** The schema of the tables in a Supabase project. Its API does not expose it, unlike `public`. */
export const SCHEMA = 'leads';

export type FunctionSettings = Parties & {
  /** URL including the schema of the tables. */
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly rateLimit: number | undefined;
  /** Accepted values of the header `apikey`: the project's publishable keys. */
  readonly anonKeys: readonly string[];
  /** Origins of pages that may call the functions. */
  readonly origins: readonly string[];
  /** Secret that authorises starting jobs: only the database and the functions have it. */
  readonly jobSecret: string;
  /** URL of `send-mails`. */
  readonly sendMailsUrl: string;
};

const SHORTEST_SECRET = 32;

/**
 * Reads the environment of a Supabase function: the secrets that Supabase sets (`SUPABASE_…`) and ours, with the rules
 * of the server's settings. Throws a `SettingsError` that names the variable.
 */
export function readFunctionSettings(env: Environment): FunctionSettings {
  const { databaseUrl, rateLimit, smtpUrl, leadsTo, mailFrom, siteOrigins } = readSettings({
    ...env,
    DATABASE_URL: env.DATABASE_URL || required(env, 'SUPABASE_DB_URL'),
    SMTP_URL: required(env, 'SMTP_URL'),
  });
  const jobSecret = required(env, 'JOB_SECRET');
  if (jobSecret.length < SHORTEST_SECRET) {
    throw new SettingsError(`JOB_SECRET must have at least ${SHORTEST_SECRET} characters`);
  }
  const database = new URL(databaseUrl as string);
  database.searchParams.set('schema', SCHEMA);
  return {
    databaseUrl: database.href,
    smtpUrl: smtpUrl as string,
    leadsTo,
    mailFrom,
    rateLimit,
    anonKeys: anonKeys(env),
    origins: [new URL(company.url).origin, ...siteOrigins],
    jobSecret,
    sendMailsUrl: `${required(env, 'SUPABASE_URL')}${functionsPath}/send-mails`,
  };
}

/** The publishable keys, and the legacy `anon` key while the project still has it. */
function anonKeys({ SUPABASE_PUBLISHABLE_KEYS, SUPABASE_ANON_KEY }: Environment): string[] {
  const keys = [...Object.values(JSON.parse(SUPABASE_PUBLISHABLE_KEYS || '{}')), SUPABASE_ANON_KEY];
  return keys.filter((key) => typeof key === 'string' && key !== '') as string[];
}

function required(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new SettingsError(`${name} must be set`);
  return value;
}
