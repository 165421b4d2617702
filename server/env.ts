import { company } from '../content/company.ts';
import type { PublicSettings } from '../shared/settings.ts';
import type { ListenAt } from './listen.ts';

/** What our own pages send unless a key is set. It is no secret: every page contains it. */
export const DEFAULT_ANON_KEY = 'sb_publishable_local';

/** The first descriptor that systemd passes. It stays open while the server restarts, so connections wait in its backlog. */
const SOCKET_FROM_SYSTEMD = 3;

const MAIL_ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/;
const ORIGIN = /^https?:\/\/[a-z0-9.:-]+$/;

export type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** A variable with an invalid value. The message is one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the environment: every setting with its default, or a `SettingsError` that names the variable. An empty value counts as unset. */
export function readSettings(env: Environment) {
  const { text, whole, isOn, url, address, origins } = readers(env);
  const leadsTo = address('LEADS_TO') ?? company.email;
  const supabaseUrl = url('VITE_SUPABASE_URL', 'http:', 'https:') ?? '';
  const ownKey = text('SUPABASE_ANON_KEY');
  if (supabaseUrl && !ownKey) {
    throw new SettingsError('SUPABASE_ANON_KEY must be set to the public key of the backend at VITE_SUPABASE_URL');
  }
  /** What pages send as the header `apikey`, and functions expect. */
  const anonKey = ownKey ?? DEFAULT_ANON_KEY;
  // To the process that systemd names, not to those that it starts.
  const fromSystemd = text('LISTEN_FDS') === '1' && text('LISTEN_PID') === String(process.pid);
  const here = { host: text('HOST') ?? '127.0.0.1', port: whole('PORT', 0, 65_535) ?? 3000 };
  const listenAt: ListenAt = fromSystemd ? { fd: SOCKET_FROM_SYSTEMD } : here;
  const built: PublicSettings = {
    contactDelivery: isOn('CONTACT_DELIVERY'),
    supabaseUrl,
    supabaseAnonKey: anonKey,
    analyticsSrc: url('ANALYTICS_SRC', 'http:', 'https:') ?? '',
  };
  return {
    production: env.NODE_ENV === 'production',
    listenAt,
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl: url('DATABASE_URL', 'postgres:', 'postgresql:'),
    smtpUrl: url('SMTP_URL', 'smtp:', 'smtps:'),
    leadsTo,
    mailFrom: address('MAIL_FROM') ?? company.email,
    /** Recipient of alerts about the machine. */
    alertTo: address('ALERT_TO') ?? leadsTo,
    /** Maximum of accepted requests per address in 10 minutes, three times as many in 23 hours; `undefined` for no limit. */
    rateLimit: text('RATE_LIMIT') === 'off' ? undefined : (whole('RATE_LIMIT', 1, 1_000_000) ?? 30),
    anonKey,
    trustProxy: isOn('TRUST_PROXY'),
    /** Whether production may show invented data of the firm. */
    allowPlaceholders: isOn('ALLOW_PLACEHOLDERS'),
    /** Origins of pages that may call the functions. */
    origins: [new URL(company.url).origin, ...origins('SITE_ORIGINS')],
    public: built,
  };
}

/** Reads variables of each kind. Messages omit the values: a URL can contain a password. */
function readers(env: Environment) {
  function text(name: string, rule = '', isValid = (_value: string) => true): string | undefined {
    const value = env[name]?.trim() || undefined;
    if (value !== undefined && !isValid(value)) throw new SettingsError(`${name} must be ${rule}`);
    return value;
  }
  return {
    text,
    whole(name: string, min: number, max: number): number | undefined {
      const isValid = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
      const value = text(name, `a whole number from ${min} to ${max}`, isValid);
      return value === undefined ? undefined : Number(value);
    },
    isOn: (name: string) => text(name, '"on" or "off"', (value) => ['on', 'off'].includes(value)) === 'on',
    url(name: string, ...protocols: string[]): string | undefined {
      const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
      const isValid = (value: string) => protocols.some((protocol) => isAddress(value, protocol));
      return text(name, `an address that starts with ${starts}`, isValid);
    },
    address: (name: string) => text(name, 'one mail address', (value) => MAIL_ADDRESS.test(value)),
    origins(name: string): readonly string[] {
      const isValid = (value: string) => value.split(/\s+/).every((part) => ORIGIN.test(part) && URL.canParse(part));
      return text(name, 'origins such as https://dak.example, separated by spaces', isValid)?.split(/\s+/) ?? [];
    },
  };
}

/** Whether a value is an address of this protocol. One of a mail server is a host only: a slash in a password would cut it off. */
function isAddress(value: string, protocol: string): boolean {
  const url = value.startsWith(`${protocol}//`) ? URL.parse(value) : null;
  return url !== null && !(protocol.startsWith('smtp') && (url.hostname === '' || url.pathname.length > 1));
}

/** The settings of a program that a person starts: an invalid one ends it with a line that names the variable. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
