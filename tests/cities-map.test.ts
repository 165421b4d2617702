import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';

const svg = readFileSync(new URL('../public/pictures/randstad.svg', import.meta.url), 'utf8');
/** Compressed, as served. */
const MAX_BYTES = 7_000;
/** The drawing's scale: 418 units per degree of latitude (111.3 km). */
const UNITS_PER_KILOMETRE = 418 / 111.3;

const places = new Map(
  [...svg.matchAll(/<g data-name="([^"]+)" transform="translate\((\d+) (\d+)\)">/g)].map(
    ([, name = '', x, y]) => [name, { x: Number(x), y: Number(y) }] as const,
  ),
);

test('the map shows exactly the cities of the firm (otherwise: node art/drawings/randstad.mjs)', () => {
  expect([...places.keys()]).toEqual([...company.cities]);
});

test('distances and directions between cities match geography', () => {
  // Distance between the centres in kilometres, and bearing in degrees from north.
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

test('the file is small', () => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BYTES);
});
