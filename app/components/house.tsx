import house from '../house.json' with { type: 'json' };
import { Picture } from './picture.tsx';

/** Size of the picture in pixels, the unit of positions in it. */
export const [HOUSE_WIDTH = 0, HOUSE_HEIGHT = 0] = house.size;
export const HOUSE_VIEW_BOX = `0 0 ${HOUSE_WIDTH} ${HOUSE_HEIGHT}`;
const PANES = house.panes.map((corners) => `M${corners.join(' ')}z`).join('');

type Props = {
  /** Empty where the house is decorative. */
  alt?: string;
  /** The layout width, as in the HTML attribute `sizes`. */
  sizes: string;
  /** Above the fold: not lazy, and fetched with high priority. */
  priority?: boolean;
};

/** The house on a transparent background. In the dark theme it is dimmed and its windows are lit. */
export function House({ alt = '', sizes, priority = false }: Props) {
  return (
    <div className="house">
      <Picture name="hero" alt={alt} sizes={sizes} priority={priority} />
      <svg viewBox={HOUSE_VIEW_BOX} aria-hidden="true">
        <path d={PANES} />
      </svg>
    </div>
  );
}
