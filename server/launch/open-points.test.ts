import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedItems } from '../../content/browser-storage.ts';
import { inventedFacts } from '../../content/company.ts';
import { owner } from '../../content/owner.ts';
import { home } from '../../content/pages/home.ts';
import { sources } from '../../content/sources.ts';
import { readSettings } from '../env.ts';
import { openPoints } from './open-points.ts';

const named = (env: Record<string, string>) =>
  openPoints(readSettings(env)).map(({ what, where }) => `${what} ${where}`);

test('every invented company fact is listed with the file to change it in', () => {
  const points = named({}).filter((point) => point.endsWith('content/company.ts'));
  expect(points).toEqual(inventedFacts().map(([what]) => `${what} content/company.ts`));
});

test('a claim is listed, with whom to ask, until it has a source', () => {
  const open = Object.entries(sources).filter(([, { source }]) => source === '');
  const points = named({}).filter((point) => point.startsWith('Laat dit'));
  expect(points).toEqual(open.map(([name, { ask }]) => `Laat dit bevestigen door ${ask} (${name}) content/sources.ts`));
});

test('every sample review is listed', () => {
  const samples = home.testimonials.items.filter(({ sample }) => sample);
  expect(named({}).filter((point) => point.startsWith('Voorbeeldervaring'))).toHaveLength(samples.length);
});

test('every question for the owner is listed until it is answered', () => {
  const open = Object.entries(owner).filter(([, answer]) => answer === 'open');
  const listed = openPoints(readSettings({})).flatMap(
    ({ where }) => where.match(/^content\/owner\.ts \((\w+)\)$/)?.[1] ?? [],
  );
  expect(listed.sort()).toEqual(open.map(([name]) => name).sort());
});

test('the guide for the owner explains every question', () => {
  const guide = readFileSync('docs/eigenaar.md', 'utf8');
  expect(Object.keys(owner).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
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

test('an analytics script is an open point while the cookie page does not list what it stores', () => {
  const script = 'Wat het script van ANALYTICS_SRC in de browser bewaart content/browser-storage.ts (stored)';
  const listed = storedItems.some(({ category }) => category === 'analytics');
  expect(named({ ANALYTICS_SRC: 'https://meet.example/m.js' }).includes(script)).toBe(!listed);
  expect(named({})).not.toContain(script);
});
