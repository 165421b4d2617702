import { noBreak, range } from '../../../content/format.ts';
import { lifespans } from '../../../content/lifespans.ts';
import styles from '../../styles/lifespans.css?inline';
import { Lead } from '../running-text.tsx';

/** How long roofing lasts, as bars above an axis in a dark band. */
export function Lifespans() {
  const { title, lead, decline, axis, rows } = lifespans;
  const width = axis.at(-1) ?? 0;
  return (
    <div className="night">
      <style href="lifespans" precedence="lifespans">
        {styles}
      </style>
      <section className="page-width section stack peak">
        <h2>{title}</h2>
        <Lead text={lead} />
        <svg width="0" height="0" className="absolute" aria-hidden="true">
          <linearGradient id="fade" className="text-accent">
            <stop stopColor="currentColor" stopOpacity="0.6" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
        </svg>
        <dl className="lines lifespans">
          <div aria-hidden="true">
            <dt />
            <dd className="flex gap-4">
              <svg className="legend" aria-hidden="true">
                <foreignObject width={`${(100 * (decline.years.from + decline.years.to)) / width}%`} height="100%">
                  <p className="text-center">{decline.meaning}</p>
                </foreignObject>
              </svg>
              <b />
            </dd>
          </div>
          {rows.map(({ name, years }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="flex items-center gap-4 text-accent">
                {/* The least is solid; what may come on top is lighter, and fades out where nobody knows how much. */}
                <svg viewBox={`0 0 ${width} 3`} preserveAspectRatio="none" fill="currentColor" aria-hidden="true">
                  <rect
                    x={decline.years.from}
                    width={decline.years.to - decline.years.from}
                    height="3"
                    className="decline"
                  />
                  <rect y="1.05" width={years.from} height="0.9" />
                  {'to' in years ? (
                    <rect x={years.from} y="1.05" width={years.to - years.from} height="0.9" opacity="0.5" />
                  ) : (
                    <rect x={years.from} y="1.05" width="12" height="0.9" fill="url(#fade)" />
                  )}
                </svg>
                <b className="display text-2xl">
                  {noBreak('to' in years ? `${range(years)} jaar` : `${years.from}+ jaar`)}
                </b>
              </dd>
            </div>
          ))}
          <div aria-hidden="true">
            <dt />
            <dd className="flex gap-4 text-base text-soft">
              <span className="flex justify-between">
                {axis.map((year) => (
                  <span key={year}>{year}</span>
                ))}
              </span>
              <b>jaar</b>
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
