import { expect, test } from 'vitest';
import { crops } from '../app/components/picture.tsx';
import house from '../app/house.json' with { type: 'json' };

const [width = 0, height = 0] = house.size;
/** The picture's width and the crop's height as shares of the crop's width: beside the text at 1280 px, and below it. */
const zoom = 1.65;
const wide = 0.6;
const narrow = 5 / 8;

test.each(Object.entries(house.points))('the crop of the house for %s shows it', (part, [x = 0, y = 0]) => {
  const [left = 0, top = 0] = [...(crops[part as keyof typeof crops].matchAll(/(\d+)%/g) ?? [])].map(
    ([, share]) => Number(share) / 100,
  );
  // The gutter runs across the whole crop.
  if (part !== 'goot') expect(Math.abs(left - x / width) * zoom).toBeLessThan(0.5);
  const down = (Math.abs(top - y / height) * zoom * height) / width;
  expect(down).toBeLessThan(Math.min(wide, narrow) / 2);
});
