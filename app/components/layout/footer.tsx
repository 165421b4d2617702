import { company } from '../../../content/company.ts';
import { addressText, mailHref, phoneHref } from '../../../shared/contact-links.ts';
import { paths } from '../../../shared/paths.ts';
import { Link } from '../link.tsx';
import { legalLinks, mainLinks, serviceLinks } from './navigation.ts';
import { PhoneButton } from './phone-button.tsx';

const FOOTER_SERVICES = 6;

/** Where to go from here: pages, services, work area, legal texts and how to reach the firm. */
export function Footer() {
  return (
    <footer className="line-t bg-quiet">
      <div className="page-width grid gap-10 py-14 wrap-anywhere sm:grid-cols-2 lg:grid-cols-[1.5fr_repeat(4,1fr)]">
        <div>
          <h2 className="text-lg">{company.name}</h2>
          <address className="mt-3 not-italic text-base">
            {addressText}
            <br />
            <a href={phoneHref} className="prose-link inline-flex min-h-8 items-center">
              {company.phone.display}
            </a>
            <br />
            <a href={mailHref} className="prose-link inline-flex min-h-8 items-center">
              {company.email}
            </a>
          </address>
        </div>
        <FooterLinks title="Navigatie" links={[...mainLinks, { name: 'Offerte aanvragen', path: paths.quote }]} />
        <FooterLinks title="Diensten" links={serviceLinks.slice(0, FOOTER_SERVICES)} />
        <div>
          <h2 className="text-lg">Werkgebied</h2>
          <ul className="mt-3 columns-2 text-base [line-height:2] sm:columns-1">
            {company.cities.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
        </div>
        <FooterLinks title="Juridisch" links={legalLinks} />
      </div>
      <PhoneButton />
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 text-base">
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
