import { type ReactNode, useEffect, useRef } from 'react';
import { formHelp } from '../../content/pages/formulier.ts';
import { RunningText } from '../components/running-text.tsx';
import { useHydrated } from '../hydration.ts';
import { isBackendElsewhere } from '../settings.ts';

type Props = {
  pending: boolean;
  /** The number of photos that follow once the request is accepted. */
  photoCount?: number | undefined;
  children: ReactNode;
};

/**
 * Submits a form. Disabled only while sending; disabling drops the focus, so it is restored afterwards. With a backend
 * at another origin nothing accepts form posts: hydration then enables the button, and without JavaScript a text explains what to do.
 */
export function SubmitButton({ pending, photoCount = 0, children }: Props) {
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
      {/* Its line is there before the text is: nothing moves at a submit. */}
      <p role="status" className={photoCount > 0 ? 'min-h-6 text-sm' : 'sr-only'}>
        {pending && `Bezig met verzenden${photoCount > 0 ? `. Foto’s: 0 van ${photoCount} klaar` : ''}`}
      </p>
      {isBackendElsewhere && <RunningText as="p" text={formHelp} />}
    </>
  );
}
