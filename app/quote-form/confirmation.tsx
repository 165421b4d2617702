import { type ReactNode, useEffect, useRef } from 'react';
import { company } from '../../content/company.ts';
import { facts } from '../../content/facts.ts';
import { phoneHref } from '../../shared/contact-links.ts';
import type { Sent } from '../../shared/sent.ts';

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
        Uw aanvraag is ontvangen
      </h3>
      <p className="mt-2">
        Uw kenmerk is <strong className="whitespace-nowrap">{reference}</strong>. Binnen {facts.claims.replyHours} uur
        nemen wij contact met u op om de gratis inspectie af te spreken. U krijgt ook een bevestiging per mail.
      </p>
      <p className="mt-2">
        Haast, of iets vergeten? Bel{' '}
        <a href={phoneHref} className="prose-link">
          {company.phone.display}
        </a>{' '}
        en noem uw kenmerk.
      </p>
      {refusedPhotos.length > 0 && (
        <p className="mt-2 font-semibold text-danger">
          Uw aanvraag is ontvangen; {refusedPhotos.length === 1 ? '1 foto' : `${refusedPhotos.length} foto’s`} niet.
          Mail ze ons als JPG of PNG en noem uw kenmerk.
        </p>
      )}
      {children}
    </section>
  );
}
