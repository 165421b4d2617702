import type { NamedPicture, NameInPicture } from '../../content/schema/service-page.ts';
import styles from '../styles/picture-names.css?inline';
import { Styles } from './styles.tsx';

type Props = {
  names: readonly NameInPicture[];
  route?: NamedPicture['route'];
  shape: keyof typeof shapes;
};

/** The size of the picture in pixels, in which `NameInPicture.at` is. */
const shapes = { wide: [1200, 750], upright: [880, 1100] } as const;

/** How far the box of a name is from its point, and where in it the name stands. */
const sides = {
  right: { x: 11, y: -16, justify: '' },
  left: { x: -251, y: -16, justify: 'justify-end' },
  below: { x: -120, y: 8, justify: 'justify-center' },
} as const;

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
        {names.map(({ name, at: [x, y], side = 'right' }) => (
          <svg key={name} x={across(x)} y={down(y)} overflow="visible" aria-hidden="true">
            <circle r="5" />
            <foreignObject x={sides[side].x} y={sides[side].y} width="240" height="32">
              <p className={`display flex h-full items-center ${sides[side].justify}`}>
                <b>{name}</b>
              </p>
            </foreignObject>
          </svg>
        ))}
      </svg>
    </>
  );
}
