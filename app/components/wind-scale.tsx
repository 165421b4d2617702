import { facts } from '../../content/facts.ts';
import { noBreak } from '../../content/format.ts';
import type { FaqCategory } from '../../content/schema/faq-page.ts';
import { RunningText } from './running-text.tsx';

/** Forces of the wind, by Beaufort. */
const forces = Array.from({ length: 13 }, (_, force) => force);

/** Forces below this one are no storm to an insurer. */
const storm = facts.insurance.stormWindForce;

/** How a tile lies on the slope. A storm lifts its lower end, a heavy one takes the tile along. */
function laidAt(force: number) {
  const lift = Math.max(0, force - storm + 1);
  const flight = Math.max(0, lift - 3);
  const place = [10 * force - flight, -2 * force - 2 * flight];
  return `translate(${place}) rotate(${lift * (lift + 2)})`;
}

/** The forces of the wind as tiles of a roof, seen from the side, with those that insurers call storm set apart. */
export function WindScale({ title, below, above }: NonNullable<FaqCategory['storm']>) {
  return (
    <section className="night card stack">
      <h3>{noBreak(title)}</h3>
      <div className="wind">
        <svg viewBox="-14 -40 133 49" className="text-soft" fill="currentColor" aria-hidden="true">
          <path d="M-14 5.9l133-26.6V9h-133z" opacity="0.14" />
          <path d="M-1 2.2l119-24" stroke="currentColor" strokeWidth="2" strokeDasharray="2 8.2" opacity="0.6" />
          {forces.map((force) => (
            <path
              key={force}
              d="M0 0h1v-1.6h-1.2L-12-.2q-.9.1-.9.9v1.1h1z"
              transform={laidAt(force)}
              className={force < storm ? undefined : 'text-accent'}
            />
          ))}
        </svg>
        <p aria-hidden="true" className="text-base text-soft">
          {forces.map((force) => (
            <span key={force} className={force < storm ? undefined : 'text-accent'}>
              {force}
            </span>
          ))}
        </p>
        <dl>
          {[below, above].map(({ title, description }) => (
            <div key={title}>
              <dt className="display text-xl">{title}</dt>
              <RunningText as="dd" className="text-base" text={description} />
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
