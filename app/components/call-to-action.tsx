import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { ServiceSlug } from '../../content/services/index.ts';
import { phoneHref } from '../../shared/contact-links.ts';
import { paths } from '../../shared/paths.ts';
import { quotePathFor } from '../../shared/service-query.ts';
import { House } from './house.tsx';
import { Icon } from './icon.tsx';
import { Lead } from './lead.tsx';
import { Link } from './link.tsx';

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
    <p className="flex flex-wrap gap-3">
      <CallButton />
      <Link to={service ? quotePathFor(service) : paths.quote} className="button button-quiet">
        Gratis inspectie aanvragen
      </Link>
    </p>
  );
}

type ClosingCallProps = { title: string; lead: string; children?: ReactNode };

/** The last section of a page, dark in both themes: a call to action. `children` replaces the usual two buttons. */
export function ClosingCall({ title, lead, children = <CallOrQuote /> }: ClosingCallProps) {
  return (
    <section className="night">
      <div className="page-width grid lg:grid-cols-[6fr_5fr]">
        <div className="section grid gap-5">
          <h2>{title}</h2>
          <Lead text={lead} />
          {children}
        </div>
        <House sizes="(min-width: 64rem) 60rem, 100vw" />
      </div>
    </section>
  );
}
