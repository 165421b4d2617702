import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { hexToken } from '../scripts/look/tokens.ts';

const svg = readFileSync(new URL('../public/pictures/randstad.svg', import.meta.url), 'utf8');

test('the map shows exactly the cities of the firm (otherwise: npm run map)', () => {
  const names = [...svg.matchAll(/<g data-name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([...company.cities]);
});

test('the sea has the colour of the band around it', () => {
  const [day, dusk] = svg.split('@media(prefers-color-scheme:dark)');
  expect(day).toContain(`.s{fill:${hexToken('quiet', 'light')}`);
  expect(dusk).toContain(`.s{fill:${hexToken('quiet', 'dark')}`);
});

test('names have enough contrast, light and dark', () => {
  const [day = '', dusk = ''] = svg.split('@media(prefers-color-scheme:dark)');
  for (const theme of [day, dusk]) {
    const colour = (rule: string) => new Color(theme.match(new RegExp(`${rule}\\{fill:(#\\w{6})`))?.[1] ?? '');
    for (const ground of ['.s', '.l']) {
      expect(colour('\\.n').contrast(colour(`\\${ground}`), 'WCAG21')).toBeGreaterThanOrEqual(4.5);
      expect(colour('circle').contrast(colour(`\\${ground}`), 'WCAG21')).toBeGreaterThanOrEqual(3);
    }
    expect(colour('\\.w').contrast(colour('\\.s'), 'WCAG21')).toBeGreaterThanOrEqual(4.5);
  }
});
