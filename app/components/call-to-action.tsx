import { MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { Closing } from '../../content/schema/shared.ts';
import type { ServiceSlug } from '../../content/services/index.ts';
import { phoneHref, whatsappHref } from '../../shared/contact-links.ts';
import { paths } from '../../shared/paths.ts';
import { quotePathFor } from '../../shared/service-query.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { NightSlope } from './picture.tsx';
import { Intro } from './running-text.tsx';

/** The primary call to action: calling the firm. `quiet` is the outlined variant. */
export function CallButton({ quiet = false }: { quiet?: boolean }) {
  return (
    <a href={phoneHref} className={quiet ? 'button button-quiet' : 'button'}>
      <Icon node={Phone} size={20} />
      {`Bel ${company.phone.display}`}
    </a>
  );
}

/** Call button and link to the quote form. `service` is the subject of the request. */
export function CallOrQuote({ service }: { service?: ServiceSlug }) {
  return (
    <p className="buttons">
      <CallButton />
      <Link to={service ? quotePathFor(service) : paths.quote} className="button button-quiet">
        Gratis inspectie
      </Link>
    </p>
  );
}

/** `children` replace the usual two buttons. */
type ClosingCallProps = Closing & { children?: ReactNode };

/** The last section of a page, dark in both themes: a call to action. */
export function ClosingCall({ title, lead, children = <CallOrQuote />, file }: ClosingCallProps) {
  return (
    <section className="no-print night sky pictured">
      <div className="page-width section grid gap-5">
        <h2>{title}</h2>
        <Intro text={lead} />
        {children}
      </div>
      <NightSlope file={file} />
    </section>
  );
}

/** Calling first, WhatsApp second: for visitors who can't wait for a quote, or only ask something. */
export function CallOrWhatsApp({ label = 'Stel uw vraag via WhatsApp' }: { label?: string }) {
  return (
    <p className="buttons">
      <CallButton />
      <a href={whatsappHref} className="button button-quiet">
        <Icon node={MessageCircle} size={20} />
        {label}
      </a>
    </p>
  );
}
