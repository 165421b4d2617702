import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import house from '../app/house.json' with { type: 'json' };

const styles = readFileSync('app/styles/night.css', 'utf8');
const [width = 0, height = 0] = house.size;
/** The crop beside the text at 1280 px, in rem. Wider windows show more of the picture. */
const crop = { width: 36.75, height: 25.8 };

test.each(Object.entries(house.points))('the crop of the house for %s shows it', (part, [x = 0, y = 0]) => {
  const rule = new RegExp(
    `\\.near-${part} \\{\\s*--x: (\\d+)%;\\s*--y: (\\d+)%;\\s*--narrow: (\\d+)%;\\s*--wide: (\\d+);`,
  );
  const [, left = 0, top = 0, narrow = 0, wide = 0] = rule.exec(styles)?.map(Number) ?? [];
  expect(Math.min(narrow, wide)).toBeGreaterThan(0);
  const across = Math.abs(left / 100 - x / width);
  const down = Math.abs(top / 100 - y / height);
  expect(across * wide).toBeLessThan(crop.width / 2);
  expect((down * wide * height) / width).toBeLessThan(crop.height / 2);
  // On narrow screens the crop is as wide as the window, and 3/4 as high.
  expect((across * narrow) / 100).toBeLessThan(0.5);
  expect((down * (narrow / 100) * height) / width).toBeLessThan(0.75 / 2);
});
