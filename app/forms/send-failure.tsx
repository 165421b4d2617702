import { company } from '../../content/company.ts';
import { mailHref, phoneHref, whatsappHref } from '../../shared/contact-links.ts';

/** Shown with the form after a failed send: says that the typed values are kept, and how else to reach the firm. */
export function SendFailure({ message }: { message: string | undefined }) {
  return (
    <div role="status" className="contents">
      {message && (
        <div className="notice border-danger">
          <p className="font-semibold text-danger">{message}</p>
          <p className="mt-1">
            Wat u invulde, staat er nog. Lukt het niet? Bel{' '}
            <a href={phoneHref} className="prose-link">
              {company.phone.display}
            </a>
            ,{' '}
            <a href={whatsappHref} className="prose-link">
              app
            </a>{' '}
            of{' '}
            <a href={mailHref} className="prose-link">
              mail ons
            </a>
            .
          </p>
        </div>
      )}
    </div>
  );
}
