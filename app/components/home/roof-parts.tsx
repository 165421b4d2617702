import type { HomePage, RoofPart } from '../../../content/schema/home-page.ts';
import { servicePath } from '../../../content/services/index.ts';
import house from '../../house.json' with { type: 'json' };
import { HOUSE_HEIGHT, HOUSE_VIEW_BOX, HOUSE_WIDTH } from '../house.tsx';
import { Link } from '../link.tsx';
import { namePlaces } from './name-places.ts';

/** The positions as CSS, because the content security policy blocks style attributes. */
const places = `@container (min-width:62rem){${Object.values(namePlaces)
  .map(([x, y, side], index) => {
    const place = `left:${share(x, HOUSE_WIDTH)};top:${share(y, HOUSE_HEIGHT)}`;
    return `.parts>:nth-child(${index + 1}) a{${place};translate:${side === 'above' ? '-50% -100%' : '0 -50%'}}`;
  })
  .join('')}}`;

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)}%`;
}

/**
 * The parts of the roof, each a link to its service. On wide screens the labels are around the house with a line to
 * their part; on narrow ones they are a numbered list, with the numbers in the picture.
 */
export function RoofParts({ title, parts }: HomePage['hero']['roof']) {
  return (
    <nav aria-label={title}>
      <style href="roof-parts" precedence="page">
        {places}
      </style>
      <ul className="parts">
        {(Object.keys(namePlaces) as RoofPart[]).map((part, index) => {
          const { name, slug } = parts[part];
          const [nameX, nameY] = namePlaces[part];
          const [x, y] = house.points[part];
          const line = `M${nameX} ${nameY}L${x} ${y}`;
          return (
            <li key={part}>
              <Link to={servicePath(slug)}>{name}</Link>
              <svg viewBox={HOUSE_VIEW_BOX} aria-hidden="true">
                <path d={line} />
                <path d={line} />
                <circle cx={x} cy={y} r="36" />
                <text x={x} y={y}>
                  {index + 1}
                </text>
              </svg>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
