import { noBreak } from '../../content/format.ts';
import type { Statement, Titled } from '../../content/schema/shared.ts';
import { RunningText } from './running-text.tsx';

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly Titled[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <RunningText as="p" text={description} />
        </li>
      ))}
    </ol>
  );
}

type StatementsProps = {
  statements: readonly Statement[];
  className?: string;
  /** Each has the number of its place in a picture. */
  areNumbered?: boolean;
};

/** Statements beside each other, each a title and a text below a line. A figure is part of its title. */
export function Statements({ statements, className = '', areNumbered = false }: StatementsProps) {
  return (
    <ul className={`points ${className}`}>
      {statements.map(({ figure, title, description }, index) => (
        <li key={title}>
          <h3>
            {areNumbered && (
              <span aria-hidden="true" className="marker no-print">
                {index + 1}
              </span>
            )}
            {figure && <span className="text-4xl">{noBreak(figure)} </span>}
            {noBreak(title)}
          </h3>
          <RunningText as="p" text={description} />
        </li>
      ))}
    </ul>
  );
}
