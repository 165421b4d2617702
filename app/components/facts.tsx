import { noBreak } from '../../content/format.ts';
import type { KeyFact, Point } from '../../content/schema/shared.ts';
import styles from '../styles/figures.css?inline';
import { RunningText } from './running-text.tsx';
import { Sheet } from './sheet.tsx';

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

/** The figures that matter most, in large type: a row from tablets on. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <>
      <Sheet name="figures" css={styles} />
      <Facts facts={facts} className="lines key" valueClass="display text-2xl" />
    </>
  );
}

/** Points in columns, or in `rows` with the title beside the text. */
export function Points({ points, rows = false }: { points: readonly Point[]; rows?: boolean }) {
  return (
    <dl className={`points ${rows ? 'rows' : ''}`}>
      {points.map(({ figure, title, description }) => (
        <div key={title}>
          <dt className="display text-xl">
            {figure && <span className="figure">{figure}</span>}
            {noBreak(title)}
          </dt>
          <RunningText as="dd" text={description} />
        </div>
      ))}
    </dl>
  );
}
