import { type ReactNode, useEffect, useRef } from 'react';

type Props = { pending: boolean; className: string; children: ReactNode };

/** Sends a form. It is disabled only while that goes on; a button that is disabled loses the focus, so it gets that back. */
export function SubmitButton({ pending, className, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!pending) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [pending]);

  return (
    <>
      <button ref={button} type="submit" className={`button ${className}`} disabled={pending}>
        {pending ? 'Verzenden...' : children}
      </button>
      <p role="status" className="sr-only">
        {pending && 'Bezig met verzenden'}
      </p>
    </>
  );
}
