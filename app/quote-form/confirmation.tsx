import { type ReactNode, useEffect, useRef } from 'react';
import { quoteSent } from '../../content/pages/offerte.ts';
import type { Sent } from '../../shared/sent.ts';
import { Text } from '../components/text.tsx';

type Props = {
  sent: Sent;
  /** It has just come into the page. One that the page came with leaves the focus where the visitor has put it. */
  takesFocus: boolean;
  children?: ReactNode;
};

/** Stays after a request has arrived: its reference, what happens next and when, and how to reach the firm. */
export function Confirmation({ sent: { reference, refusedPhotos }, takesFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-label="Bevestiging" className="notice border-success bg-card">
      {/* biome-ignore lint/a11y/noAutofocus: a form post's answer starts at what it is about */}
      <h3 ref={heading} tabIndex={-1} autoFocus className="text-success">
        {quoteSent.title}
      </h3>
      <p className="mt-2">
        {quoteSent.reference} <strong className="whitespace-nowrap">{reference}</strong>. <Text text={quoteSent.next} />
      </p>
      <p className="mt-2">
        <Text text={quoteSent.questions} />
      </p>
      {refusedPhotos.length > 0 && (
        <p className="mt-2 font-semibold text-danger">{quoteSent.refusedPhotos(refusedPhotos.length)}</p>
      )}
      {children}
    </section>
  );
}
