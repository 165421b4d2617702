import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { callerAddress } from './intake.ts';
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
  const pooler = 'postgresql://postgres.ref:geheim@pooler.example:6543/postgres?sslmode=require';
  expect(readFunctionSettings({ ...env, DATABASE_URL: pooler }).databaseUrl).toBe(`${pooler}&schema=leads`);
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

test.each([
  ['what Cloudflare saw', { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '10.0.0.1' }, '203.0.113.9'],
  ['the last hop', { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' }, '203.0.113.9'],
  ['nothing known', {}, 'unknown'],
])('an address is %s', (_what, headers, address) => {
  expect(callerAddress(new Headers(headers))).toBe(address);
});
