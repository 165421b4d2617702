import { type ReactNode, useEffect, useRef } from 'react';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { RunningText } from '../components/running-text.tsx';

type Props = {
  /** Receives the focus. */
  heading?: string | undefined;
  /** `undefined` when the backend returned none. */
  reference: string | undefined;
  /** The number of requests sent from this page. Each new one moves the focus here; 0 when the page was loaded with the confirmation. */
  sentCount: number;
  children?: ReactNode;
};

/** Shown after a request was accepted: its reference, what happens next and when, and how to reach the firm. */
export function Confirmation({ heading: text = quoteSent.title, reference, sentCount, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentCount > 0) heading.current?.focus();
  }, [sentCount]);
  const known = reference !== undefined;
  return (
    <section aria-label="Bevestiging" className="confirmation">
      {/* biome-ignore lint/a11y/noAutofocus: focus belongs on the outcome of a form post */}
      <h2 ref={heading} tabIndex={-1} autoFocus className="text-xl text-success">
        {text}
      </h2>
      {known && (
        <p className="mt-5">
          {quoteSent.reference} <strong>{reference}</strong>
        </p>
      )}
      <ol>
        {quoteSent.steps(known).map((step) => (
          <li key={step}>
            <RunningText text={step} />
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <RunningText text={quoteSent.questions(known)} />
      </p>
      {children}
    </section>
  );
}
