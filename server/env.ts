import { company } from '../content/company.ts';
import type { PublicSettings } from '../shared/settings.ts';
import type { ListenAt } from './listen.ts';

/** The key for local development. It is public; the launch check reports it. */
export const LOCAL_ANON_KEY = 'sb_publishable_local';

export type Settings = {
  readonly production: boolean;
  readonly listenAt: ListenAt;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly leadsTo: string;
  readonly mailFrom: string;
  /** Recipient of alerts about the machine. */
  readonly alertTo: string;
  /** Maximum of accepted requests per address in 10 minutes; `undefined` for no limit. */
  readonly rateLimit: number | undefined;
  /** Expected value of the header `apikey` in calls to the functions. */
  readonly anonKey: string;
  readonly trustProxy: boolean;
  /** Origins of pages that may call the functions, besides the functions' own and the site's. */
  readonly siteOrigins: readonly string[];
  readonly public: PublicSettings;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable with an invalid value. The message is one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the environment: every setting with its default, or a `SettingsError` that names the variable. An empty value counts as unset. */
export function readSettings(env: Environment): Settings {
  const leadsTo = address(env, 'LEADS_TO', company.email);
  const anonKey = text(env, 'SUPABASE_ANON_KEY') ?? LOCAL_ANON_KEY;
  return {
    production: env.NODE_ENV === 'production',
    listenAt: listenAt(env),
    dataDir: text(env, 'DATA_DIR') ?? './data',
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    leadsTo,
    mailFrom: address(env, 'MAIL_FROM', company.email),
    alertTo: address(env, 'ALERT_TO', leadsTo),
    rateLimit: text(env, 'RATE_LIMIT') === 'off' ? undefined : whole(env, 'RATE_LIMIT', 30, 1, 1_000_000),
    anonKey,
    trustProxy: onOff(env, 'TRUST_PROXY'),
    siteOrigins: origins(env, 'SITE_ORIGINS'),
    public: {
      contactDelivery: onOff(env, 'CONTACT_DELIVERY'),
      supabaseUrl: url(env, 'VITE_SUPABASE_URL', ['http:', 'https:']) ?? '',
      supabaseAnonKey: text(env, 'VITE_SUPABASE_ANON_KEY') ?? anonKey,
      analyticsSrc: url(env, 'ANALYTICS_SRC', ['http:', 'https:']) ?? '',
    },
  };
}

/** The first descriptor that systemd passes. It stays open while the server restarts, so connections wait in its backlog. */
const SOCKET_FROM_SYSTEMD = 3;

function listenAt(env: Environment): ListenAt {
  if (text(env, 'LISTEN_FDS') === '1') return { fd: SOCKET_FROM_SYSTEMD };
  return { host: text(env, 'HOST') ?? '127.0.0.1', port: whole(env, 'PORT', 3000, 0, 65_535) };
}

function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const parsed = Number(value);
  if (!/^\d+$/.test(value) || parsed < min || parsed > max) {
    throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
  }
  return parsed;
}

function onOff(env: Environment, name: string): boolean {
  const value = text(env, name) ?? 'off';
  if (value !== 'on' && value !== 'off') throw new SettingsError(`${name} must be "on" or "off", not "${value}"`);
  return value === 'on';
}

/** The message omits the value: these URLs can contain a password. */
function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new SettingsError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  }
  return value;
}

function origins(env: Environment, name: string): string[] {
  const listed = text(env, name)?.split(/\s+/) ?? [];
  for (const origin of listed) {
    if (!/^https?:\/\/[a-z0-9.:-]+$/.test(origin) || !URL.canParse(origin)) {
      throw new SettingsError(
        `${name} must be origins such as https://dak.example, separated by spaces, not "${origin}"`,
      );
    }
  }
  return listed;
}

function address(env: Environment, name: string, fallback: string): string {
  const value = text(env, name) ?? fallback;
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/.test(value)) {
    throw new SettingsError(`${name} must be one mail address, not "${value}"`);
  }
  return value;
}
