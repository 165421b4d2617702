import { expect, test } from 'vitest';
import render from '../../../art/places/hero.json' with { type: 'json' };
import house from '../../house.json' with { type: 'json' };
import { lineTo, parts } from './roof-parts.tsx';

type Point = readonly [x: number, y: number];

test.each(parts)('%s is where the camera of the render sees it', (part) => {
  const [x = 0, y = 0, z = 0] = render.space[part];
  const [right = 0, up = 0, , depth = 1] = render.camera.map(
    ([a = 0, b = 0, c = 0, d = 0]) => a * x + b * y + c * z + d,
  );
  const [width = 0, height = 0] = house.size;
  const seen = [(width * (1 + right / depth)) / 2, (height * (1 - up / depth)) / 2];
  for (const [axis, value] of house.points[part].entries()) expect(Math.abs(value - (seen[axis] ?? 0))).toBeLessThan(1);
});

test('no line to a part crosses another', () => {
  const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const cross = ([a, b]: [Point, Point], [c, d]: [Point, Point]) =>
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => cross(lineTo(one), lineTo(other)))).toEqual([]);
});
