import type { Titled } from '../../content/schema/shared.ts';
import { RunningText } from './running-text.tsx';

/** Three columns above two. */
const FIVE = 'lg:grid-cols-6 lg:[&>li]:col-span-2 lg:[&>:nth-child(n+4)]:col-span-3';

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly Titled[] }) {
  return (
    <ol className={steps.length === 5 ? `steps ${FIVE}` : 'steps'}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <RunningText as="p" text={description} />
        </li>
      ))}
    </ol>
  );
}
