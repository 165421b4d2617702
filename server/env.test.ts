import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { DEFAULT_ANON_KEY, readSettings, SettingsError } from './env.ts';

const defaults = {
  production: false,
  listenAt: { host: '127.0.0.1', port: 3000 },
  dataDir: './data',
  databaseUrl: undefined,
  smtpUrl: undefined,
  leadsTo: company.email,
  mailFrom: company.email,
  alertTo: company.email,
  rateLimit: 30,
  anonKey: DEFAULT_ANON_KEY,
  trustProxy: false,
  allowPlaceholders: false,
  origins: [new URL(company.url).origin],
  public: { contactDelivery: false, supabaseUrl: '', supabaseAnonKey: DEFAULT_ANON_KEY, analyticsSrc: '' },
};

test('without variables every setting has its default', () => {
  expect(readSettings({})).toEqual(defaults);
});

const every = {
  NODE_ENV: 'production',
  PORT: '8080',
  HOST: '::',
  DATA_DIR: '/srv/data',
  DATABASE_URL: 'postgres://leads@db/leads',
  SMTP_URL: 'smtps://user:secret@mail.example',
  LEADS_TO: 'leads@dak.example',
  MAIL_FROM: 'site@dak.example',
  ALERT_TO: 'beheer@dak.example',
  RATE_LIMIT: '5',
  SUPABASE_ANON_KEY: 'own-key',
  VITE_SUPABASE_URL: 'https://backend.example',
  ANALYTICS_SRC: 'https://meet.example/script.js',
  TRUST_PROXY: 'on',
  ALLOW_PLACEHOLDERS: 'on',
  SITE_ORIGINS: 'https://dak.example  http://127.0.0.1:3000',
  CONTACT_DELIVERY: 'on',
};

test('an empty variable counts as unset', () => {
  expect(readSettings(Object.fromEntries(Object.keys(every).map((name) => [name, ' '])))).toEqual(defaults);
});

test('every variable is read', () => {
  expect(readSettings(every)).toEqual({
    production: true,
    listenAt: { host: '::', port: 8080 },
    dataDir: '/srv/data',
    databaseUrl: 'postgres://leads@db/leads',
    smtpUrl: 'smtps://user:secret@mail.example',
    leadsTo: 'leads@dak.example',
    mailFrom: 'site@dak.example',
    alertTo: 'beheer@dak.example',
    rateLimit: 5,
    anonKey: 'own-key',
    trustProxy: true,
    allowPlaceholders: true,
    origins: [new URL(company.url).origin, 'https://dak.example', 'http://127.0.0.1:3000'],
    public: {
      contactDelivery: true,
      supabaseUrl: 'https://backend.example',
      supabaseAnonKey: 'own-key',
      analyticsSrc: 'https://meet.example/script.js',
    },
  });
});

test('ALERT_TO defaults to LEADS_TO', () => {
  expect(readSettings({ LEADS_TO: 'leads@dak.example' }).alertTo).toBe('leads@dak.example');
});

test('a socket passed by systemd takes precedence over HOST and PORT', () => {
  const env = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid), PORT: '8080' };
  expect(readSettings(env).listenAt).toEqual({ fd: 3 });
  // Meant for another process, which started this one.
  expect(readSettings({ ...env, LISTEN_PID: '1' }).listenAt).toMatchObject({ port: 8080 });
});

test('RATE_LIMIT=off means no limit', () => {
  expect(readSettings({ RATE_LIMIT: 'off' }).rateLimit).toBeUndefined();
});

test('a backend at another origin needs its key', () => {
  const url = { VITE_SUPABASE_URL: 'https://backend.example' };
  expect(() => readSettings(url)).toThrow(/^SUPABASE_ANON_KEY must be set/);
  expect(readSettings({ ...url, SUPABASE_ANON_KEY: 'k' }).public.supabaseAnonKey).toBe('k');
});

test.each([
  ['PORT', ['abc', '-1', '65536', '3000.5', '1e3', '0x10']],
  ['RATE_LIMIT', ['0', 'on', '-5', '1000001']],
  ['CONTACT_DELIVERY', ['ja', 'true', 'ON', '1']],
  ['TRUST_PROXY', ['yes', '1']],
  ['SITE_ORIGINS', ['dak.example', 'https://dak.example/', 'https://dak.example, https://www.dak.example']],
  ['DATABASE_URL', ['mysql://db/leads', 'leads.sqlite']],
  [
    'SMTP_URL',
    ['mail.example:25', 'http://mail.example', 'smtp:mail.example', 'smtps://', 'smtps://u:12/34@mail.example'],
  ],
  ['VITE_SUPABASE_URL', ['backend.example', 'ftp://backend.example']],
  ['ANALYTICS_SRC', ['/script.js', 'javascript:alert(1)', 'data:text/javascript,1']],
  ['LEADS_TO', ['jan', 'jan@dak', 'a@dak.example, b@dak.example', 'Jan <jan@dak.example>']],
  ['MAIL_FROM', ['a b@dak.example', 'a@dak.example;b@dak.example', '@dak.example']],
])('%s: an invalid value gives one line that names it', (name, values) => {
  for (const value of values) {
    const read = () => readSettings({ [name]: value });
    expect(read, value).toThrow(SettingsError);
    expect(read, value).toThrow(new RegExp(`^${name} must [^\n]+$`));
  }
});

test('a URL with a password is never repeated', () => {
  expect(() => readSettings({ SMTP_URL: 'http://user:geheim@mail.example' })).toThrow(/^(?!.*geheim)/);
});
