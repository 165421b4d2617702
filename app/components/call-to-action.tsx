import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { RoofPart } from '../../content/schema/home-page.ts';
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

type ClosingCallProps = {
  title: string;
  lead: string;
  /** The part of the roof that its picture shows, instead of the whole house. */
  part?: RoofPart;
  /** Replaces the usual two buttons. */
  children?: ReactNode;
};

/** The last section of a page, dark in both themes: a call to action. */
export function ClosingCall({ title, lead, part, children = <CallOrQuote /> }: ClosingCallProps) {
  return (
    <section className={part ? `night near near-${part}` : 'night'}>
      <div className="page-width grid lg:grid-cols-[6fr_5fr]">
        <div className="section grid gap-5">
          <h2>{title}</h2>
          <Lead text={lead} />
          {children}
        </div>
        <House sizes={part ? '(min-width: 64rem) 75rem, 180vw' : '(min-width: 64rem) 60rem, 100vw'} />
      </div>
    </section>
  );
}
