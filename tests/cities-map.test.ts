import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';

const svg = readFileSync(new URL('../public/pictures/randstad.svg', import.meta.url), 'utf8');
const MAX_BYTES = 12_000;
/** 388 a degree of latitude, which is 111.3 km. */
const UNITS_PER_KILOMETRE = 388 / 111.3;

const places = new Map(
  [...svg.matchAll(/<g transform="translate\((\d+) (\d+)\)">.*?<text [^>]*>([^<]+)<\/text>/g)].map(
    ([, x, y, name = '']) => [name, { x: Number(x), y: Number(y) }] as const,
  ),
);

test('the map shows the cities of the firm, no more and no fewer (else: node art/drawings/randstad.mjs)', () => {
  expect([...places.keys()]).toEqual([...company.cities]);
});

test('they lie as far from each other as they do in the country, in the same directions', () => {
  // Kilometres as the crow flies between the centres, and degrees from north.
  const truths = [
    ['Amsterdam', 'Utrecht', 35, 153],
    ['Amsterdam', 'Rotterdam', 57, 209],
    ['Amsterdam', 'Haarlem', 17, 273],
    ['Amsterdam', 'Zaandam', 8, 330],
    ['Amsterdam', 'Almere', 22, 91],
    ['Amsterdam', 'Amstelveen', 8, 192],
    ['Leiden', 'Hoofddorp', 21, 40],
    ['Den Haag', 'Leiden', 16, 56],
    ['Rotterdam', 'Den Haag', 21, 325],
  ] as const;
  for (const [from, to, kilometres, degrees] of truths) {
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b) throw new Error(`${from} or ${to} is not on the map`);
    const [east, south] = [b.x - a.x, b.y - a.y];
    expect(Math.abs(Math.hypot(east, south) / UNITS_PER_KILOMETRE - kilometres), `${from}–${to}`).toBeLessThan(1.5);
    const direction = (Math.atan2(east, -south) * (180 / Math.PI) + 360) % 360;
    expect(Math.abs(direction - degrees), `${from}–${to}`).toBeLessThan(8);
  }
});

test('its names can be read by day and by night', () => {
  const [day = '', dusk = ''] = svg.split('@media(prefers-color-scheme:dark)');
  for (const theme of [day, dusk]) {
    const colour = (rule: string) => new Color(theme.match(new RegExp(`${rule}\\{fill:(#\\w{6})`))?.[1] ?? '');
    for (const ground of ['.s', '.l']) {
      expect(colour('text').contrast(colour(`\\${ground}`), 'WCAG21')).toBeGreaterThanOrEqual(4.5);
      expect(colour('circle').contrast(colour(`\\${ground}`), 'WCAG21')).toBeGreaterThanOrEqual(3);
    }
    expect(colour('\\.w').contrast(colour('\\.s'), 'WCAG21')).toBeGreaterThanOrEqual(4.5);
  }
});

test('it is small', () => {
  expect(svg.length).toBeLessThanOrEqual(MAX_BYTES);
});
