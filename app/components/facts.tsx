import { noBreak } from '../../content/format.ts';
import type { KeyFact, Titled } from '../../content/schema/shared.ts';
import styles from '../styles/key-facts.css?inline';
import { RunningText } from './running-text.tsx';
import { Styles } from './styles.tsx';

type FactsProps = { facts: readonly KeyFact[]; className?: string; valueClass?: string | undefined };

/** Figures and other short facts, each above or beside its label. */
export function Facts({ facts, className, valueClass }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{noBreak(label)}</dt>
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
      <Styles name="key-facts" css={styles} />
      <Facts facts={facts} className="lines key" valueClass="display" />
    </>
  );
}

/** `number`: that of its place in a picture. */
type RowsProps = { points: readonly (Titled & { readonly number?: number | undefined })[]; large?: boolean };

/** Rows of a title and the text beside it, below each other on phones; `large` for what a visitor may skim by the titles alone. */
export function TitledRows({ points, large = false }: RowsProps) {
  return (
    <dl className={`points rows ${large ? 'large' : ''}`}>
      {points.map(({ title, description, number }) => (
        <div key={title}>
          <dt className="display text-xl">
            {number && (
              <span aria-hidden="true" className="marker no-print">
                {number}
              </span>
            )}
            {noBreak(title)}
          </dt>
          <RunningText as="dd" text={description} />
        </div>
      ))}
    </dl>
  );
}
