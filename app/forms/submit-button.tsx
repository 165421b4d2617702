import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { formHelp } from '../../content/pages/formulier.ts';
import { isBackendElsewhere } from '../backend/backend.ts';
import { RunningText } from '../components/running-text.tsx';

type Props = { pending: boolean; className: string; children: ReactNode };

/**
 * Submits a form. Disabled only while sending; disabling drops the focus, so it is restored afterwards. With a backend
 * at another origin nothing accepts form posts: hydration then enables the button, and without JavaScript a text explains what to do.
 */
export function SubmitButton({ pending, className, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const canSubmit = useSyncExternalStore(neverChanges, inBrowser, () => !isBackendElsewhere);

  useEffect(() => {
    if (!pending) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [pending]);

  return (
    <>
      <button ref={button} type={canSubmit ? 'submit' : 'button'} className={`button ${className}`} disabled={pending}>
        {pending ? 'Verzenden...' : children}
      </button>
      <p role="status" className="sr-only">
        {pending && 'Bezig met verzenden'}
      </p>
      {isBackendElsewhere && (
        <p>
          <RunningText text={formHelp} />
        </p>
      )}
    </>
  );
}

const neverChanges = () => () => {};
const inBrowser = () => true;
