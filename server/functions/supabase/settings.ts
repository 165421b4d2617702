import { functionsPath } from '../../../shared/paths.ts';
import { type Environment, readSettings, SettingsError } from '../../env.ts';
import supabaseRoots from './root-certificates.json' with { type: 'json' };

/** The schema of the tables in a Supabase project. Its API does not expose it, unlike `public`. */
export const SCHEMA = 'leads';

export type FunctionSettings = ReturnType<typeof readFunctionSettings>;

const SHORTEST_SECRET = 32;

/**
 * Reads the environment of a Supabase function: the secrets that Supabase sets (`SUPABASE_…`) and ours, with the rules
 * of the server's settings. Throws a `SettingsError` that names the variable.
 */
export function readFunctionSettings(env: Environment) {
  const { databaseUrl, rateLimit, smtpUrl, leadsTo, mailFrom, origins } = readSettings({
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
  const plain = database.searchParams.get('sslmode') === 'disable';
  // In the URL it would replace the authorities.
  database.searchParams.delete('sslmode');
  return {
    /** Includes the schema of the tables. */
    databaseUrl: database.href,
    /**
     * No TLS for a database on the same machine. Others must have a certificate of Supabase's own roots, which no system
     * trusts by itself. They expire in 2031 and 2035.
     */
    databaseTls: plain ? undefined : { ca: supabaseRoots },
    smtpUrl: smtpUrl as string,
    leadsTo,
    mailFrom,
    rateLimit,
    /** Accepted values of the header `apikey`: the project's publishable keys. */
    anonKeys: anonKeys(env),
    origins,
    /** Only the database and the functions have it. */
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
