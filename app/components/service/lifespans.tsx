import { noBreak, range } from '../../../content/format.ts';
import { lifespans } from '../../../content/lifespans.ts';
import styles from '../../styles/lifespans.css?inline';
import { Lead } from '../running-text.tsx';
import { Sheet } from '../sheet.tsx';

/** How long roofing lasts, in a dark band. */
export function Lifespans() {
  return (
    <div className="night">
      <section className="page-width section stack peak">
        <div className="grid gap-4">
          <h2>{lifespans.title}</h2>
          <Lead text={lifespans.lead} />
        </div>
        <LifespanBars />
      </section>
    </div>
  );
}

/** The width of the chart in years, with room for its last label. */
const width = 66;

/** How long roofing lasts, as bars above an axis. */
export function LifespanBars() {
  const { axis, rows } = lifespans;
  const share = (years: number) => `${(100 * years) / width}%`;
  return (
    <>
      <Sheet name="lifespans" css={styles} />
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <linearGradient id="fade" className="text-accent">
          <stop stopColor="currentColor" stopOpacity="0.6" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </svg>
      <dl className="lifespans">
        {rows.map(({ name, years }) => (
          <div key={name}>
            <dt className="display">{name}</dt>
            <dd className="text-accent">
              {/* The least is solid; what may come on top is lighter, and fades out where nobody knows how much. */}
              <svg viewBox={`0 0 ${width} 5`} preserveAspectRatio="none" fill="currentColor" aria-hidden="true">
                <rect y="0.5" width={years.from} height="4" />
                {'to' in years ? (
                  <rect x={years.from} y="0.5" width={years.to - years.from} height="4" opacity="0.5" />
                ) : (
                  <rect x={years.from} y="0.5" width="12" height="4" fill="url(#fade)" />
                )}
              </svg>
              <b className="display">{noBreak('to' in years ? `${range(years)} jaar` : `${years.from}+ jaar`)}</b>
            </dd>
          </div>
        ))}
        <div aria-hidden="true">
          <dt />
          <dd>
            <svg className="legend" aria-hidden="true">
              {axis.map((year) => (
                <text key={year} x={share(year)} y="1.25rem" textAnchor={year === 0 ? 'start' : 'middle'}>
                  {year === axis.at(-1) ? noBreak(`${year} jaar`) : year}
                </text>
              ))}
            </svg>
          </dd>
        </div>
      </dl>
    </>
  );
}
