import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import house from '../app/house.json' with { type: 'json' };

const styles = readFileSync('app/styles/night.css', 'utf8');
const [width = 0, height = 0] = house.size;

test.each(Object.entries(house.points))('the crop of the house for %s shows it', (part, [x = 0, y = 0]) => {
  const rule = new RegExp(`\\.near-${part} \\{\\s*--x: (\\d+)%;\\s*--y: (\\d+)%;`);
  const [, left, top] = rule.exec(styles)?.map(Number) ?? [];
  // The crop shows 24% or more of the picture to each side of its middle, and 15% above and below.
  expect(Math.abs(Number(left) - (100 * x) / width)).toBeLessThan(20);
  expect(Math.abs(Number(top) - (100 * y) / height)).toBeLessThan(15);
});
