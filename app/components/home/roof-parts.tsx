import type { home } from '../../../content/pages/home.ts';
import type { RoofPart } from '../../../content/schema/home-page.ts';
import { servicePath } from '../../../content/services/index.ts';
import house from '../../house.json' with { type: 'json' };
import styles from '../../styles/hero.css?inline';
import { Link } from '../link.tsx';
import { Styles } from '../styles.tsx';

/** Parts whose names stand in the sky above them, from the left, and parts whose names stand right of the picture, from the top. */
const above: readonly RoofPart[] = ['pannen', 'zink', 'plat_dak', 'nok'];
const beside: readonly RoofPart[] = ['schoorsteen', 'loodwerk', 'dakkapel', 'goot'];
/** In the order of the list. */
export const parts = [...above, ...beside];

const [WIDTH = 0, HEIGHT = 0] = house.size;
/** The foot of the names above, in pixels of the picture. */
const SKY = 130;

/** The ends of the line from a part's name to its point, which is upright or level, in pixels of the picture. */
export function lineTo(part: RoofPart): [name: [x: number, y: number], point: [x: number, y: number]] {
  const [x = 0, y = 0] = house.points[part];
  return [above.includes(part) ? [x, SKY] : [WIDTH, y], [x, y]];
}

/** The places of the points, and the foot of the names above, as CSS, because the content security policy blocks style attributes. */
const places = parts
  .map((part, index) => {
    const [x, y] = house.points[part].map(share);
    return `.parts>:nth-child(${index + 1}){--x:${x};--y:${y}}`;
  })
  .concat(`.parts{--sky:${share(SKY)}}`)
  .join('');

const lines = parts.map((part) => `M${lineTo(part).join('L')}`).join('');

/** Pixels of the picture as a share of its width, across as well as down. */
function share(pixels: number | string): string {
  return `${((Number(pixels) / WIDTH) * 100).toFixed(1)}%`;
}

/**
 * The parts of the roof, each a link to its service. On wide screens the labels are around the house with a line to
 * their part; on narrow ones they are a numbered list, with the numbers in the picture.
 */
export function RoofParts({ title, parts: names }: typeof home.hero.roof) {
  return (
    <nav aria-label={title}>
      <Styles name="hero" css={styles + places} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d={lines} vectorEffect="non-scaling-stroke" />
        <path d={lines} vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className="parts">
        {parts.map((part) => (
          <li key={part} className={above.includes(part) ? 'above' : undefined}>
            <Link to={servicePath(names[part].slug)} className="arrow">
              {names[part].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
