import { type ReactNode, useEffect, useRef } from 'react';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { Text } from '../components/text.tsx';

type Props = {
  /** None where the backend gives none. */
  reference: string | undefined;
  /** The number of requests sent from this page. Each new one moves the focus here; 0 for one that the page came with. */
  sentCount: number;
  children?: ReactNode;
};

/** Stays after a request has arrived: its reference, what happens next and when, and how to reach the firm. */
export function Confirmation({ reference, sentCount, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentCount > 0) heading.current?.focus();
  }, [sentCount]);
  const known = reference !== undefined;
  return (
    <section aria-label="Bevestiging">
      {/* biome-ignore lint/a11y/noAutofocus: a form post's answer starts at what it is about */}
      <h2 ref={heading} tabIndex={-1} autoFocus className="text-2xl text-success">
        {quoteSent.title}
      </h2>
      {known && (
        <p className="mt-5">
          {quoteSent.reference} <strong className="block font-display text-3xl figures font-bold">{reference}</strong>
        </p>
      )}
      <ol className="mt-5 grid list-decimal gap-2 pl-6">
        {quoteSent.steps(known).map((step) => (
          <li key={step}>
            <Text text={step} />
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <Text text={quoteSent.questions(known)} />
      </p>
      {children}
    </section>
  );
}
