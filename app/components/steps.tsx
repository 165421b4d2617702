import type { Titled } from '../../content/schema/shared.ts';
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
