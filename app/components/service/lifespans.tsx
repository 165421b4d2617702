import { noBreak, range } from '../../../content/format.ts';
import { lifespans } from '../../../content/lifespans.ts';
import styles from '../../styles/lifespans.css?inline';
import { RunningText } from '../running-text.tsx';
import { Styles } from '../styles.tsx';
import { TilePattern, tileUnits } from '../tile-pattern.tsx';

/** The width of the chart in years, with room for its last label. */
const width = 70;

/** How long roofing lasts, as courses of a roof above an axis. A unit is a year, so each tile stands for five. */
export function LifespanTiles() {
  const { axis, rows, note } = lifespans;
  const share = (years: number) => `${(100 * years) / width}%`;
  return (
    <>
      <Styles name="lifespans" css={styles} />
      <TilePattern />
      <p className="flex flex-wrap gap-x-4 text-base" aria-hidden="true">
        {lifespans.legend.map((meaning, index) => (
          <span key={meaning} className="flex items-center gap-3">
            <svg
              viewBox="0 0 5 5"
              width="30"
              height="30"
              fill="url(#tile)"
              opacity={index ? 0.45 : 1}
              aria-hidden="true"
            >
              <rect width="5" height="5" />
            </svg>
            {meaning}
          </span>
        ))}
      </p>
      <dl className="lifespans">
        {rows.map(({ name, years }) => (
          <div key={name}>
            <dt className="display">{name}</dt>
            <dd>
              <b className="display text-accent">
                {noBreak('to' in years ? `${range(years)} jaar` : `${years.from}+ jaar`)}
              </b>
              <svg viewBox={`0 0 ${width} 5`} preserveAspectRatio="none" fill="url(#tile)" aria-hidden="true">
                <rect width={years.from} height="5" />
                <rect
                  x={years.from}
                  width={'to' in years ? years.to - years.from : tileUnits}
                  height="5"
                  opacity="0.45"
                />
              </svg>
            </dd>
          </div>
        ))}
        <div aria-hidden="true">
          <dt />
          <dd>
            <b />
            <svg className="axis" aria-hidden="true">
              {axis.map((year, index) => (
                // The figure of the last one stands below its year, as the others do.
                <text
                  key={year}
                  x={share(year)}
                  y="1.25em"
                  dx={index === axis.length - 1 ? '-0.55em' : undefined}
                  textAnchor={index === 0 || index === axis.length - 1 ? 'start' : 'middle'}
                >
                  {index === axis.length - 1 ? noBreak(`${year} jaar`) : year}
                </text>
              ))}
            </svg>
          </dd>
        </div>
      </dl>
      <RunningText as="p" className="text-base text-soft" text={note} />
    </>
  );
}
