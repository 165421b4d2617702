import type { HomePage, RoofPart } from '../../../content/schema/home-page.ts';
import { servicePath } from '../../../content/services/index.ts';
import house from '../../house.json' with { type: 'json' };
import styles from '../../styles/hero.css?inline';
import { Link } from '../link.tsx';

/**
 * Where the labels are on wide screens, in pixels of the picture: straight above their point, or at the end of a level line to
 * the picture's right edge.
 */
export const namePlaces: Readonly<Record<RoofPart, readonly [x: number, y: number, side: 'above' | 'right']>> = {
  pannen: [276, 130, 'above'],
  nok: [434, 130, 'above'],
  zink: [565, 130, 'above'],
  plat_dak: [786, 130, 'above'],
  schoorsteen: [1500, 186, 'right'],
  loodwerk: [1500, 352, 'right'],
  dakkapel: [1500, 520, 'right'],
  goot: [1500, 767, 'right'],
};

const [WIDTH = 0, HEIGHT = 0] = house.size;
const parts = Object.keys(namePlaces) as RoofPart[];

/** The places of the points and names as CSS, because the content security policy blocks style attributes. */
const places = parts
  .map((part, index) => {
    const [x, y] = house.points[part].map(share);
    const [nameX, nameY] = namePlaces[part].map(share);
    return `.parts>:nth-child(${index + 1}){--x:${x};--y:${y};--name-x:${nameX};--name-y:${nameY}}`;
  })
  .join('');

const lines = parts
  .map((part) => {
    const [nameX, nameY] = namePlaces[part];
    return `M${nameX} ${nameY}L${house.points[part].join(' ')}`;
  })
  .join('');

/** Pixels of the picture as a share of its width, across as well as down. */
function share(pixels: number | string): string {
  return `${((Number(pixels) / WIDTH) * 100).toFixed(1)}%`;
}

/**
 * The parts of the roof, each a link to its service. On wide screens the labels are around the house with a line to
 * their part; on narrow ones they are a numbered list, with the numbers in the picture.
 */
export function RoofParts({ title, parts: names }: HomePage['hero']['roof']) {
  return (
    <nav aria-label={title}>
      <style href="hero" precedence="page">
        {styles + places}
      </style>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d={lines} vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className="parts">
        {parts.map((part) => (
          <li key={part} className={namePlaces[part][2] === 'above' ? 'above' : undefined}>
            <Link to={servicePath(names[part].slug)} className="arrow">
              {names[part].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
