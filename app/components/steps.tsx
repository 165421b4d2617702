import type { Titled } from '../../content/schema/shared.ts';
import { RunningText } from './running-text.tsx';

/** Numbered steps. */
export function Steps({ steps, columns = false }: { steps: readonly Titled[]; columns?: boolean }) {
  return (
    <ol className={columns ? 'grid gap-8 sm:grid-cols-2 lg:grid-cols-4' : 'grid gap-8'}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={columns ? '' : 'flex gap-x-6'}>
          <span
            aria-hidden="true"
            className={`font-display text-4xl figures font-bold text-accent ${columns ? '' : 'w-8'}`}
          >
            {index + 1}
          </span>
          <div className={columns ? 'mt-3' : 'flex-1'}>
            <h3>{title}</h3>
            <p className="mt-2 text-soft">
              <RunningText text={description} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
