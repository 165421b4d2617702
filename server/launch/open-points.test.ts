import { expect, test } from 'vitest';
import { placeholders } from '../../content/company.ts';
import { readSettings } from '../env.ts';
import { openPoints } from './open-points.ts';

const named = (env: Record<string, string>) =>
  openPoints(readSettings(env)).map(({ what, where }) => `${what} ${where}`);

test('every invented company fact is named with the file to change it in', () => {
  const points = named({});
  expect(placeholders.size).toBeGreaterThan(0);
  for (const name of placeholders.keys()) expect(points).toContain(`Bedrijfsgegeven ${name} content/company.ts`);
});

test('sample reviews, unproven claims and the question about btw are open points', () => {
  const points = named({}).join('\n');
  expect(points).toContain('Voorbeeldervaring');
  expect(points).toContain('roofsRenovated');
  expect(points).toContain('btw');
});

test('a setting is an open point until it is set', () => {
  const variables = ['SUPABASE_ANON_KEY', 'SMTP_URL', 'CONTACT_DELIVERY'];
  const before = openPoints(readSettings({})).map(({ where }) => where);
  const after = openPoints(
    readSettings({ SUPABASE_ANON_KEY: 'own', SMTP_URL: 'smtp://mail.example', CONTACT_DELIVERY: 'on' }),
  ).map(({ where }) => where);
  for (const variable of variables) {
    expect(before).toContain(variable);
    expect(after).not.toContain(variable);
  }
});
