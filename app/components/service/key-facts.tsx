import type { KeyFact } from '../../../content/schema/shared.ts';
import { RunningText } from '../running-text.tsx';

/** The figures of a service in large type, one per row. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className="key-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RunningText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
