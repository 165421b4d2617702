import { facts } from '../../content/facts.ts';
import { noBreak } from '../../content/format.ts';
import type { FaqCategory } from '../../content/schema/pages.ts';
import { RunningText } from './running-text.tsx';

/** Forces of the wind, by Beaufort. */
const forces = Array.from({ length: 13 }, (_, force) => force);

/** The forces of the wind as bars, with those that insurers call storm set apart. */
export function WindScale({ title, below, above }: NonNullable<FaqCategory['storm']>) {
  const isStorm = (force: number) => force >= facts.insurance.stormWindForce;
  return (
    <section className="night card stack">
      <h3>{noBreak(title)}</h3>
      <div className="wind">
        <svg viewBox="0 0 13 7" preserveAspectRatio="none" fill="currentColor" aria-hidden="true">
          {forces.map((force) => (
            <rect
              key={force}
              x={force + 0.07}
              y={6.5 - force / 2}
              width="0.86"
              height="7"
              className={isStorm(force) ? 'text-accent' : undefined}
              opacity={isStorm(force) ? undefined : 0.25}
            />
          ))}
        </svg>
        <p aria-hidden="true">
          {forces.map((force) => (
            <span key={force} className={isStorm(force) ? 'text-accent' : 'text-soft'}>
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
