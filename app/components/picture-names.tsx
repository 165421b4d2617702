import type { NameInPicture } from '../../content/schema/service-page.ts';

type Props = {
  names: readonly NameInPicture[];
  shape: keyof typeof shapes;
};

/** The size of the picture in pixels. */
const shapes = { wide: '0 0 1200 750', upright: '0 0 880 1100' } as const;

/** How far the box of a name is from its point, in pixels of the picture, and where in it the name stands. */
const sides = {
  right: { x: 18, y: -40, justify: '' },
  left: { x: -418, y: -40, justify: 'justify-end' },
  below: { x: -200, y: 8, justify: 'justify-center' },
} as const;

/** Names in a picture, at the points that they name. They are cropped and scaled like the picture. */
export function PictureNames({ names, shape }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={shapes[shape]}
      preserveAspectRatio="xMidYMid slice"
      className="names absolute inset-0 h-full w-full"
    >
      {names.map(({ name, at: [x, y], side = 'right' }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="8" />
          <foreignObject x={x + sides[side].x} y={y + sides[side].y} width="400" height="80">
            <p className={`display flex h-full items-center ${sides[side].justify}`}>
              <b>{name}</b>
            </p>
          </foreignObject>
        </g>
      ))}
    </svg>
  );
}
