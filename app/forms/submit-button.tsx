import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { formHelp } from '../../content/pages/formulier.ts';
import { isBackendElsewhere } from '../backend/backend.ts';
import { Text } from '../components/text.tsx';

type Props = { pending: boolean; className: string; children: ReactNode };

/**
 * Sends a form. Disabled only while it is being sent; a disabled button loses the focus and gets it back. Where no
 * server takes form posts, it works once the page is hydrated, and a text says what to do when it does not.
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
          <Text text={formHelp} />
        </p>
      )}
    </>
  );
}

const neverChanges = () => () => {};
const inBrowser = () => true;
