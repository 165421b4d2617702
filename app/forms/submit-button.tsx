import { type ReactNode, useEffect, useRef } from 'react';
import { formHelp } from '../../content/pages/formulier.ts';
import { RunningText } from '../components/running-text.tsx';
import { isBackendElsewhere } from '../settings.ts';
import { useHydrated } from '../start/hydration.ts';

/**
 * Submits a form. Disabled only while sending; disabling drops the focus, so it is restored afterwards. With a backend
 * at another origin nothing accepts form posts: hydration then enables the button, and without JavaScript a text explains what to do.
 */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const canSubmit = useHydrated() || !isBackendElsewhere;

  useEffect(() => {
    if (!pending) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [pending]);

  return (
    <>
      <button ref={button} type={canSubmit ? 'submit' : 'button'} className="button" disabled={pending}>
        {pending ? 'Verzenden...' : children}
      </button>
      <p role="status" className="sr-only">
        {pending && 'Bezig met verzenden'}
      </p>
      {isBackendElsewhere && <RunningText as="p" text={formHelp} />}
    </>
  );
}
