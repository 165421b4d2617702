import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { callerAddress } from './intake.ts';
import supabaseRoots from './root-certificates.json' with { type: 'json' };
import { readFunctionSettings } from './settings.ts';

const env = {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_DB_URL: 'postgresql://postgres:geheim@db.example:5432/postgres',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_a","app":"sb_publishable_b"}',
  SUPABASE_ANON_KEY: 'eyJ',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  JOB_SECRET: 'x'.repeat(32),
};

test('what Supabase sets and two secrets are enough', () => {
  expect(readFunctionSettings(env)).toEqual({
    databaseUrl: 'postgresql://postgres:geheim@db.example:5432/postgres?schema=leads',
    databaseTls: { ca: supabaseRoots },
    smtpUrl: env.SMTP_URL,
    leadsTo: company.email,
    mailFrom: company.email,
    rateLimit: 30,
    anonKeys: ['sb_publishable_a', 'sb_publishable_b', 'eyJ'],
    origins: [new URL(company.url).origin],
    jobSecret: env.JOB_SECRET,
    sendMailsUrl: 'https://project.supabase.example/functions/v1/send-mails',
  });
});

test('a database URL of our own replaces Supabase’s and keeps its parameters', () => {
  const pooler = 'postgresql://postgres.ref:geheim@pooler.example:6543/postgres?application_name=site';
  expect(readFunctionSettings({ ...env, DATABASE_URL: pooler }).databaseUrl).toBe(`${pooler}&schema=leads`);
});

test.each([
  ['no-verify', { ca: supabaseRoots }],
  ['disable', undefined],
])('sslmode=%s in the database URL is replaced by our own TLS', (mode, tls) => {
  const settings = readFunctionSettings({ ...env, DATABASE_URL: `${env.SUPABASE_DB_URL}?sslmode=${mode}` });
  expect(settings.databaseTls).toEqual(tls);
  expect(settings.databaseUrl).not.toContain('sslmode');
});

test('the root certificates are Supabase’s own, and valid', () => {
  for (const pem of supabaseRoots) {
    const { subject, validTo } = new X509Certificate(pem);
    expect(subject).toContain('CN=Supabase Root 2021 CA');
    expect(Date.parse(validTo)).toBeGreaterThan(Date.now());
  }
});

test('without keys nobody has access', () => {
  const { SUPABASE_PUBLISHABLE_KEYS, SUPABASE_ANON_KEY, ...keyless } = env;
  expect(readFunctionSettings(keyless).anonKeys).toEqual([]);
});

test.each([
  ['SUPABASE_URL', ''],
  ['SUPABASE_DB_URL', ''],
  ['SMTP_URL', ''],
  ['SMTP_URL', 'mail.example:465'],
  ['JOB_SECRET', ''],
  ['JOB_SECRET', 'short'],
  ['SITE_ORIGINS', 'dak.example'],
  ['LEADS_TO', 'jan'],
])('%s: "%s" gives an error that names it', (name, value) => {
  expect(() => readFunctionSettings({ ...env, [name]: value })).toThrow(new RegExp(`^${name} must `));
});

const hosted = 'https://abcdefgh.supabase.co/functions/v1/send-mails';

test.each([
  ['what Cloudflare saw', hosted, { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '10.0.0.1' }, '203.0.113.9'],
  ['the last hop', hosted, { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' }, '203.0.113.9'],
  ['nothing known', hosted, {}, 'unknown'],
  [
    'the last hop in a project that is not behind Cloudflare',
    'https://api.dak.example',
    { 'cf-connecting-ip': '10.0.0.1', 'x-forwarded-for': '203.0.113.9' },
    '203.0.113.9',
  ],
])('an address is %s', (_what, url, headers, address) => {
  expect(callerAddress(new Headers(headers), url)).toBe(address);
});
