import type { NameInPicture } from '../../content/schema/service-page.ts';

type Props = {
  names: readonly NameInPicture[];
  shape: keyof typeof shapes;
};

/** The size of the picture in pixels, and of the names in it: phones show it at half its size or less. */
const shapes = {
  wide: { viewBox: '0 0 1200 750', size: 'text-[2.5rem] sm:text-[1.5rem]' },
  upright: { viewBox: '0 0 880 1100', size: 'text-[2rem] sm:text-[1.0625rem]' },
} as const;

/** Names in a picture, at the points that they name. They are cropped and scaled like the picture. */
export function PictureNames({ names, shape }: Props) {
  const { viewBox, size } = shapes[shape];
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={`names absolute inset-0 h-full w-full ${size}`}
    >
      {names.map(({ name, at: [x, y], side }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="8" />
          <foreignObject
            x={x + (side ? { left: -418, below: -200 }[side] : 18)}
            y={side === 'below' ? y + 8 : y - 40}
            width="400"
            height="80"
          >
            <p
              className={`display flex h-full items-center ${side ? { left: 'justify-end', below: 'justify-center' }[side] : ''}`}
            >
              <b>{name}</b>
            </p>
          </foreignObject>
        </g>
      ))}
    </svg>
  );
}
