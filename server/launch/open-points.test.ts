import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedItems } from '../../content/browser-storage.ts';
import { inventedFacts } from '../../content/company.ts';
import { owner } from '../../content/owner.ts';
import { home } from '../../content/pages/home.ts';
import { sources } from '../../content/sources.ts';
import { readSettings } from '../env.ts';
import { launchReport, openPoints } from './open-points.ts';

const named = (env: Record<string, string>) =>
  openPoints(readSettings(env)).map(({ what, where }) => `${what} ${where}`);

test.each([
  ['content/company.ts', inventedFacts().length],
  ['content/sources.ts', Object.values(sources).filter(({ source }) => !source).length],
  ['content/pages/home.ts', home.testimonials.items.filter(({ sample }) => sample).length],
  ['content/owner.ts', Object.values(owner).filter((answer) => answer === 'open').length],
])('what is still open in %s is listed: %i points', (file, count) => {
  const listed = openPoints(readSettings({})).filter(({ where }) => where.startsWith(file));
  expect(new Set(listed.map((point) => JSON.stringify(point))).size).toBe(count);
});

test('the report has one group for each who answers, with their points', () => {
  const point = { what: 'Mailadres', now: 'leeg', where: 'company.ts' };
  const report = launchReport([
    { who: 'u', ...point },
    { who: 'uw jurist', ...point, what: 'Klopt dit?' },
    { who: 'u', ...point, what: 'KvK-nummer' },
  ]);
  expect(report.match(/^== .* ==$/gm)).toEqual(['== Voor u: 2 ==', '== Voor uw jurist: 1 ==']);
  expect(report.split('== Voor uw jurist')[0]).toMatch(
    /Mailadres\n {2}nu: {3}leeg\n {2}waar: company\.ts\n\nKvK-nummer/,
  );
});

test('the guide for the owner explains every question', () => {
  const guide = readFileSync('docs/eigenaar.md', 'utf8');
  expect(Object.keys(owner).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('a setting is an open point until it is set', () => {
  const variables = ['SMTP_URL', 'CONTACT_DELIVERY'];
  const before = openPoints(readSettings({})).map(({ where }) => where);
  const after = openPoints(readSettings({ SMTP_URL: 'smtp://mail.example', CONTACT_DELIVERY: 'on' })).map(
    ({ where }) => where,
  );
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
