import type { KeyFact, Titled } from '../../content/schema/shared.ts';
import { RunningText } from './running-text.tsx';

type FactsProps = { facts: readonly KeyFact[]; className: string; valueClass?: string | undefined };

/** Figures and other short facts, each above or beside its label. */
export function Facts({ facts, className, valueClass }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <RunningText as="dd" className={valueClass} text={value} />
        </div>
      ))}
    </dl>
  );
}

/** Points in columns, each with a few sentences. */
export function Points({ points }: { points: readonly Titled[] }) {
  return (
    <dl className="points">
      {points.map(({ title, description }) => (
        <div key={title}>
          <dt className="display text-xl">{title}</dt>
          <RunningText as="dd" text={description} />
        </div>
      ))}
    </dl>
  );
}
