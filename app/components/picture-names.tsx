import type { NamedPicture, NameInPicture } from '../../content/schema/service-page.ts';
import styles from '../styles/picture-names.css?inline';
import { Styles } from './styles.tsx';

type Props = {
  names: readonly (NameInPicture & { readonly number?: number | undefined })[];
  route?: NamedPicture['route'];
  shape: keyof typeof shapes;
};

/** The size of the picture in pixels, in which `NameInPicture.at` is. */
const shapes = { wide: [1200, 750], upright: [880, 1100] } as const;

/** The box of a name, and its corner, by the radius of its point. */
const BOX = { width: 240, height: 32 };
const sides = {
  right: (radius: number) => ({ x: radius + 6, y: -16, justify: '' }),
  left: (radius: number) => ({ x: -radius - 6 - BOX.width, y: -16, justify: 'justify-end' }),
  below: (radius: number) => ({ x: -BOX.width / 2, y: radius + 3, justify: 'justify-center' }),
};

/** Names in a picture, at the points that they name: they follow its crop, and keep their size. */
export function PictureNames({ names, route = [], shape }: Props) {
  const [width, height] = shapes[shape];
  const across = (x = 0) => `${(100 * x) / width}%`;
  const down = (y = 0) => `${(100 * y) / height}%`;
  return (
    <>
      <Styles name="picture-names" css={styles} />
      <svg aria-hidden="true" className={shape === 'wide' ? 'names wide' : 'names'}>
        {route.slice(1).map(([x, y], index) => (
          <line
            key={`${x} ${y}`}
            x1={across(route[index]?.[0])}
            y1={down(route[index]?.[1])}
            x2={across(x)}
            y2={down(y)}
          />
        ))}
        {names.map(({ name, at: [x, y], side = 'right', number }) => {
          const radius = number ? 10 : 5;
          const { justify, ...corner } = sides[side](radius);
          return (
            <svg key={name} x={across(x)} y={down(y)} overflow="visible" aria-hidden="true">
              <circle r={radius} />
              {number && <text>{number}</text>}
              <foreignObject {...BOX} {...corner}>
                <p className={`display flex h-full items-center ${justify}`}>
                  <b>{name}</b>
                </p>
              </foreignObject>
            </svg>
          );
        })}
      </svg>
    </>
  );
}
